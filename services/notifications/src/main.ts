import { startService } from '@goalwright/platform';
import { NotificationsConfig } from './config.js';
import { NotificationsModule } from './notifications.module.js';

await startService({
  name: 'notifications',
  config: NotificationsConfig,
  module: (config) => NotificationsModule.forConfig(config),
});
