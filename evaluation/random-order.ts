/** Order by chance that is the same each time: what is learned from the same reports must not change. */

/** The same numbers each time, from 0 up to 1: a linear congruential generator. */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** In place. */
export function shuffle(order: unknown[], draw: () => number): void {
  for (let place = order.length - 1; place > 0; place -= 1) {
    const other = Math.floor(draw() * (place + 1));
    const [moved, kept] = [order[other], order[place]];
    [order[place], order[other]] = [moved, kept];
  }
}
