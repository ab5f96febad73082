import { describe, expect, it } from 'vitest';
import { claimMayBecome, claimStates, isResolved } from '#core/claims/state.ts';
import { ageInDays, defaultMaxDays, isExpired } from '#core/current-account/age.ts';
import { parseCbu } from '#core/current-account/cbu.ts';
import { documentAmounts } from '#core/current-account/document.ts';
import { documentTitle } from '#core/current-account/document-title.ts';
import { parseCuit } from '#core/shared/cuit.ts';
import { money } from '#core/shared/money.ts';
import { parsePlate } from '#core/warranties/plate.ts';
import { warrantyMayBecome, warrantyStates } from '#core/warranties/state.ts';
import { demoDistributor } from '#server/demo/demo-distributor.ts';

const now = new Date('2026-11-20T12:00:00Z');
const today = '2026-11-20';
const demo = demoDistributor(now);
const everyTime = [demo, demoDistributor(new Date('2027-01-15T02:30:00Z'))];

interface Step {
  readonly state: string;
  readonly at: string;
}
const ways = (cases: readonly { readonly states: readonly Step[] }[]) =>
  cases.flatMap(({ states }) =>
    states.map((step, index) => ({ step, before: states[index - 1], isFirst: index === 0 })),
  );

describe.each(everyTime)('the claims of the demo', ({ claims, claimOrigins, claimReasons, parts, documents }) => {
  const products = new Map(
    parts.flatMap((part) =>
      part.products.flatMap(({ id, rows }) => rows.map((row) => [`${id} ${row.code}`, row.brand])),
    ),
  );

  it('stand in every state, the demo company’s too', () => {
    const stand = (some: typeof claims) => new Set(some.map(({ states }) => states.at(-1)?.state));
    expect(stand(claims)).toEqual(new Set(claimStates));
    expect(stand(claims.filter(({ customerId }) => customerId === 1))).toEqual(new Set(claimStates));
    expect(new Set(claims.map(({ customerId }) => customerId)).size).toBeGreaterThan(10);
  });

  it('came there by the allowed steps, one after the other', () => {
    for (const { step, before, isFirst } of ways(claims)) {
      if (before === undefined) expect([step.state, isFirst]).toEqual(['Created', true]);
      else {
        expect(claimMayBecome(before.state as 'Created', step.state as 'Created')).toBe(true);
        expect(step.at >= before.at).toBe(true);
      }
    }
  });

  it('are of sold products, and say what became of them', () => {
    for (const claim of claims) {
      const state = claim.states.at(-1)?.state ?? 'Created';
      expect(isResolved(state)).toBe(claim.resolution !== '');
      expect(state === 'Created').toBe(claim.externalCode === null);
      expect(claim.products.length).toBeGreaterThan(0);
      for (const { productId, code, brand } of claim.products) expect(products.get(`${productId} ${code}`)).toBe(brand);
      expect(claim.note).toContain(claim.products[0]?.code);
      expect(claimOrigins[claim.originId - 1]).toBeDefined();
      expect(claimReasons[claim.reasonId - 1]).toBeDefined();
      if (claimOrigins[claim.originId - 1] === 'Factura') {
        const of = documents.find((document) => documentTitle(document) === claim.purchaseDocument);
        expect([of?.customerId, of?.date]).toEqual([claim.customerId, claim.purchaseDate]);
      } else expect(claim.purchaseDocument).toMatch(/^\d{4}-\d{8}$/);
    }
  });

  it('are numbered by year from 1 without gaps, in their order', () => {
    for (const year of new Set(claims.map((claim) => claim.year))) {
      const ofYear = claims.filter((claim) => claim.year === year);
      expect(ofYear.map(({ number }) => number)).toEqual(ofYear.map((_claim, index) => index + 1));
      const created = ofYear.map(({ states }) => states[0]?.at ?? '');
      expect(created).toEqual([...created].sort());
    }
  });
});

