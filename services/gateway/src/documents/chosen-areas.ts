/** The areas of need a provider chose, as the generator takes them. */
import { canonicalAreaOfNeed, isAreaOfNeed } from '@goalwright/contracts/areas-of-need';
import type { StartsFrom } from '@goalwright/contracts/api/documents';
import type { Sent } from '@goalwright/contracts/define';
import { DomainError } from '@goalwright/contracts/errors';
import { AREAS_PER_GENERATION_MAX, type AreaRequest } from '@goalwright/contracts/generator';

type Area = Sent<typeof AreaRequest>;

const AREA_LENGTH_MAX = 200;

/** `auto` asks for proposals, and drafts nothing. */
export const isAuto = (areaToTarget: string): boolean => areaToTarget.trim().toLowerCase() === 'auto';

/**
 * The areas of a comma-separated list, each once and by its catalogue name.
 * @throws DomainError `generator.area-unknown` for none or for one that says nothing, `generator.too-many-areas`
 * past 10
 */
export function areasFromList(areaToTarget: string): Area[] {
  const names = areaToTarget.split(',').map(canonicalAreaOfNeed);
  return bounded(
    [...new Set(names)]
      .filter((name) => name !== '')
      .map((name) => ({ areaOfNeed: name, baseline: null, isPlanOnly: false })),
  );
}

/** The areas confirmed one by one; the skipped ones are left out, and an area named twice counts once. */
export function areasFromChoices(
  choices: readonly {
    AreaOfNeed: string;
    Baseline?: string | null | undefined;
    StartsFrom?: StartsFrom | null | undefined;
    Choice: 'draft' | 'plan' | 'skip';
  }[],
): Area[] {
  const areas = new Map<string, Area>();
  for (const { AreaOfNeed, Baseline, StartsFrom, Choice } of choices) {
    if (Choice === 'skip') continue;
    const areaOfNeed = canonicalAreaOfNeed(AreaOfNeed);
    const typed = Baseline?.trim() ?? '';
    areas.set(areaOfNeed, {
      areaOfNeed,
      baseline: typed === '' ? null : typed,
      // What is typed is newer than any figure of the report.
      ...(StartsFrom && typed === '' && Choice === 'draft' ? { startsFrom: StartsFrom } : {}),
      isPlanOnly: Choice === 'plan',
    });
  }
  return bounded([...areas.values()]);
}

function bounded(areas: Area[]): Area[] {
  if (areas.length === 0) throw new DomainError('generator.area-unknown');
  if (areas.length > AREAS_PER_GENERATION_MAX) throw new DomainError('generator.too-many-areas');
  if (areas.some((area) => area.areaOfNeed.length > AREA_LENGTH_MAX)) {
    throw new DomainError('request.invalid', { message: 'AreaToTarget: an area is too long' });
  }
  if (!areas.every((area) => isAreaOfNeed(area.areaOfNeed))) throw new DomainError('generator.area-unknown');
  return areas;
}
