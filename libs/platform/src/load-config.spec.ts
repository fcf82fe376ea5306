import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import {
  ConfigError,
  LimitsConfig,
  limitsScale,
  loadConfig,
  PlatformConfig,
  secret,
  wholeNumber,
} from './load-config.js';

const Config = PlatformConfig.extend({
  BLOB_SECRET: secret('blob-secret'),
  LIMIT: wholeNumber(5, 1),
  URL: z.url().optional(),
});
const SECRETS = { CALL_SECRET: 'c'.repeat(40), BLOB_SECRET: 'b'.repeat(40) };

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    loadConfig(Config, environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

describe('loadConfig', () => {
  it('needs nothing in the embedded default', () => {
    expect(loadConfig(Config, {})).toMatchObject({ MODE: 'embedded', LIMIT: 5, HTTP_HOST: '127.0.0.1' });
  });

  it('takes an empty value for an absent one', () => {
    expect(loadConfig(Config, { LIMIT: '', URL: '' })).toMatchObject({ LIMIT: 5 });
  });

  it('lists every fault at once, by name and without the value', () => {
    const faults = faultsOf({
      LIMIT: 'many',
      MODE: 'live',
      URL: 'postgres//secret-host',
      HTTP_PORT: '70000',
    });
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(
      expect.arrayContaining(['LIMIT', 'MODE', 'URL', 'HTTP_PORT']),
    );
    expect(faults.join()).not.toContain('secret-host');
  });

  it('runs production with secrets of its own', () => {
    expect(faultsOf({ MODE: 'production', ...SECRETS })).toEqual([]);
  });

  it.each([
    ['missing', {}],
    ['short', { BLOB_SECRET: 'short' }],
    ['a development one', { BLOB_SECRET: 'development-blob-secret-of-compose-only' }],
  ])('refuses production where a secret is %s', (_what, environment) => {
    const { CALL_SECRET } = SECRETS;
    expect(faultsOf({ MODE: 'production', CALL_SECRET, ...environment }).join()).toContain('BLOB_SECRET');
  });
});

describe('limitsScale', () => {
  const Limited = PlatformConfig.extend(LimitsConfig.shape);

  it('is what the settings say, parts of one too', () => {
    expect(limitsScale(loadConfig(Limited, { LIMITS_SCALE: '0.5' }))).toBe(0.5);
  });

  it('is one in production, whatever the settings say', () => {
    const { CALL_SECRET } = SECRETS;
    const config = loadConfig(Limited, { MODE: 'production', CALL_SECRET, LIMITS_SCALE: '100' });
    expect(limitsScale(config)).toBe(1);
  });
});
