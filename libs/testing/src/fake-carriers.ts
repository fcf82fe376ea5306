/**
 * SendGrid and Twilio as far as notifications needs them: they check each request against the carrier's own OpenAPI
 * description, keep what they took, and fail on demand in the ways that carriers fail.
 */
import { generateKeyPairSync, randomBytes, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type OpenApiDescription, openApiDescription } from './openapi-check.js';

/**
 * How the next request goes wrong: an answer with a status; or the message taken and then no answer (`silent`), a
 * broken connection (`cut`), or an answer that comes byte by byte and does not end (`drip`).
 */
export type CarrierTrouble =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown }
  | 'silent'
  | 'cut'
  | 'drip';

const DRIP_EVERY_MS = 40;

abstract class FakeCarrier<Message> {
  /** What was asked for, well or badly. */
  readonly requests: { readonly path: string; readonly body: string; readonly atMs: number }[] = [];
  /** What the carrier took: as far as it goes, these were sent. */
  readonly taken: Message[] = [];
  /** What requests got wrong by the carrier's description. A test's last look. */
  readonly faults: string[] = [];
  /** Called when a message was taken, before the answer. */
  onTaken: (message: Message) => Promise<void> = () => Promise.resolve();
  readonly #server: Server;
  readonly #troubles: CarrierTrouble[] = [];

