import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OfficeFilter } from '#web/ui/office-filter.tsx';

const drawn = (value: string): string =>
  renderToStaticMarkup(
    createElement(OfficeFilter, {
      ...{ label: 'Zona', any: 'Todas', value, choices: [{ id: '1', name: 'Norte' }], onChange: () => {} },
    }),
  );

it('keeps what is asked where it is not among the choices, and nothing else beside them', () => {
  expect(drawn('Sur')).toContain('<option value="Sur" selected="">Sur</option>');
  for (const asked of ['', '1']) expect(drawn(asked).match(/<option/g)).toHaveLength(2);
});
