import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { DayOfOrders } from '#core/overview/overview.ts';
import { money } from '#core/shared/money.ts';
import { OrdersByDay } from '#web/overview/orders-by-day.tsx';

const today = '2026-11-20';
const scaleOf = (days: readonly DayOfOrders[]): string => {
  const drawn = renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(OrdersByDay, { overview: { today, days } })),
  );
  expect(drawn).not.toContain('NaN');
  const scale = /<p class="day-scale".*?<\/p>/.exec(drawn)?.[0] ?? '';
  return scale
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
};

it('a shop without orders is drawn without a scale (docs/rules/overview.md 2)', () => {
  expect(scaleOf([])).toBe('Pedidos Importe');
  expect(scaleOf([{ day: today, count: 2, total: money(0) }])).toBe('Pedidos 2 Importe');
});

it('amounts are told to the cent, however large', () => {
  const total = money('90071992547409.93');
  expect(scaleOf([{ day: today, count: 3, total }])).toBe('Pedidos 3 Importe $ 90.071.992.547.409,93');
});
