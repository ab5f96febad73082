import fc from 'fast-check';
import { expect, it } from 'vitest';
import { columnSets, emptyMapping } from '#core/catalogue/import/rows/columns.ts';
import { recognise } from '#core/imports/recognise.ts';
import { importKinds } from '#core/imports/record-kinds.ts';

const kinds = fc.constantFrom(...importKinds);
const dress = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) => text.toLowerCase(),
  (text: string) => text.normalize('NFD').replace(/\p{M}/gu, ''),
  (text: string) => ` ${text.replaceAll(' ', '  ')}: `,
);

it('recognition depends on neither order, case, accents, spaces nor the lines above', () => {
  const sheet = kinds.chain((kind) =>
    fc.record({
      kind: fc.constant(kind),
      columns: fc.shuffledSubarray([...columnSets[kind].columns], { minLength: columnSets[kind].columns.length }),
      synonym: fc.nat(),
      dress,
      titles: fc.array(fc.constantFrom('Distribuidora Demo', 'Actualizada al 09/03/2026', '-'), { maxLength: 9 }),
    }),
  );
  fc.assert(
    fc.property(sheet, ({ kind, columns, synonym, dress: dressed, titles }) => {
      const headings = columns.map(({ label, synonyms }) => {
        const all = [label, ...synonyms];
        return dressed(all[synonym % all.length] ?? label);
      });
      const rows = [...titles.map((title) => [title]), headings];
      const layout = recognise(columnSets[kind], emptyMapping, rows).unwrap();
      expect(layout.headingRows).toBe(titles.length + 1);
      expect([...layout.columns].sort()).toEqual(columns.map(({ field }, at) => [field, at]).sort());
      expect(layout.unknownHeadings).toEqual([]);
    }),
  );
});
