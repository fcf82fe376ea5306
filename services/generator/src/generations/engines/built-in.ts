/** The engine that needs no AI provider: `libs/drafting` on what was read or typed. */
import { Injectable } from '@nestjs/common';
import { draftFromBaseline, draftFromReport } from '@goalwright/drafting';
import { type DraftingTask, Engine } from '../engine.js';

@Injectable()
export class BuiltInEngine extends Engine {
  override draft({ request, area, reading }: DraftingTask) {
    const { student, disability } = request;
    const { areaOfNeed } = area;
    const { isPlanOnly } = area;
    // A typed baseline is the provider's own word and newer than the report's.
    const draft =
      reading && area.baseline === null
        ? draftFromReport({ report: reading.report, areaOfNeed, disability, student, isPlanOnly })
        : draftFromBaseline({ areaOfNeed, baseline: area.baseline ?? '', disability, student });
    return Promise.resolve(draft);
  }
}
