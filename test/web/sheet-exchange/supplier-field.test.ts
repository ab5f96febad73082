import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SupplierField } from '#web/sheet-exchange/supplier-field.tsx';

it('whose sheet it is suggests each known name once', () => {
  const known = [{ supplier: 'NGK' }, { supplier: 'Monroe' }, { supplier: 'NGK' }];
  const drawn = renderToStaticMarkup(createElement(SupplierField, { typed: 'n', known, onType: () => undefined }));
  const [, list] = /<input[^>]* list="([^"]+)"/.exec(drawn) ?? [];
  expect(drawn).toContain(
    `<datalist id="${list}"><option value="NGK"></option><option value="Monroe"></option></datalist>`,
  );
  expect(drawn).toMatch(/<input[^>]* value="n"/);
});
