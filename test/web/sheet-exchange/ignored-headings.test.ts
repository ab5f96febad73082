import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { IgnoredHeadings } from '#web/sheet-exchange/ignored-headings.tsx';

it('the columns that nobody understood are named, where there are any', () => {
  const drawn = (headings: readonly string[]) => renderToStaticMarkup(createElement(IgnoredHeadings, { headings }));
  expect(drawn(['Peso bruto', 'Cond.'])).toContain('Estas columnas no se importan: Peso bruto, Cond.');
  expect(drawn([])).toBe('');
});