describe.each(everyTime)('the warranties of the demo', ({ warranties, faultSequences }) => {
  it('stand in every state, the demo company’s too, by the allowed steps', () => {
    const stand = (some: typeof warranties) => new Set(some.map(({ states }) => states.at(-1)?.state));
    expect(stand(warranties)).toEqual(new Set(warrantyStates));
    expect(stand(warranties.filter(({ customerId }) => customerId === 1))).toEqual(new Set(warrantyStates));
    for (const { step, before } of ways(warranties)) {
      if (before === undefined) expect(step.state).toBe('Created');
      else expect(warrantyMayBecome(before.state as 'Created', step.state as 'Created')).toBe(true);
    }
  });

  it('hold together: plates, dates, kilometrages and how it failed', () => {
    for (const warranty of warranties) {
      expect(parsePlate(warranty.plate)).toBe(warranty.plate);
      expect([warranty.vehicle, warranty.vehicleBrand]).not.toContain('');
      expect(warranty.vehicleYear).toBeGreaterThanOrEqual(1900);
      expect(warranty.startUsing < warranty.endUsing && warranty.endUsing < (warranty.states[0]?.at ?? '')).toBe(true);
      expect(warranty.startUsing >= '2024-01-01' && warranty.endUsing >= '2025-01-01').toBe(true);
      expect(warranty.kilometrageBreakage).toBe(warranty.kilometrageInstalled + warranty.kilometrageUsed);
      expect(warranty.kilometrage).toBeGreaterThanOrEqual(warranty.kilometrageBreakage);
      expect(faultSequences[warranty.faultSequenceId - 1]).toBeDefined();
      expect(warranty.note).not.toBe('Se rompió al poco tiempo.');
    }
  });
});

describe('the documents of the demo', () => {
  const { documents } = demo;
  const mine = documents.filter(({ customerId }) => customerId === 1);
  const open = mine.filter(({ finished }) => !finished);

  it('of the demo company are paid, partly paid, unpaid, overdue, and old', () => {
    const owed = (document: (typeof open)[number]) => ({ ...document, debt: money(document.debt) });
    const kinds = {
      paid: open.filter(({ debt }) => money(debt).isZero()),
      partly: open.filter(({ debt, total }) => money(debt).gt(0) && money(debt).lt(total)),
      due: open.filter((document) => money(document.debt).gt(0) && !isExpired(owed(document), today)),
      overdue: open.filter((document) => isExpired(owed(document), today)),
      standingOut: open.filter(({ date }) => ageInDays(date, today) > defaultMaxDays),
    };
    for (const [kind, some] of Object.entries(kinds)) expect([kind, some.length > 0]).toEqual([kind, true]);
    expect(mine.length - open.length).toBeGreaterThan(20);
  });

  it('of customers with claims are overdue, of those in order hardly any', () => {
    const overdue = (state: string) => {
      const ids = new Set(demo.customers.filter((customer) => customer.state === state).map(({ id }) => id));
      const ofState = documents.filter(({ customerId, finished }) => ids.has(customerId) && !finished);
      const late = ofState.filter((document) => isExpired({ ...document, debt: money(document.debt) }, today));
      return late.length / ids.size;
    };
    expect(overdue('SecondClaim')).toBeGreaterThan(overdue('Ok') * 2);
    expect(overdue('Blocked')).toBeGreaterThan(overdue('Ok') * 2);
  });

  it('come to what their lines do, and are the invoices of the orders that went out', () => {
    for (const { letter, lines, total, debt } of documents.filter((document) => document.lines.length > 0)) {
      const amounts = documentAmounts(
        letter,
        lines.map((line) => ({ ...line, unitPrice: money(line.unitPrice), iva: money(line.iva) })),
      );
      expect(amounts.total.toFixed(2)).toBe(total);
      expect(money(debt).lte(total)).toBe(true);
    }
    const wentOut = demo.orders.filter(({ states }) => states.some(({ state }) => state === 'InDelivery'));
    expect(documents.filter(({ orderId }) => orderId !== null)).toHaveLength(wentOut.length);
    for (const order of wentOut) {
      const document = documents.find(({ orderId }) => orderId === order.id);
      const net = document?.lines.reduce((sum, line) => sum.plus(money(line.unitPrice).times(line.quantity)), money(0));
      expect(net?.toFixed(2)).toBe(order.total);
    }
  });

  it('bear titles of their own, in the order of their dates', () => {
    const titles = documents.map(documentTitle);
    expect(new Set(titles).size).toBe(titles.length);
    for (const letter of ['A', 'B', 'R']) {
      const ofLetter = documents.filter((document) => document.letter === letter);
      const numbers = ofLetter.map(({ number }) => number);
      expect(numbers.length).toBeGreaterThan(0);
      expect(numbers).toEqual(numbers.map((_number, index) => (numbers[0] ?? 0) + index));
      expect(ofLetter.map(({ date }) => date)).toEqual(ofLetter.map(({ date }) => date).sort());
    }
    expect(documents.every(({ date, expiration }) => date <= today && date < expiration)).toBe(true);
  });
});

describe('the bank accounts of the demo', () => {
  it('have a valid CBU and CUIT each', () => {
    expect(demo.bankAccounts.length).toBeGreaterThan(1);
    for (const { cbu, cuit } of demo.bankAccounts) {
      expect(parseCbu(cbu)).toBe(cbu);
      expect(parseCuit(cuit)).toBe(cuit);
    }
  });
});
