import { connect } from 'node:net';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { UPLOAD_BYTES_MAX, uploadDocument } from '@goalwright/contracts/api/documents';
import { start, uploadDocument as register } from '@goalwright/contracts/generator';
import { cents } from '@goalwright/contracts/values';
import { readBalance } from '@goalwright/contracts/wallet';
import { eventually } from '@goalwright/testing';
import { aBalance, aSession, type GatewayUnderTest, startGateway } from './gateway-under-test.js';

jest.setTimeout(60_000);

const REPORT = 'M. G. read 45 words correct per minute on the fall benchmark.\n';
const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(REPORT.repeat(50), 'utf16le')]);
const windows1252 = Buffer.from('The student\x92s score \x96 45 \x93WCPM\x94', 'latin1');
const executable = Buffer.concat([Buffer.from('MZ\x90\0\x03\0', 'latin1'), Buffer.alloc(5000)]);

const spools = async (): Promise<string[]> =>
  (await readdir(tmpdir())).filter((name) => name.startsWith('goalwright-upload-'));

describe('uploading a document', () => {
  let gateway: GatewayUnderTest;
  let spoolsBefore: string[];
  beforeEach(async () => {
    spoolsBefore = await spools();
    gateway = await startGateway({ UPLOADS_PER_HOUR: '5', TOKEN_WAIT_MS: '6000' });
  });
  afterEach(async () => {
    await gateway.stop();
    expect(await spools()).toEqual(spoolsBefore);
  });

  type Part = readonly [name: string, value: string | Blob, fileName?: string];
  const file = (content: string | Uint8Array, name = 'report.txt'): Part => [
    'FileData',
    new Blob([content as BlobPart]),
    name,
  ];
  const fields = (token: string): Part[] => [
    ['USToken', token],
    ['Disability', 'sld'],
    ['AreaToTarget', 'auto'],
  ];

  async function upload(
    parts: readonly Part[],
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: Record<string, unknown> }> {
    const form = new FormData();
    for (const [name, value, fileName] of parts) {
      if (typeof value === 'string') form.append(name, value);
      else form.append(name, value, fileName);
    }
    const response = await fetch(`${gateway.origin}/api/v1/document/upload`, {
      method: 'POST',
      body: form,
      headers,
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  it('proposes areas with auto, and holds nothing', async () => {
    gateway.wallet.answers(readBalance, () => aBalance(1050));
    const session = aSession();
    const reply = await gateway.client.call(
      uploadDocument,
      { USToken: gateway.signIn(session), Disability: 'sld', AreaToTarget: ' Auto ' },
      { file: { name: 'M G report.TXT', content: new Blob([REPORT]) } },
    );
    expect(reply).toMatchObject({
      isSuccessful: true,
      body: {
        ProposedAreas: [
          {
            AreaOfNeed: 'Reading fluency',
            HasBaseline: true,
            Baselines: [{ Text: '45 WCPM' }, { Text: '51 WCPM', Page: 2, Quote: '51 in the hallway' }],
            IsBaselinePlain: false,
            IsNeedPlain: false,
            Praise: [{ Page: 2, Quote: 'reads with expression' }],
          },
        ],
        AffordableAreas: 5,
        PageCount: 2,
        StudentName: 'M. G.',
        UpdatedWalletBalance: 1050,
        user: { Email: 'ana@example.org' },
      },
    });
    expect(gateway.generator.received(register)).toMatchObject([
      {
        userId: session.profile.userId,
        format: 'text',
        sizeBytes: REPORT.length,
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
    expect(JSON.stringify(gateway.generator.received(register))).not.toContain('M G');
    expect(gateway.generator.received(start)).toHaveLength(0);
    expect(await gateway.storedBlobs()).toEqual({ pieces: 1, blobs: 1 });
  });

  it('drafts the areas named, in the lower-case form', async () => {
    const reply = await gateway.client.call(
      uploadDocument,
      { USToken: gateway.signIn(), Disability: 'sld', AreaToTarget: 'reading FLUENCY', StudentName: 'M. G.' },
      {
        file: { name: 'report.pdf', content: new Blob([`%PDF-1.7\n${'x'.repeat(2000)}`]) },
        idempotencyKey: 'upload-1234',
      },
    );
    expect(reply).toMatchObject({
      isSuccessful: true,
      body: {
        IsPending: false,
        profiles: [{ area_of_need: 'Reading fluency', quality: 90, engine: 'built-in' }],
        Quality: 90,
      },
    });
    const [started] = gateway.generator.received(start);
    const [registered] = gateway.generator.received(register);
    expect(started).toMatchObject({ studentLabel: 'M. G.', disability: 'sld' });
    expect([started?.key, registered?.key]).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}$/),
      expect.stringMatching(/^[0-9a-f]{64}$/),
    ]);
    expect(started?.key).not.toBe(registered?.key);
  });

  it('drafts a file sent twice under one key, though none was given, and another file under another', async () => {
    const token = gateway.signIn();
    const areas: Part[] = [
      ['USToken', token],
      ['Disability', 'sld'],
      ['AreaToTarget', 'Spelling'],
    ];
    await upload([...areas, file(REPORT)]);
    await upload([...areas, file(REPORT)]);
    await upload([...areas, file(`${REPORT} And more.`)]);
    const [first, again, other] = gateway.generator.received(start);
    expect(again?.key).toBe(first?.key);
    expect(other?.key).not.toBe(first?.key);
  });

  it.each([
    ['UTF-8', Buffer.from(`\ufeff${REPORT} – é`)],
    ['UTF-16', utf16],
    ['Windows-1252', windows1252],
    ['one letter', Buffer.from('a')],
  ])('takes text in %s', async (_encoding, content) => {
    const { body } = await upload([...fields(gateway.signIn()), file(content)]);
    expect(body).toMatchObject({ IsSuccessful: true });
    expect(gateway.generator.received(register)[0]?.sizeBytes).toBe(content.length);
  });

  it('takes a token that comes after the file, and one in the header', async () => {
    const token = gateway.signIn();
    const after = await upload([
      file(REPORT),
      ['AreaToTarget', 'auto'],
      ['Disability', 'sld'],
      ['USToken', token],
    ]);
    expect(after.body).toMatchObject({ IsSuccessful: true });
    const header = await upload([file(REPORT), ['AreaToTarget', 'auto'], ['Disability', 'sld']], {
      Authorization: `Bearer ${token}`,
    });
    expect(header.body).toMatchObject({ IsSuccessful: true });
  });

  it('keeps nothing of a file whose token is missing, dead, or comes dead after it', async () => {
    const rest = fields('').slice(1);
    const answers = [
      await upload([...rest, file(REPORT)]),
      await upload([['USToken', 'dead'], ...rest, file(REPORT)]),
      await upload([file(REPORT), ...rest, ['USToken', 'dead']]),
    ];
    expect(answers.map(({ status, body }) => [status, body['Code']])).toEqual(
      Array(3).fill([401, 'identity.token-invalid']),
    );
    expect(await gateway.storedBlobs()).toEqual({ pieces: 0, blobs: 0 });
  });

  it('asks for the minimum balance before it reads the file', async () => {
    gateway.wallet.answers(readBalance, () => aBalance(0));
    const { body } = await upload([...fields(gateway.signIn()), file(REPORT)]);
    expect(body).toMatchObject({ Code: 'wallet.minimum-balance', Message: 'Minimum balance is $10.' });
    expect(await gateway.storedBlobs()).toEqual({ pieces: 0, blobs: 0 });
  });

  it.each([
    ['an empty file', [file('')], 200, 'document.empty'],
    ['an executable named .pdf', [file(executable, 'report.pdf')], 415, 'document.wrong-type'],
    ['an executable named .txt', [file(executable, 'report.txt')], 415, 'document.wrong-type'],
    ['an .exe', [file(executable, 'report.exe')], 415, 'document.wrong-type'],
    ['a Word file', [file('PK\u0003\u0004', 'report.docx')], 415, 'document.wrong-type'],
    ['a PDF named .txt', [file('%PDF-1.7 x', 'report.txt')], 415, 'document.wrong-type'],
    ['a text named .pdf', [file(REPORT, 'report.pdf')], 415, 'document.wrong-type'],
    ['a NUL late in a text', [file(`${REPORT.repeat(2000)}\0`)], 415, 'document.wrong-type'],
    ['a name without an extension', [file(REPORT, 'report')], 415, 'document.wrong-type'],
    ['a name that hides its extension', [file(REPORT, 'report\u202etxt.exe')], 415, 'document.wrong-type'],
    ['a name that climbs', [file(REPORT, '..\\..\\x')], 415, 'document.wrong-type'],
    ['no file', [], 400, 'request.invalid'],
    ['a text where the file is due', [['FileData', REPORT] as Part], 400, 'request.invalid'],
    [
      'a file where a text is due',
      [['StudentName', new Blob([REPORT]), 'a.txt'] as Part],
      400,
      'request.invalid',
    ],
    ['two files', [file(REPORT), file(REPORT)], 413, 'request.too-large'],
    [
      'eleven fields',
      Array.from({ length: 11 }, (_, index) => [`f${String(index)}`, 'x'] as Part),
      413,
      'request.too-large',
    ],
    ['the same field twice', [['Disability', 'autism'] as Part, file(REPORT)], 400, 'request.invalid'],
    ['an endless field', [['StudentName', 'x'.repeat(50_000)] as Part, file(REPORT)], 400, 'request.invalid'],
    ['a NUL in a field', [['StudentName', 'a\0b'] as Part, file(REPORT)], 400, 'request.invalid'],
    ['a document id that is none', [['DocumentId', '../x'] as Part], 400, 'request.invalid'],
    ['a field of the prototype', [['__proto__', 'x'] as Part, file(REPORT)], 400, 'request.invalid'],
  ] as [string, Part[], number, string][])('refuses %s', async (_what, parts, status, code) => {
    const { status: answered, body } = await upload([...fields(gateway.signIn()), ...parts]);
    expect({ status: answered, code: body['Code'] }).toEqual({ status, code });
    expect(gateway.generator.received(register)).toHaveLength(0);
  });

  it('takes 25 MB to the byte, and refuses one more, whether the token comes before or after', async () => {
    const largest = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(UPLOAD_BYTES_MAX - 9, 'x')]);
    const taken = await upload([...fields(gateway.signIn()), file(largest, 'a.pdf')]);
    expect(taken.body).toMatchObject({ IsSuccessful: true });
    const tooLarge = file(Buffer.concat([largest, Buffer.from('x')]), 'a.pdf');
    const before = await upload([...fields(gateway.signIn()), tooLarge]);
    const after = await upload([tooLarge, ...fields(gateway.signIn())]);
    expect([before, after].map(({ status, body }) => [status, body['Code']])).toEqual(
      Array(2).fill([413, 'document.too-large']),
    );
    expect((await gateway.storedBlobs()).blobs).toBe(1);
  });

  it('lets a user send five an hour, and says when the next may come', async () => {
    const token = gateway.signIn();
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await upload([...fields(token), file(REPORT)])).status).toBe(200);
    }
    expect(await upload([...fields(token), file(REPORT)])).toMatchObject({
      status: 429,
      body: { Code: 'request.too-many' },
    });
    expect((await upload([...fields(gateway.signIn()), file(REPORT)])).status).toBe(200);
  });

  it('survives uploads that break off, and keeps no blob of them', async () => {
    const token = gateway.signIn();
    const head = [
      '--cut',
      'Content-Disposition: form-data; name="USToken"',
      '',
      token,
      '--cut',
      'Content-Disposition: form-data; name="FileData"; filename="a.txt"',
      '',
      REPORT.repeat(3000),
    ].join('\r\n');
    await Promise.all(
      Array.from(
        { length: 4 },
        () =>
          new Promise<void>((resolve) => {
            const socket = connect(gateway.service.httpPort, '127.0.0.1', () => {
              socket.write(
                `POST /api/v1/document/upload HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=cut\r\nContent-Length: 9000000\r\n\r\n${head}`,
                () => {
                  socket.destroy();
                  resolve();
                },
              );
            });
          }),
      ),
    );
    await eventually(async () => {
      expect((await upload([...fields(gateway.signIn()), file(REPORT)])).body).toMatchObject({
        IsSuccessful: true,
      });
    });
    expect((await gateway.storedBlobs()).blobs).toBe(1);
  });

  it('frees the places of those who sent a file and never said who they are', async () => {
    const head =
      '--cut\r\nContent-Disposition: form-data; name="FileData"; filename="a.txt"\r\n\r\n' +
      REPORT.repeat(30);
    const silent = Array.from({ length: 8 }, () => {
      const socket = connect(gateway.service.httpPort, '127.0.0.1', () => {
        socket.write(
          `POST /api/v1/document/upload HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=cut\r\nContent-Length: 9000000\r\n\r\n${head}`,
        );
      });
      return socket.on('error', () => undefined);
    });
    const sendAside = () => upload([file(REPORT), ...fields('dead')]);
    await eventually(async () => {
      expect((await sendAside()).body).toMatchObject({ Code: 'request.too-many' });
    });
    await eventually(
      async () => {
        expect((await sendAside()).body).toMatchObject({ Code: 'identity.token-invalid' });
      },
      { timeoutMs: 15_000 },
    );
    for (const socket of silent) socket.destroy();
  });

  it.each([
    ['without a boundary', 'multipart/form-data', 415],
    ['with another boundary', 'multipart/form-data; boundary=other', 400],
  ])('refuses a form %s', async (_what, type, status) => {
    const response = await fetch(`${gateway.origin}/api/v1/document/upload`, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: '--x\r\nContent-Disposition: form-data; name="USToken"\r\n\r\na\r\n--x--\r\n',
    });
    expect(response.status).toBe(status);
  });

  it('counts an internal account’s areas by the limit and not by the wallet', async () => {
    gateway.wallet.answers(readBalance, () => ({ ...aBalance(0), heldCents: cents(0) }));
    const { body } = await upload([...fields(gateway.signIn(aSession({ isInternal: true }))), file(REPORT)]);
    expect(body).toMatchObject({ IsSuccessful: true, AffordableAreas: 10 });
  });
});
