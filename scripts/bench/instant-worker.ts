/**
 * The drafting worker with an engine that answers at once, as the bar of the pipeline has it: what is measured is the way
 * of a generation, not what an engine thinks. All else of it is the product's.
 */
import { draftFromBaseline } from '@goalwright/drafting';
import { startService } from '@goalwright/platform';
import { GeneratorConfig } from '../../services/generator/dist/config.js';
import { type DraftingTask, Engine } from '../../services/generator/dist/generations/engine.js';
import { WorkerModule } from '../../services/generator/dist/worker.module.js';

/** A goal of the real size, drafted once. */
class InstantEngine extends Engine {
  #goal: ReturnType<typeof draftFromBaseline> | undefined;

  override draft({ request: { disability, student }, area }: DraftingTask) {
    const { areaOfNeed, baseline } = area;
    this.#goal ??= draftFromBaseline({ areaOfNeed, baseline: baseline ?? '', disability, student });
    return Promise.resolve(this.#goal);
  }
}

await startService({
  name: 'generator-worker',
  config: GeneratorConfig,
  module: (config) => {
    const module = WorkerModule.forConfig(config);
    const providers = [...(module.providers ?? []), { provide: Engine, useValue: new InstantEngine() }];
    return { ...module, providers };
  },
});
