import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mayBecome, orderStates } from '#core/orders/state.ts';
import { money, sum } from '#core/shared/money.ts';
import { validCuit } from '#server/demo/cuit.ts';
import { demoDistributor } from '#server/demo/demo-distributor.ts';

const now = new Date('2026-11-20T12:00:00Z');
const demo = demoDistributor(now);
const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
/** What does not look at the day. */
const lasting = ({ orders, news, claims, warranties, documents, priceListsMadeAt, lastLogins, ...rest }: typeof demo) =>
  rest;
const rows = new Map(
  demo.parts.flatMap(({ products }) =>
    products.flatMap((product) => product.rows.map((row) => [row.id, row] as const)),
  ),
);

describe('the demo distributor', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(digest(demoDistributor(now))).toBe(digest(demo));
    expect(digest(demoDistributor(now, 2026).parts)).not.toBe(digest(demo.parts));
  });

  it('says where each customer is', () => {
    expect(demo.customers.filter(({ town }) => town === '')).toEqual([]);
    expect(demo.customers.find(({ fantasyName }) => fantasyName.endsWith(' Lomas'))).toMatchObject({
      town: 'Lomas de Zamora',
      province: 'Buenos Aires',
    });
  });

  it('is the same on every machine', () => {
    expect(digest(lasting(demo))).toMatchInlineSnapshot(
      `"91cc4dce6d7beda3d72ac85e08148fb58ef2b5a402630c8d6c72f95817c11f49"`,
    );
    expect(digest([demo.claims, demo.warranties, demo.documents])).toMatchInlineSnapshot(
      `"b6817df45df2936ca0dba7de94791e5999ac6f90c0a08e6245315ac2f7c3d06d"`,
    );
    expect(digest(demo.news)).toMatchInlineSnapshot(
      `"7ac64a23925dcd2fb8ca205dd038f14e66c76731c0772650378a7e68c77016e4"`,
    );
    expect(digest(demo.orders)).toMatchInlineSnapshot(
      `"fcfe34cbd10b772dd186bde4ff5fb90dea60c68fb40906a1f9e3ace27b4a4156"`,
    );
  });

  it('differs by nothing but what has a date when it is made later', () => {
    const later = demoDistributor(new Date('2027-02-01T00:00:00Z'));
    expect(digest(lasting(later))).toBe(digest(lasting(demo)));
  });
});

describe('the people of the demo', () => {
  it('signed in before they ordered, and never later than now', () => {
    const lastLogins = new Map(demo.lastLogins.map(({ userName, at }) => [userName, Date.parse(at)]));
    expect(lastLogins.size).toBeGreaterThan(100);
    expect(demo.users.some(({ userName }) => !lastLogins.has(userName))).toBe(true);
    for (const at of lastLogins.values()) expect(at).toBeLessThan(now.getTime());
    for (const { sentBy, states } of demo.orders) {
      expect(lastLogins.get(sentBy)).toBeGreaterThanOrEqual(Date.parse(states[0]?.at ?? '') - 8 * 3_600_000);
    }
  });

  it('are 60 customers in all states and 6 sellers', () => {
    expect(demo.customers).toHaveLength(60);
    expect(demo.sellers).toHaveLength(6);
    const states = new Set(demo.customers.map(({ state }) => state));
    expect(states).toEqual(new Set(['Ok', 'NextToExpire', 'FirstClaim', 'SecondClaim', 'Blocked', 'Inactive']));
  });

  it('have valid CUITs, one each', () => {
    for (const { cuit } of demo.customers) {
      expect(cuit).toMatch(/^3[03]-\d{8}-\d$/);
      const sum = [...cuit.replaceAll('-', '')].reduce(
        (total, digit, place) => total + Number(digit) * Number('54327654321'[place]),
        0,
      );
      expect(sum % 11).toBe(0);
    }
    expect(new Set(demo.customers.map(({ cuit }) => cuit)).size).toBe(60);
  });

  it.each([
    ['20', 26756539, '20-26756539-3'],
    ['30', 50001091, '30-50001091-2'],
    ['27', 12345678, '27-12345678-0'],
    ['23', 12345676, '23-12345676-9'],
    ['33', 12345679, '33-12345679-9'],
    // Remainder 1 is refused (docs/rules/shared.md 2): the next number is taken.
    ['20', 12345676, '20-12345677-8'],
  ])('%s %i has the CUIT %s', (prefix, number, cuit) => {
    expect(validCuit(prefix, number)).toBe(cuit);
  });

  it('sign in by the five names, no name twice', () => {
    const names = demo.users.map(({ userName }) => userName);
    expect(new Set(names).size).toBe(names.length);
    const roles = Object.fromEntries(demo.users.map(({ userName, role }) => [userName, role]));
    expect(roles).toMatchObject({
      admin: 'Admin',
      gerente: 'Manager',
      vendedor: 'Seller',
      'cliente.admin': 'CustomerAdmin',
      cliente: 'CustomerUser',
      'repuestos.norte.admin': 'CustomerAdmin',
      'repuestos.norte': 'CustomerUser',
    });
    expect(demo.users.find(({ userName }) => userName === 'vendedor')?.sellerId).toBe(1);
    expect(demo.customers[0]).toMatchObject({
      state: 'Ok',
      sellerId: 1,
      allowOffers: true,
      includeIva: true,
      showSellingPrice: true,
    });
  });
});

