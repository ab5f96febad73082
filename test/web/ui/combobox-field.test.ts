import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ComboboxField } from '#web/ui/combobox-field.tsx';

const nothing = () => undefined;
const drawn = (options: readonly string[], chosen: number) =>
  renderToStaticMarkup(
    createElement(ComboboxField<string>, {
      ...{ label: 'Cliente', listLabel: 'Clientes', placeholder: 'Código', problem: null, typed: 'a', options, chosen },
      ...{ onType: nothing, onMove: nothing, onAsk: nothing, onClose: nothing, onTake: nothing },
      keyOf: (option) => option,
      // biome-ignore lint/correctness/noChildrenProp: there is no JSX in a test
      children: (option) => option,
    }),
  );

it('a combobox names the option that is chosen, and none while it offers none', () => {
  const open = drawn(['Uno', 'Dos'], 1);
  const [, chosen] = /aria-activedescendant="([^"]+)"/.exec(open) ?? [];
  expect(open).toContain('aria-expanded="true"');
  expect(open).toMatch(new RegExp(`id="${chosen}" role="option"[^>]*aria-selected="true"[^>]*>Dos`));
  expect(open).toContain('2 sugerencias');
  expect(drawn(['Uno'], -1)).not.toContain('aria-activedescendant');
  const closed = drawn([], 0);
  expect(closed).toMatch(/aria-expanded="false"/);
  expect(closed).not.toContain('aria-activedescendant');
  expect(closed).toMatch(/role="listbox"[^>]*hidden/);
});
