/** Receiving an upload: a form read part by part, its file streamed into the blob store once the sender is known. */
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import { BlobTooLargeError, BlobWriter, type StoredBlob } from '@goalwright/blob-store';
import { UPLOAD_BYTES_MAX, uploadDocument } from '@goalwright/contracts/api/documents';
import type { Received } from '@goalwright/contracts/define';
import { DomainError } from '@goalwright/contracts/errors';
import { Lifecycle } from '@goalwright/platform';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Admission, bearerToken, type SignedIn } from '../admission/admission.js';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { Gate } from '../gate/gate.js';
import { parseRequest, storableText } from '../incoming/incoming.js';
import { type FileFormat, formatOfName, provenContent } from './file-format.js';
import { Spool } from './spool.js';
import { UploadAllowance } from './upload-allowance.js';

const FILE_FIELD = 'FileData';
const FORM_LIMITS = {
  files: 1,
  fields: 10,
  parts: 12,
  fieldNameSize: 100,
  fieldSize: 10_000,
  headerPairs: 50,
  // One byte past ours, so that the store sees the excess and says what it is.
  fileSize: UPLOAD_BYTES_MAX + 1,
};

export interface StoredFile extends StoredBlob {
  readonly format: FileFormat;
}

export interface Upload {
  readonly request: Received<typeof uploadDocument.request>;
  readonly caller: SignedIn;
  /** Null where the form names a document that was read before. */
  readonly file: StoredFile | null;
}

/** What the form held so far. */
interface Form {
  readonly fields: Record<string, string>;
  caller: SignedIn | null;
  file: StoredFile | null;
  waiting: { spool: Spool; format: FileFormat } | null;
  /** Runs while a file lies aside, and cuts the line of a sender who stays unknown. */
  patience: NodeJS.Timeout | undefined;
}

@Injectable()
export class Uploads implements OnModuleDestroy {
  constructor(
    private readonly blobs: BlobWriter,
    private readonly admission: Admission,
    private readonly gate: Gate,
    private readonly allowance: UploadAllowance,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
    lifecycle: Lifecycle,
  ) {
    lifecycle.addCheck('blob-store', () => this.blobs.check());
  }

  async onModuleDestroy(): Promise<void> {
    await this.blobs.close();
  }

  /** @throws DomainError `request.*`, `identity.*`, `wallet.minimum-balance`, or a `document.*` of the file itself */
  async receive(incoming: FastifyRequest): Promise<Upload> {
    const form: Form = { fields: {}, caller: null, file: null, waiting: null, patience: undefined };
    try {
      await this.#readParts(incoming, form);
      const token = tokenIn(form, incoming);
      form.caller ??= await this.#admit(token);
      const request = parseRequest(uploadDocument.request, { ...form.fields, USToken: token });
      if (form.waiting)
        form.file = await this.#store(form.caller, form.waiting.spool.read(), form.waiting.format);
      if ((form.file === null) === (request.DocumentId === undefined)) {
        throw new DomainError('request.invalid', { message: 'FileData: send either a file or a DocumentId' });
      }
      return { request, caller: form.caller, file: form.file };
    } finally {
      await form.waiting?.spool.remove();
    }
  }

  async #readParts(incoming: FastifyRequest, form: Form): Promise<void> {
    try {
      for await (const part of incoming.parts({ limits: FORM_LIMITS })) {
        if (part.type === 'field') takeField(form, part);
        else await this.#takeFile(incoming, form, part);
      }
    } catch (error) {
      throw asRefusal(error);
    } finally {
      clearTimeout(form.patience);
    }
  }

  async #takeFile(incoming: FastifyRequest, form: Form, part: MultipartFile): Promise<void> {
    try {
      if (part.fieldname !== FILE_FIELD) {
        throw new DomainError('request.invalid', {
          message: `FileData: is the only field that takes a file`,
        });
      }
      const format = formatOfName(part.filename);
      const token = tokenIn(form, incoming);
      // Nobody's file goes into the store: without a token yet, it waits aside, where places are few.
      if (token === null) {
        form.patience = setTimeout(() => incoming.raw.destroy(), this.config.TOKEN_WAIT_MS);
        form.waiting = { spool: await Spool.keep(part.file), format };
      } else {
        form.caller = await this.#admit(token);
        form.file = await this.#store(form.caller, part.file, format);
      }
    } catch (error) {
      // Read to its end, or the caller would still be sending when the answer comes, and never see it.
      part.file.resume();
      throw error;
    }
  }

  async #admit(token: string | null): Promise<SignedIn> {
    const caller = await this.admission.admit(uploadDocument.access, token);
    await this.gate.pass(caller.session);
    return caller;
  }

  async #store(
    caller: SignedIn,
    content: AsyncIterable<Uint8Array>,
    format: FileFormat,
  ): Promise<StoredFile> {
    this.allowance.take(caller.session.profile.userId);
    const source = new Watched(provenContent(content, format));
    try {
      const blob = await this.blobs.write(source.read(), { maxBytes: UPLOAD_BYTES_MAX });
      if (blob.sizeBytes === 0) throw new DomainError('document.empty');
      return { ...blob, format };
    } catch (error) {
      if (error instanceof DomainError || error === source.fault) throw error;
      if (error instanceof BlobTooLargeError) throw new DomainError('document.too-large');
      throw new DomainError('service.unavailable', {}, { cause: error });
    }
  }
}

/** Tells the sender's faults from the store's: only what was thrown while reading is the sender's. */
class Watched {
  fault: unknown;

  constructor(private readonly content: AsyncIterable<Uint8Array>) {}

  async *read(): AsyncGenerator<Uint8Array> {
    try {
      yield* this.content;
    } catch (error) {
      this.fault = error;
      throw error;
    }
  }
}

function tokenIn(form: Form, incoming: FastifyRequest): string | null {
  return form.fields['USToken'] ?? bearerToken(incoming);
}

function takeField(form: Form, part: MultipartValue): void {
  const { fieldname: name, value, valueTruncated, fieldnameTruncated } = part;
  if (typeof value !== 'string' || valueTruncated || fieldnameTruncated || Object.hasOwn(form.fields, name)) {
    throw new DomainError('request.invalid', { message: `${name.slice(0, 100)}: must be one short text` });
  }
  // A form sends its empty fields too.
  if (value !== '' || (name !== 'USToken' && name !== 'DocumentId' && name !== 'StudentName')) {
    form.fields[name] = storableText(value, name);
  }
}

/** What the form's reader throws: past a limit (413), or a form that ends early or was never one. */
function asRefusal(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const isPastLimit =
    typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode === 413;
  return isPastLimit
    ? new DomainError('request.too-large', {}, { cause: error })
    : new DomainError(
        'request.invalid',
        { message: 'This upload is incomplete or malformed.' },
        { cause: error },
      );
}
