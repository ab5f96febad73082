import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { beyondDebtText } from '#adapters/texts/payments.es.ts';
import { money } from '#core/shared/money.ts';
import { BoldFigures } from '#web/ui/bold-figures.tsx';

it('draws the figures of a text in bold', () => {
  const beyond = { debt: money(36_000), waiting: money(20_000), owed: money(16_000) };
  const drawn = renderToStaticMarkup(createElement(BoldFigures, { text: (bold) => beyondDebtText(beyond, bold) }));
  expect(drawn.replace(/\u00a0/g, ' ')).toBe(
    'Es más de lo que debés. Tu deuda es <b class="one-line">$ 36.000,00</b> y ya informaste <b class="one-line">$ 20.000,00</b> que están en revisión: lo que sobre queda a cuenta.',
  );
});
