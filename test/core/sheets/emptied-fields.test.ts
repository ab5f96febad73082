import { expect, it } from 'vitest';
import { emptiedFields } from '#core/sheets/emptied-fields.ts';

const change = (field: string, from: string, to: string) => ({ field, from, to });

it('counts the data that stored things lose, the most frequent first', () => {
  const rows = [
    {
      kind: 'changed' as const,
      changes: [change('phone', '1', ''), change('email', 'a@b', ''), change('zone', 'N', 'S')],
    },
    { kind: 'changed' as const, changes: [change('email', 'c@d', ''), change('town', '', 'Azul')] },
    { kind: 'new' as const, changes: [change('phone', '', '2')] },
  ];
  expect(emptiedFields(rows)).toEqual([
    { field: 'email', count: 2 },
    { field: 'phone', count: 1 },
  ]);
  expect(emptiedFields([])).toEqual([]);
});