  protected constructor() {
    this.#server = createServer((request, reply) => {
      this.#serve(request, reply).catch(() => reply.destroy());
    });
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}`;
  }

  /** The next requests go wrong so, one after another. */
  fail(...troubles: readonly CarrierTrouble[]): void {
    this.#troubles.push(...troubles);
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => {
      this.#server.close(() => {
        resolve();
      });
    });
  }

  protected listen(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  /** Says what is wrong with a request, or what is taken and answered. */
  protected abstract read(
    request: IncomingMessage,
    body: string,
  ): { status: number; body: unknown } | { message: Message; answer: (reply: ServerResponse) => void };

  async #serve(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('utf8');
    this.requests.push({ path: request.url ?? '', body, atMs: Date.now() });
    const read = this.read(request, body);
    const trouble = this.#troubles.shift();
    if (typeof trouble === 'object') {
      reply.writeHead(trouble.status, { 'Content-Type': 'application/json', ...trouble.headers });
      reply.end(JSON.stringify(trouble.body ?? {}));
      return;
    }
    if ('status' in read) {
      reply.writeHead(read.status, { 'Content-Type': 'application/json' });
      reply.end(JSON.stringify(read.body));
      return;
    }
    this.taken.push(read.message);
    await this.onTaken(read.message);
    if (trouble === undefined) read.answer(reply);
    else if (trouble === 'cut') reply.destroy();
    else if (trouble === 'drip') drip(reply);
  }
}

function drip(reply: ServerResponse): void {
  reply.writeHead(200, { 'Content-Type': 'application/json' });
  const drops = setInterval(() => reply.write(' '), DRIP_EVERY_MS);
  reply.once('close', () => {
    clearInterval(drops);
  });
}

export interface SendGridMail {
  readonly personalizations: readonly {
    readonly to: readonly { readonly email: string }[];
    readonly custom_args: Readonly<Record<string, string>>;
  }[];
  readonly from: { readonly email: string; readonly name: string };
  readonly subject: string;
  readonly content: readonly { readonly type: string; readonly value: string }[];
  readonly headers: Readonly<Record<string, string>>;
  readonly tracking_settings: Readonly<Record<string, { readonly enable: boolean }>>;
}

export class FakeSendGrid extends FakeCarrier<SendGridMail> {
  // Put together here: a scanner for leaked keys would take it for one.
  readonly apiKey = ['SG', randomBytes(16).toString('base64url'), randomBytes(32).toString('base64url')].join(
    '.',
  );
  /** As SendGrid shows it: base64 of DER. */
  readonly webhookKey: string;
  readonly #privateKey;
  readonly #description: OpenApiDescription;

  private constructor() {
    super();
    this.#description = openApiDescription('sendgrid', { isForm: false });
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.webhookKey = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
    this.#privateKey = privateKey;
  }

  static async start(): Promise<FakeSendGrid> {
    const fake = new FakeSendGrid();
    await fake.listen();
    return fake;
  }

  /** A batch of its event webhook: signed, with what it sends beside the fields we read. */
  report(...events: readonly Readonly<Record<string, unknown>>[]): {
    body: string;
    signature: string;
    timestamp: string;
  } {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const body = JSON.stringify(
      events.map((event) => ({
        email: 'somebody@school.example',
        timestamp: Number(timestamp),
        'smtp-id': '<14c5d75ce93@ismtpd-555>',
        sg_event_id: randomBytes(16).toString('base64url'),
        ...event,
      })),
    );
    const signature = sign('sha256', Buffer.from(timestamp + body), this.#privateKey).toString('base64');
    return { body, signature, timestamp };
  }

  protected override read(request: IncomingMessage, body: string) {
    const { method, url, headers } = request;
    if (method !== 'POST' || url !== '/v3/mail/send')
      return { status: 404, body: refusal('unknown address') };
    if (headers.authorization !== `Bearer ${this.apiKey}`)
      return { status: 401, body: refusal('authorization') };
    const mail = JSON.parse(body) as SendGridMail;
    const faults = this.#description.faults(
      '/components/requestBodies/PostMailSend/content/application~1json/schema',
      mail,
    );
    this.faults.push(...faults);
    if (faults.length > 0) return { status: 400, body: refusal(faults.join('; ')) };
    const answer = (reply: ServerResponse): void => {
      reply.writeHead(202, { 'X-Message-Id': randomBytes(16).toString('base64url') });
      reply.end();
    };
    return { message: mail, answer };
  }
}

const refusal = (message: string) => ({ errors: [{ message, field: null, help: null }] });

export interface TwilioText {
  readonly To: string;
  readonly From?: string;
  readonly MessagingServiceSid?: string;
  readonly Body: string;
  readonly StatusCallback: string;
  readonly ValidityPeriod: number;
}

export class FakeTwilio extends FakeCarrier<TwilioText> {
  readonly accountSid = `AC${randomBytes(16).toString('hex')}`;
  readonly authToken = randomUUID().replaceAll('-', '');
  readonly #description: OpenApiDescription;

  private constructor() {
    super();
    this.#description = openApiDescription('twilio', { isForm: true });
  }

  static async start(): Promise<FakeTwilio> {
    const fake = new FakeTwilio();
    await fake.listen();
    return fake;
  }

  protected override read(request: IncomingMessage, body: string) {
    const { method, url, headers } = request;
    const path = '/2010-04-01/Accounts/{AccountSid}/Messages.json';
    const route = `/paths/${path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}/post`;
    if (method !== 'POST' || url !== path.replace('{AccountSid}', this.accountSid))
      return { status: 404, body: { code: 20404, message: 'not found', status: 404 } };
    const key = Buffer.from(`${this.accountSid}:${this.authToken}`).toString('base64');
    if (headers.authorization !== `Basic ${key}`)
      return { status: 401, body: { code: 20003, message: 'Authenticate', status: 401 } };
    const text: unknown = Object.fromEntries(new URLSearchParams(body));
    const faults = this.#description.faults(
      `${route}/requestBody/content/application~1x-www-form-urlencoded/schema`,
      text,
    );
    const message = text as TwilioText;
    // Of the pair one must be there; the description says so in an extension that no validator reads.
    if ((message.From === undefined) === (message.MessagingServiceSid === undefined))
      faults.push('one of From and MessagingServiceSid');
    this.faults.push(...faults);
    if (faults.length > 0)
      return { status: 400, body: { code: 21211, message: faults.join('; '), status: 400 } };
    const created = this.#created(message);
    const own = this.#description.faults(`${route}/responses/201/content/application~1json/schema`, created);
    if (own.length > 0) throw new Error(`this fake is no Twilio: ${own.join('; ')}`);
    const answer = (reply: ServerResponse): void => {
      reply.writeHead(201, { 'Content-Type': 'application/json' });
      reply.end(JSON.stringify(created));
    };
    return { message, answer };
  }

  #created({ To, From, MessagingServiceSid, Body }: TwilioText) {
    const sid = `SM${randomBytes(16).toString('hex')}`;
    return {
      sid,
      account_sid: this.accountSid,
      api_version: '2010-04-01',
      body: Body,
      date_created: new Date().toUTCString(),
      date_updated: new Date().toUTCString(),
      date_sent: null,
      direction: 'outbound-api',
      error_code: null,
      error_message: null,
      from: From ?? null,
      messaging_service_sid: MessagingServiceSid ?? null,
      num_media: '0',
      num_segments: '1',
      price: null,
      price_unit: 'USD',
      status: 'queued',
      subresource_uris: {},
      to: To,
      uri: `/2010-04-01/Accounts/${this.accountSid}/Messages/${sid}.json`,
    };
  }
}
