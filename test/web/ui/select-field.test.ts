import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SelectField } from '#web/ui/select-field.tsx';

const drawn = (withdrawn: readonly { readonly id: string; readonly name: string }[]): string =>
  renderToStaticMarkup(
    createElement(SelectField, {
      label: 'Método de entrega',
      any: 'Todos',
      value: '',
      groups: [
        { name: '', options: [{ id: '1', name: 'Reparto' }] },
        { name: 'Ya no se ofrecen', options: withdrawn },
      ],
      onChange: () => {},
    }),
  );

it('has a group only where something is in it', () => {
  expect(drawn([])).not.toContain('optgroup');
  expect(drawn([{ id: '2', name: 'Moto' }])).toContain('<optgroup label="Ya no se ofrecen"><option value="2">Moto');
});
