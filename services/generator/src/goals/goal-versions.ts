/** The versions of a goal: its draft, and what the provider's saves left. Written with the goal, in one transaction. */
import type { FapeLine, Goal, GoalVersion } from '@goalwright/contracts/api/goals';
import type { GenerationId } from '@goalwright/contracts/values';
import type { EntityManager } from 'typeorm';
import { Sealed, type Vault } from '../vault.js';

/** A page saves while its provider types: what she does in one go is one version. */
const ONE_VERSION_MINUTES = 5;
/** Beside the draft, which always stays. */
const SAVED_MAX = 49;
/** All of them must fit into one reply. */
const BYTES_MAX = 4_000_000;

/** Where a goal lies. */
export interface GoalPlace {
  readonly generationId: GenerationId;
  readonly position: number;
}

interface GoalText {
  readonly Baseline: string;
  readonly Goal: string;
  readonly Objectives: string[];
  readonly Fape: FapeLine[];
}

const textOf = ({ Baseline, Goal: sentence, Objectives, Fape }: GoalText): GoalText => ({
  Baseline,
  Goal: sentence,
  Objectives,
  Fape,
});

/** Which fields two texts differ in, as one word. */
export function changedFields(before: GoalText, after: GoalText): string {
  const [one, other] = [textOf(before), textOf(after)];
  const names = Object.keys(one) as (keyof GoalText)[];
  return names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name])).join(' ');
}

export class GoalVersions {
  readonly #texts: Sealed<GoalText>;

  constructor(vault: Vault) {
    this.#texts = new Sealed(vault, 'goal-version');
  }

  /**
   * Keeps a saved text under the goal's new version: in place of the newest one where that changed the same fields a few
   * minutes ago, else beside it; past the bound the oldest goes. The caller holds the generation's lock.
   */
  async keep(manager: EntityManager, place: GoalPlace, before: Goal, after: Goal): Promise<void> {
    const { generationId, position } = place;
    await manager.query(
      `with newest as (
         select version from generator.goal_version where generation_id = $1 and position = $2
         order by version desc limit 1),
       continued as (
         delete from generator.goal_version using newest
         where generation_id = $1 and position = $2 and goal_version.version = newest.version
           and fields = $4 and saved_at > now() - make_interval(mins => $6)
         returning 1),
       crowded as (
         delete from generator.goal_version where generation_id = $1 and position = $2 and version in (
           select version from generator.goal_version where generation_id = $1 and position = $2
           order by version desc offset $7 - 1 + (select count(*) from continued)))
       insert into generator.goal_version (generation_id, position, version, fields, sealed_text)
       values ($1, $2, $3, $4, $5)`,
      [
        generationId,
        position,
        after.Version,
        changedFields(before, after),
        this.#texts.seal(nameOf(place), textOf(after)),
        ONE_VERSION_MINUTES,
        SAVED_MAX,
      ],
    );
  }

  /** Newest first, the draft last; of more than one reply takes, the newest. */
  async list(
    manager: EntityManager,
    place: GoalPlace,
    draft: { readonly text: Goal; readonly on: Date },
  ): Promise<GoalVersion[]> {
    const rows: { version: number; sealed_text: Buffer; saved_at: Date }[] = await manager.query(
      `select version, sealed_text, saved_at from (
         select *, sum(octet_length(sealed_text)) over (order by version desc) as total_bytes
         from generator.goal_version where generation_id = $1 and position = $2) as kept
       where total_bytes <= $3 order by version desc`,
      [place.generationId, place.position, BYTES_MAX],
    );
    const saved = rows.map((row) => ({
      Version: row.version,
      On: row.saved_at.toISOString(),
      By: 'provider' as const,
      ...this.#texts.open(nameOf(place), row.sealed_text),
    }));
    return [...saved, { Version: 0, On: draft.on.toISOString(), By: 'draft', ...textOf(draft.text) }];
  }
}

const nameOf = ({ generationId, position }: GoalPlace): string => `${generationId} ${String(position)}`;
