/**
 * Where a link leads that was drawn for the query `drawn` while the address asks for `now` already: what it changes of
 * the one is changed of the other. All three are queries, with or without their '?'.
 */
export const carryOver = (drawn: string, to: string, now: string): string => {
  const [before, after, query] = [new URLSearchParams(drawn), new URLSearchParams(to), new URLSearchParams(now)];
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const values = after.getAll(name);
    if (values.join('\n') === before.getAll(name).join('\n')) continue;
    query.delete(name);
    for (const value of values) query.append(name, value);
  }
  return query.size === 0 ? '' : `?${query}`;
};
