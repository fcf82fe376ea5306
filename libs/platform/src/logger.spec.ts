import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { withRequestId } from '@goalwright/messaging';
import { StructuredLogger } from './logger.js';

function logged(write: (logger: StructuredLogger) => void, level = 'info'): Record<string, unknown>[] {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  write(new StructuredLogger('wallet', level, destination));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('a log line', () => {
  it('names the service, the place and the request', () => {
    const [line] = logged((logger) => {
      withRequestId('request-1', () => {
        logger.log({ msg: 'held', areas: 3 }, 'Ledger');
      });
    });
    expect(line).toMatchObject({
      level: 'info',
      service: 'wallet',
      context: 'Ledger',
      msg: 'held',
      areas: 3,
      requestId: 'request-1',
    });
  });

  it('carries an error with its cause', () => {
    const error = new Error('outer', { cause: new Error('inner') });
    const [line] = logged((logger) => {
      logger.error({ msg: 'failed', error });
    });
    expect(JSON.stringify(line)).toContain('inner');
  });

  it('carries nothing that a driver hung on its error', () => {
    const error = Object.assign(new Error('lost'), { code: '57P01', client: { password: 'P-2' } });
    const [line] = logged((logger) => {
      logger.error({ msg: 'failed', error });
    });
    expect(line).toMatchObject({ error: { message: 'lost', errorCode: '57P01' } });
    expect(JSON.stringify(line)).not.toContain('P-2');
  });

  it('removes what must not be there, whoever passes it', () => {
    const [line] = logged((logger) => {
      logger.log({ msg: 'oops', token: 'T-1', body: { Password: 'P-1', code: '123456' } });
    });
    expect(JSON.stringify(line)).not.toMatch(/T-1|P-1|123456/);
  });

  it('keeps a line break of a name inside the one line', () => {
    expect(logged((logger) => logger.warn('a\nb {"level":"fatal"}'))).toHaveLength(1);
  });

  it('below the level is not written', () => {
    expect(logged((logger) => logger.debug('detail'))).toEqual([]);
  });
});