describe('the offers of the demo', () => {
  it('are of the three kinds, on about one row in twenty', () => {
    const offered = new Set(demo.offers.map(({ rowId }) => rowId));
    expect(offered.size / rows.size).toBeCloseTo(0.05, 1);
    expect(demo.offers.every(({ rowId, minQuantity }) => minQuantity % (rows.get(rowId)?.multiple ?? 0) === 0)).toBe(
      true,
    );
    expect(demo.offers.some(({ multiplesOnly }) => multiplesOnly)).toBe(true);
    expect(demo.lots).toHaveLength(12);
    expect(demo.valueQuantities).toHaveLength(8);
    expect(demo.valueQuantities.some(({ giftText }) => giftText !== '')).toBe(true);
    expect(demo.valueQuantities.some(({ percentage }) => percentage !== null)).toBe(true);
  });

  it('sell combos below what their components cost', () => {
    for (const { priceCents, components } of demo.lots) {
      const list = components.reduce(
        (total, { rowId, quantity }) => total + (rows.get(rowId)?.listCents.at(-1) ?? 0) * quantity,
        0,
      );
      expect(priceCents).toBeGreaterThan(0);
      expect(priceCents).toBeLessThan(list);
      expect(new Set(components.map(({ rowId }) => rowId)).size).toBe(components.length);
    }
  });
});

describe('the orders of the demo', () => {
  it('stand in every state, none later than now or older than 90 days', () => {
    const states = new Set(demo.orders.map(({ states: way }) => way.at(-1)?.state));
    expect(states).toEqual(new Set(orderStates));
    for (const { states: way } of demo.orders) {
      expect(way[0]?.state).toBe('Sent');
      for (const [index, step] of way.entries()) {
        const before = way[index - 1];
        expect(Date.parse(step.at)).toBeLessThanOrEqual(now.getTime());
        expect(Date.parse(step.at)).toBeGreaterThanOrEqual(now.getTime() - 90 * 86_400_000);
        if (before !== undefined) expect(mayBecome(before.state, step.state)).toBe(true);
      }
    }
  });

  it('add up: subtotal − discount + surcharge = total, and the lines are the subtotal', () => {
    for (const { subtotal, discount, total, snapshot, lines } of demo.orders) {
      const { charged } = snapshot.deliverySurcharge;
      expect(money(subtotal).minus(discount).plus(charged).toFixed(2)).toBe(total);
      expect(sum(snapshot.lines.map((line) => money(line.subtotal))).toFixed(2)).toBe(subtotal);
      expect(sum(snapshot.discountExplanation.map(({ value }) => money(value))).toFixed(2)).toBe(discount);
      expect(snapshot.lines).toHaveLength(lines.length);
    }
  });

  it('are numbered by year from 1 without gaps, on either side of New Year', () => {
    const orders = demoDistributor(new Date('2027-01-15T12:00:00Z')).orders;
    for (const year of [2026, 2027]) {
      const numbers = orders.filter((order) => order.year === year).map(({ number }) => number);
      expect(numbers.length).toBeGreaterThan(0);
      expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
    }
  });
});
