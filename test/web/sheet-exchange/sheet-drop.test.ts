import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SheetDrop } from '#web/sheet-exchange/sheet-drop.tsx';

it('a sheet that is read as soon as it is chosen says so before', () => {
  const drop = { label: 'Planilla', limits: 'hasta 8 MB', isOver: false, isDisabled: false, onTake: () => undefined };
  const before = renderToStaticMarkup(createElement(SheetDrop, { ...drop, file: null }));
  expect(before).toContain('hasta 8 MB. Apenas la elegís se lee');
  const after = renderToStaticMarkup(createElement(SheetDrop, { ...drop, file: new File(['a'], 'a.csv') }));
  expect(after).toContain('Elegí otra si no es ésta');
});
