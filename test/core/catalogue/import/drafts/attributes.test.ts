import { expect, it } from 'vitest';
import { readAttribute } from '#core/catalogue/import/drafts/attributes.ts';
import { columnSets } from '#core/catalogue/import/rows/columns.ts';
import { technicalLabels } from '#core/catalogue/technical-labels.ts';
import { meaningOf } from '#core/imports/recognise.ts';

it('numbers become exact, two of them fill the pair, text stays as written', () => {
  expect(readAttribute('interior1', '4,76', 'auto')).toEqual([['interior1', '4.76']]);
  expect(readAttribute('interior1', '15/20', 'auto')).toEqual([
    ['interior1', '15'],
    ['interior2', '20'],
  ]);
  expect(readAttribute('otrosPeso', '0.00006', 'point')).toEqual([['otrosPeso', '0.00006']]);
});

it('a numeric attribute without a number is refused, and so are three numbers or a pair in the second place', () => {
  expect(readAttribute('exterior1', 'KRV', 'point')).toBeUndefined();
  expect(readAttribute('exterior1', '1/2/3', 'point')).toBeUndefined();
  expect(readAttribute('exterior2', '1/2', 'point')).toBeUndefined();
  expect(readAttribute('dientes', '1/2', 'point')).toBeUndefined();
});

it('a heading is an attribute by its Spanish label, however it is written, and by its name', () => {
  const misread = Object.entries(technicalLabels).filter(([name, label]) =>
    [label, label.toUpperCase(), ` ${label.normalize('NFD').replace(/\p{M}/gu, '')}.`].some((heading) => {
      const meaning = meaningOf(columnSets.catalogue, heading);
      return meaning === undefined || !('attribute' in meaning) || meaning.attribute !== name;
    }),
  );
  // What sheets usually mean by these is another thing: the height of a bearing, the family, where it goes.
  expect(misread.map(([, label]) => label).sort()).toEqual(['Ancho', 'Espesor', 'Lado', 'Posición', 'Tipo']);
  for (const name of Object.keys(technicalLabels))
    expect(meaningOf(columnSets.catalogue, name)).toEqual({ attribute: name });
  expect(meaningOf(columnSets.catalogue, 'constructor')).toBeUndefined();
  expect(meaningOf(columnSets.prices, 'Largo de rosca')).toBeUndefined();
});
