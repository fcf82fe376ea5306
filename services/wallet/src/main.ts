import { startService } from '@goalwright/platform';
import { WalletConfig } from './config.js';
import { WalletModule } from './wallet.module.js';

await startService({
  name: 'wallet',
  config: WalletConfig,
  module: (config) => WalletModule.forConfig(config),
});
