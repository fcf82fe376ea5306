import { describe, expect, it } from '@jest/globals';
import { Test } from '@nestjs/testing';
import { loadConfig, PlatformConfig, serviceMessaging } from '../src/index.js';

describe('the boot of a service that handles events', () => {
  it('fails with the name of every event that is sent to it and that nobody handles', async () => {
    const messaging = serviceMessaging(loadConfig(PlatformConfig, {}), {
      service: 'notifications',
      handlesEvents: true,
    });
    const app = await Test.createTestingModule({ imports: [messaging] }).compile();
    app.useLogger(false);

    await expect(app.init()).rejects.toThrow(
      [
        'Messages and handlers do not match:',
        '- event identity.code-requested has no handler',
        '- event identity.notice-requested has no handler',
        '- event wallet.deposit-completed has no handler',
      ].join('\n'),
    );
  });
});
