import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { IgnoredColumns } from '#web/sheet-exchange/ignored-columns.tsx';

it('the columns that nobody understood are named, where there are any', () => {
  const drawn = (headings: readonly string[]) => renderToStaticMarkup(createElement(IgnoredColumns, { headings }));
  expect(drawn(['Peso bruto', 'Cond.'])).toContain('Estas columnas no se importan: Peso bruto, Cond.');
  expect(drawn([])).toBe('');
});
