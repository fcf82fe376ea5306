import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { confirmGeneration, uploadDocument } from '@goalwright/contracts/api/documents';
import { DomainError } from '@goalwright/contracts/errors';
import {
  chooseStudent,
  readDocument,
  start,
  uploadDocument as register,
} from '@goalwright/contracts/generator';
import { DocumentId } from '@goalwright/contracts/values';
import { eventually } from '@goalwright/testing';
import { aReading, type GatewayUnderTest, startGateway } from './gateway-under-test.js';

jest.setTimeout(60_000);

const documentId = DocumentId.parse(randomUUID());
const report = { name: 'report.txt', content: new Blob(['M. G. read 45 words correct per minute.']) };

describe('waiting for a report to be read', () => {
  let gateway: GatewayUnderTest;
  const started = async (env: { READING_WAIT_MS?: string }) => {
    gateway = await startGateway(env);
    gateway.generator.answers(register, () => ({ documentId }));
  };
  afterEach(() => gateway.stop());

  const upload = (areaToTarget = 'auto', token = gateway.signIn()) =>
    gateway.client.call(
      uploadDocument,
      { USToken: token, Disability: 'sld', AreaToTarget: areaToTarget },
      { file: report },
    );
  const readingGoesOn = () => {
    gateway.generator.answers(readDocument, async () => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      return aReading({ status: 'waiting' });
    });
  };

  describe('that takes longer than a reply may', () => {
    beforeEach(() => started({ READING_WAIT_MS: '1000' }));

    it.each(['auto', 'Spelling'])('says how to go on, and goes on so, for %s', async (areaToTarget) => {
      readingGoesOn();
      const token = gateway.signIn();
      const refused = await upload(areaToTarget, token);
      expect(refused).toMatchObject({
        status: 200,
        isSuccessful: false,
        problem: { Code: 'document.still-reading', Facts: { DocumentId: documentId } },
      });
      expect(gateway.generator.received(start)).toHaveLength(0);
      gateway.generator.answers(readDocument, () => aReading());
      const reply = await gateway.client.call(uploadDocument, {
        USToken: token,
        Disability: 'sld',
        AreaToTarget: areaToTarget,
        DocumentId: documentId,
      });
      expect(reply).toMatchObject({ isSuccessful: true, body: { DocumentId: documentId } });
    });

    it.each([
      ['refused', { status: 'refused', refusal: 'document.scanned' }, 'document.scanned'],
      ['refused for a reason we do not know', { status: 'refused', refusal: 'other' }, 'document.unreadable'],
    ] as const)('says why, when it is %s', async (_outcome, reading, code) => {
      gateway.generator.answers(readDocument, () => aReading(reading));
      expect(await upload('Spelling')).toMatchObject({ status: 200, problem: { Code: code } });
      expect(gateway.generator.received(start)).toHaveLength(0);
    });
  });

  it('ends when the process drains, before its connections are cut', async () => {
    await started({});
    readingGoesOn();
    const replying = upload();
    await eventually(() => {
      expect(gateway.generator.received(readDocument).length).toBeGreaterThan(0);
    });
    const stopping = gateway.service.stop();
    expect(await replying).toMatchObject({
      problem: { Code: 'document.still-reading', Facts: { DocumentId: documentId } },
    });
    await stopping;
  });

  it('leaves out the name where the report has none, and asks for pronouns it leaves open', async () => {
    await started({});
    gateway.generator.answers(readDocument, () => aReading({ studentName: null, pronouns: null }));
    const reply = await upload();
    expect(reply).toMatchObject({ isSuccessful: true, body: { PageCount: 2, Pronouns: null } });
    expect(reply).not.toHaveProperty('body.StudentName');
  });

  it('says how far it is, as soon as the page would rather know', async () => {
    await started({});
    gateway.generator.answers(readDocument, ({ waitMs }) => {
      expect(waitMs).toBeLessThanOrEqual(1500);
      return aReading({ status: 'waiting', pagesRead: 7, pageCount: 40 });
    });
    const beginMs = performance.now();
    const call = {
      USToken: gateway.signIn(),
      Disability: 'sld',
      AreaToTarget: 'auto',
      DocumentId: documentId,
    };
    for (const waitSeconds of [0, 1]) {
      expect(await gateway.client.call(uploadDocument, call, { waitSeconds })).toMatchObject({
        status: 200,
        problem: {
          Code: 'document.still-reading',
          Facts: { DocumentId: documentId, PagesRead: 7, PageCount: 40 },
        },
      });
    }
    expect(performance.now() - beginMs).toBeLessThan(5000);
  });

  describe('about several students', () => {
    const Students = ['Mara Quist', 'Leo Aduba'];
    const several = aReading({
      status: 'several-students',
      students: Students,
      studentName: null,
      proposedAreas: [],
    });
    beforeEach(() => started({}));

    it.each(['auto', 'Spelling'])('asks which one, and drafts nothing, for %s', async (areaToTarget) => {
      gateway.generator.answers(readDocument, () => several);
      const reply = await upload(areaToTarget);
      expect(reply).toMatchObject({
        status: 200,
        isSuccessful: false,
        problem: { Code: 'document.several-students', Facts: { DocumentId: documentId, Students } },
      });
      expect(JSON.stringify(reply)).toMatch(/"Message":"[^"]*Nothing was charged\."/);
      expect(gateway.generator.received(start)).toHaveLength(0);
      expect(gateway.generator.received(chooseStudent)).toHaveLength(0);
    });

    it('goes on with the one who is named', async () => {
      let chosen: string | undefined;
      gateway.generator.answers(chooseStudent, ({ student }) => {
        chosen = student;
        return {};
      });
      gateway.generator.answers(readDocument, () =>
        chosen === undefined ? several : aReading({ studentName: chosen, pronouns: 'he' }),
      );
      const call = {
        USToken: gateway.signIn(),
        Disability: 'sld',
        DocumentId: documentId,
        Student: 'Leo Aduba',
      };
      expect(await gateway.client.call(uploadDocument, { ...call, AreaToTarget: 'auto' })).toMatchObject({
        isSuccessful: true,
        body: { DocumentId: documentId, StudentName: 'Leo Aduba', Pronouns: 'he' },
      });
      const drafted = { ...call, AreaToTarget: 'Spelling', Pronouns: 'they' as const };
      expect(await gateway.client.call(uploadDocument, drafted)).toMatchObject({ isSuccessful: true });
      expect(gateway.generator.received(chooseStudent)).toMatchObject([
        { documentId, student: 'Leo Aduba' },
        { documentId, student: 'Leo Aduba' },
      ]);
      expect(gateway.generator.received(start)).toMatchObject([{ documentId, pronouns: 'they' }]);
    });

    it.each(['document.student-unknown', 'document.student-chosen'] as const)(
      'passes on %s',
      async (code) => {
        gateway.generator.answers(readDocument, () => several);
        gateway.generator.answers(chooseStudent, () => {
          throw new DomainError(code);
        });
        const call = {
          USToken: gateway.signIn(),
          Disability: 'sld',
          AreaToTarget: 'auto',
          DocumentId: documentId,
        };
        expect(await gateway.client.call(uploadDocument, { ...call, Student: 'Ana Roe' })).toMatchObject({
          status: 200,
          problem: { Code: code },
        });
        expect(gateway.generator.received(start)).toHaveLength(0);
      },
    );
  });

  it('takes the provider’s answer about pronouns with the areas', async () => {
    await started({});
    const confirm = (Pronouns?: 'he' | 'she' | 'they' | null) =>
      gateway.client.call(confirmGeneration, {
        USToken: gateway.signIn(),
        DocumentId: documentId,
        Disability: 'sld',
        Areas: [{ AreaOfNeed: 'Spelling', Choice: 'draft' }],
        ...(Pronouns === undefined ? {} : { Pronouns }),
      });
    for (const pronouns of ['he', null, undefined] as const)
      expect(await confirm(pronouns)).toMatchObject({ isSuccessful: true });
    expect(gateway.generator.received(start)).toMatchObject([
      { pronouns: 'he' },
      { pronouns: null },
      { pronouns: null },
    ]);
  });
});
