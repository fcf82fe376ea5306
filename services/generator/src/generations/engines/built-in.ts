/** The engine that needs no AI provider: `libs/drafting` on what was read or typed. */
import { Injectable } from '@nestjs/common';
import { draftFromBaseline, draftFromReport } from '@goalwright/drafting';
import { type DraftingTask, Engine } from '../engine.js';

@Injectable()
export class BuiltInEngine extends Engine {
  override draft({ request, area, reading }: DraftingTask) {
    const { student, disability } = request;
    const { areaOfNeed } = area;
    // A typed baseline is the provider's own word and newer than the report's; a plan has no baseline at all.
    const isTyped = area.baseline !== null || area.isPlanOnly || !reading;
    const draft = isTyped
      ? draftFromBaseline({
          areaOfNeed,
          baseline: area.isPlanOnly ? '' : (area.baseline ?? ''),
          disability,
          student,
        })
      : draftFromReport({ report: reading.report, areaOfNeed, disability, student });
    return Promise.resolve(draft);
  }
}
