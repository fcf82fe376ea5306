import { startService } from '@goalwright/platform';
import { IdentityConfig } from './config.js';
import { IdentityModule } from './identity.module.js';

await startService({
  name: 'identity',
  config: IdentityConfig,
  module: (config) => IdentityModule.forConfig(config),
});
