import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Claim } from '#core/claims/claim.ts';
import { asId } from '#core/shared/ids.ts';
import { ClaimContents } from '#web/claims/claim-contents.tsx';

const created = { state: 'Created', date: '2026-03-09T12:00:00Z' } as const;
const claim: Claim = {
  ...{ id: asId('1'), year: 2026, number: 3, origin: 'Pedido', reason: '', purchaseDate: '2026-03-02', note: '' },
  ...{ purchaseDocument: '2026-00000012', resolution: '', currentTracking: created, products: [], tracking: [created] },
};
const drawn = (orderTo: string | null) =>
  renderToStaticMarkup(createElement(MemoryRouter, null, createElement(ClaimContents, { claim, orderTo })));

it('a claim leads to the order that it names, where there is one', () => {
  const to = '/orders-history?order=2026-00000012';
  expect(drawn(to)).toMatch(/<a href="\/orders-history\?order=2026-00000012"[^>]*>Ver el pedido 2026-00000012<\/a>/);
  expect(drawn(null)).not.toContain('<a ');
  for (const each of [to, null]) expect(drawn(each)).toContain('<dd>2026-00000012 del 02/03/2026</dd>');
});
