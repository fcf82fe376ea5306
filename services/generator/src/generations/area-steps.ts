/**
 * The two steps of a worker on an area, each one function of the schema. A worker has several areas in its hands: those
 * that take the same step at the same moment take it in one statement and one commit (decision 23).
 */
import { DomainError } from '@goalwright/contracts/errors';
import type { GenerationId, GoalId, UserId } from '@goalwright/contracts/values';
import { runPrepared, Together, type TogetherLimits, UNWAITED_COMMIT } from '@goalwright/platform';
import type { DataSource } from 'typeorm';
import { endings, type Endings, type OpenGeneration } from './endings.js';
import type { GenerationRow } from './generation.entity.js';

interface AreaPlace {
  readonly generationId: GenerationId;
  readonly position: number;
}

export interface BegunArea {
  readonly user_id: UserId;
  readonly sealed_request: Buffer;
}

export interface AreaEnd {
  readonly generation: OpenGeneration;
  readonly position: number;
  readonly status: 'drafted' | 'failed';
  readonly goal: { readonly id: GoalId; readonly sealed: Buffer } | null;
}

type Placed<Row> = Row & { readonly place: number };

/** What a crash of the database may take back is the count of one start. */
const BEGIN_AREAS = {
  name: 'generator-begin-areas',
  text: `
    select asked.place::integer as place, begun.user_id, begun.sealed_request, ${UNWAITED_COMMIT}
    from unnest($1::uuid[], $2::integer[]) with ordinality as asked (generation_id, position, place)
      cross join lateral generator.begin_area(asked.generation_id, asked.position) as begun`,
} as const;

const SETTLE_AREAS = {
  name: 'generator-settle-areas',
  text: `
    select place, generator.settle_area(generation_id, position, status, ($2::bytea[])[place], goal_id,
      area_keys, drafted, failed, channel) as status
    from jsonb_to_recordset($1) as asked (place integer, generation_id uuid, position integer, status text,
      goal_id uuid, area_keys text[], drafted jsonb, failed jsonb, channel text)`,
} as const;

/** A worker drafts fewer at once; the sweeper settles one after the other. Both steps find what was done already. */
const LIMITS: TogetherLimits = {
  groupsMax: 2,
  askedMax: 16,
  waitingMax: 500,
  overfull: () => new DomainError('service.unavailable'),
  repeatsAlone: true,
};

export class AreaSteps {
  readonly #begun: Together<AreaPlace, BegunArea | null>;
  readonly #settled: Together<AreaEnd & { readonly endings: Endings }, GenerationRow['status'] | null>;

  constructor(private readonly dataSource: DataSource) {
    this.#begun = new Together((places) => this.#beginAll(places), LIMITS);
    this.#settled = new Together((ends) => this.#settleAll(ends), LIMITS);
  }

  /** Counts the start; null where the area is settled or the generation ended. */
  begin(place: AreaPlace): Promise<BegunArea | null> {
    return this.#begun.ask(place);
  }

  /** Whoever settles the last area closes the generation with it. @returns its status then, else null */
  settle(end: AreaEnd): Promise<GenerationRow['status'] | null> {
    // Made here: the events carry the request id of whoever asks, and a group has none.
    return this.#settled.ask({ ...end, endings: endings(end.generation) });
  }

  async #beginAll(places: readonly AreaPlace[]): Promise<(BegunArea | null)[]> {
    const inOrder = lockingOrder(places, (place) => place);
    const rows = await runPrepared<Placed<BegunArea>>(this.dataSource, BEGIN_AREAS, [
      inOrder.map(({ item }) => item.generationId),
      inOrder.map(({ item }) => item.position),
    ]);
    const begun = new Map(rows.map((row) => [inOrder[row.place - 1]?.index, row]));
    return places.map((_place, index) => begun.get(index) ?? null);
  }

  async #settleAll(
    ends: readonly (AreaEnd & { readonly endings: Endings })[],
  ): Promise<(GenerationRow['status'] | null)[]> {
    const inOrder = lockingOrder(ends, ({ generation, position }) => ({
      generationId: generation.generationId,
      position,
    }));
    const asked = inOrder.map(({ item: { generation, position, status, goal, endings } }, index) => ({
      ...{ place: index + 1, generation_id: generation.generationId, position, status },
      ...{ goal_id: goal?.id ?? null, ...endings },
    }));
    const rows = await runPrepared<Placed<{ status: GenerationRow['status'] | null }>>(
      this.dataSource,
      SETTLE_AREAS,
      [JSON.stringify(asked), inOrder.map(({ item }) => item.goal?.sealed ?? null)],
    );
    const settled = new Map(rows.map((row) => [inOrder[row.place - 1]?.index, row.status]));
    return ends.map((_end, index) => settled.get(index) ?? null);
  }
}

/** One order for all, so that two workers with areas of the same generations cannot wait for each other. */
function lockingOrder<Item>(
  items: readonly Item[],
  placeOf: (item: Item) => AreaPlace,
): { item: Item; index: number }[] {
  const keyOf = (item: Item): string => {
    const { generationId, position } = placeOf(item);
    return `${generationId} ${String(position).padStart(3, '0')}`;
  };
  return items
    .map((item, index) => ({ item, index, key: keyOf(item) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
}
