import { startService } from '@goalwright/platform';
import { GeneratorConfig } from './config.js';
import { WorkerModule } from './worker.module.js';

await startService({
  name: 'generator-worker',
  config: GeneratorConfig,
  module: (config) => WorkerModule.forConfig(config),
});
