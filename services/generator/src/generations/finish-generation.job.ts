import { Injectable } from '@nestjs/common';
import type { Received } from '@goalwright/contracts/define';
import { finishGeneration } from '@goalwright/contracts/generator';
import { DoesJob } from '@goalwright/messaging';
import { Generations } from './generations.js';

@Injectable()
export class FinishGenerationJob {
  constructor(private readonly generations: Generations) {}

  @DoesJob(finishGeneration)
  async finish({ generationId }: Received<typeof finishGeneration.payload>): Promise<void> {
    await this.generations.finish(generationId);
  }
}
