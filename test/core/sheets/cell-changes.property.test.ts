import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellChanges } from '#core/sheets/cell-changes.ts';

const fields = ['code', 'name', 'zone', 'town'] as const;
const cell = fc.constantFrom('', 'a', 'b');
const cells = fc.record({ code: cell, name: cell, zone: cell, town: cell });

it('of a new thing all is told that it brings and its name does not say; of a changed one what differs', () => {
  fc.assert(
    fc.property(fc.option(cells), cells, fc.subarray([...fields]), (before, after, named) => {
      const changes = cellChanges(fields, before, after, named);
      const wanted = fields.filter((field) =>
        before === null ? after[field] !== '' && !named.includes(field) : before[field] !== after[field],
      );
      expect(changes).toEqual(
        wanted.map((field) => ({ field, from: before === null ? '' : before[field], to: after[field] })),
      );
    }),
  );
});
