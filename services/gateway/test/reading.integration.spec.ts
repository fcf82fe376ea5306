import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { uploadDocument } from '@goalwright/contracts/api/documents';
import { readDocument, start, uploadDocument as register } from '@goalwright/contracts/generator';
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

  it('leaves out the name where the report has none', async () => {
    await started({});
    gateway.generator.answers(readDocument, () => aReading({ studentName: null }));
    const reply = await upload();
    expect(reply).toMatchObject({ isSuccessful: true, body: { PageCount: 2 } });
    expect(reply).not.toHaveProperty('body.StudentName');
  });
});
