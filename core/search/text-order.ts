import { at } from './growing.ts';

/**
 * The places of texts in the order of the texts (of their code units), equal ones by `tie`. Each different text is compared, not each place: of
 * the codes of a catalogue many are the same, and comparing is what building an index takes longest for.
 */
export function orderByText(texts: readonly string[], tie: (a: number, b: number) => number): Uint32Array {
  const different = [...new Set(texts)].sort();
  const ranks = new Map(different.map((text, rank) => [text, rank]));
  const starts = new Uint32Array(different.length + 1);
  const rankOf = Uint32Array.from(texts, (text) => ranks.get(text) ?? 0);
  for (const rank of rankOf) starts[rank + 1] = at(starts, rank + 1) + 1;
  for (let rank = 0; rank < different.length; rank++) starts[rank + 1] = at(starts, rank) + at(starts, rank + 1);
  const order = new Uint32Array(texts.length);
  const next = starts.slice();
  rankOf.forEach((rank, place) => {
    order[at(next, rank)] = place;
    next[rank] = at(next, rank) + 1;
  });
  for (let rank = 0; rank < different.length; rank++) {
    const [from, to] = [at(starts, rank), at(starts, rank + 1)];
    if (to - from > 1) order.subarray(from, to).sort(tie);
  }
  return order;
}
