import { startService } from '@goalwright/platform';
import { GeneratorConfig } from './config.js';
import { GeneratorModule } from './generator.module.js';

await startService({
  name: 'generator',
  config: GeneratorConfig,
  module: (config) => GeneratorModule.forConfig(config),
});
