/**
 * Chance that comes out the same on every machine: mulberry32, seeded by the demo's seed and the name of what is drawn.
 */
export interface Chance {
  /** At least 0 and below 1. */
  next(): number;
  /** A whole number from low to high, both included. */
  int(low: number, high: number): number;
  /** True so often, of 1. */
  yes(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** As many different items as asked for (or all), in the order of a shuffle. */
  some<Item>(items: readonly Item[], count: number): Item[];
  /**
   * Writes a code of a shape: `#` is a digit, `*` a digit but 0, `@` a letter; `|` parts shapes of which one is taken.
   */
  code(shape: string): string;
}

/** A stream of its own for each name, so that more of one thing changes nothing of another. */
export const chanceOf = (seed: number, name: string): Chance => {
  let state = hash(`${seed} ${name}`);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <Item>(items: readonly Item[]): Item => items[int(0, items.length - 1)] as Item;
  return {
    next,
    int,
    yes: (share) => next() < share,
    pick,
    some(items, count) {
      const left = [...items];
      const chosen: (typeof left)[number][] = [];
      while (chosen.length < count && left.length > 0) chosen.push(...left.splice(int(0, left.length - 1), 1));
      return chosen;
    },
    code(shape) {
      const chosen = shape.includes('|') ? pick(shape.split('|')) : shape;
      return chosen.replace(/[#*@]/g, (sign) =>
        sign === '#' ? String(int(0, 9)) : sign === '*' ? String(int(1, 9)) : pick(letters),
      );
    },
  };
};

const letters = [...'ABCDEFGHJKLMNPRSTUVWXYZ'];

/** FNV-1a over the text's code units. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value | 0;
};
