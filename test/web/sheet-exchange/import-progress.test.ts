import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ImportProgress } from '#web/sheet-exchange/import-progress.tsx';

const drawn = (props: Parameters<typeof ImportProgress>[0]) =>
  renderToStaticMarkup(createElement(ImportProgress, props));

it('an import says how far it is, or what it waits for before its first rows', () => {
  expect(drawn({ progress: null, waitsFor: null })).toContain('Importando…');
  expect(drawn({ progress: null, waitsFor: 'price-change' })).toContain('Espera a que se haga otro cambio de precios');
  expect(drawn({ progress: { done: 2, total: 9 }, waitsFor: null })).toContain('2 de 9 filas');
});
