/** The engine that needs no AI provider: `libs/drafting` on what was read or typed. */
import { Injectable } from '@nestjs/common';
import { DomainError } from '@goalwright/contracts/errors';
import { draftFromBaseline, draftFromReport } from '@goalwright/drafting';
import { chosenStart } from '../../documents/documents.js';
import { type DraftingTask, Engine } from '../engine.js';

@Injectable()
export class BuiltInEngine extends Engine {
  override draft({ request, area, reading }: DraftingTask) {
    const { student, disability } = request;
    const { areaOfNeed } = area;
    const { isPlanOnly, startsFrom } = area;
    const start = reading && startsFrom ? chosenStart(reading, areaOfNeed, startsFrom) : undefined;
    // Another number than the one that was chosen would be worse than no goal.
    if (startsFrom && !start) throw new DomainError('generator.baseline-unknown');
    // A typed baseline is the provider's own word and newer than the report's.
    const draft =
      reading && area.baseline === null
        ? draftFromReport({
            report: reading.report,
            areaOfNeed,
            disability,
            student,
            isPlanOnly,
            start: start?.measure,
          })
        : draftFromBaseline({ areaOfNeed, baseline: area.baseline ?? '', disability, student });
    return Promise.resolve(draft);
  }
}
