import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { type ClaimFlawCode, claimFlaws } from '#core/claims/claim-to-open.ts';
import { asId } from '#core/shared/ids.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import type { FoundProduct } from '#web/cases/product-finder.ts';
import {
  blankClaim,
  type ClaimDraft,
  claimOf,
  type DraftProduct,
  isBlankClaim,
  withArticle,
  withInvoice,
  withOrder,
  withoutProduct,
  withProduct,
  withProductAt,
} from '#web/claims/claim-draft.ts';
import { createClaimQueries } from '#web/claims/claim-queries.ts';
import { createServiceQueries } from '#web/state/query-client.ts';

const found: FoundProduct = {
  productId: asId('7'),
  code: 'BKR6E',
  description: 'Bujía',
  brands: [
    { id: asId('1'), name: 'NGK' },
    { id: asId('2'), name: 'BOSCH' },
  ],
  brandId: asId('2'),
};
const draft = {
  ...withProduct(blankClaim, found),
  origin: 'Factura',
  purchaseDate: '2026-03-09',
  purchaseDocument: ' A 1 ',
  note: 'Faltó',
};

const withFirst = (claim: ClaimDraft, typed: Partial<DraftProduct>): ClaimDraft => ({
  ...claim,
  products: claim.products.map((product, place) => (place === 0 ? { ...product, ...typed } : product)),
});

describe('the draft of a claim', () => {
  it('is what is sent, with the brand by its name', () => {
    const claim = claimOf(withFirst(draft, { quantity: '1.200' }));
    expect(claim).toMatchObject({
      purchaseDocument: 'A 1',
      products: [
        { productId: '7', productCode: 'BKR6E', productBrandId: '2', productBrandName: 'BOSCH', quantity: 1200 },
      ],
    });
    expect(claimFlaws(claim, '2026-11-20')).toEqual([]);
  });

  it('is wrong by the core’s own rules', () => {
    const wrong = withFirst({ ...draft, note: ' ' }, { brandId: '', quantity: 'dos' });
    expect(claimFlaws(claimOf(wrong), '2026-11-20').map(({ code }) => code)).toEqual([
      'note-missing',
      'brand-missing',
      'quantity-out-of-range',
    ]);
  });

  it('gives a product back to its place', () => {
    const two = withProduct(draft, { ...found, productId: asId('8') });
    const [first] = two.products;
    if (first === undefined) throw new Error('no product');
    expect(withProductAt(withoutProduct(two, 0), 0, first)).toEqual(two);
  });

  it('is blank until something would be lost', () => {
    expect([blankClaim, { ...blankClaim, note: ' ' }].every(isBlankClaim)).toBe(true);
    expect([draft, { ...blankClaim, code: 'BK' }].some(isBlankClaim)).toBe(false);
  });
});

describe('sending it', () => {
  /** A tab whose storage is a map, and a service that answers as it is told. */
  const aTab = (answers: readonly (boolean | ClaimFlawCode)[], kept = new Map<string, string>()) => {
    const keys: string[] = [];
    const inTab = {
      read: (key: string) => kept.get(key) ?? null,
      write: (key: string, value: string) => void kept.set(key, value),
      remove: (key: string) => void kept.delete(key),
    };
    const unreachable = async () => Err({ code: 'unreachable' } as const);
    const opened = { ...claimOf(draft), id: asId<'claim'>('1'), year: 2026, number: 1, resolution: '', tracking: [] };
    let lists = 0;
    const service = {
      page: unreachable,
      find: unreachable,
      ofOrder: unreachable,
      origins: () => {
        lists += 1;
        return unreachable();
      },
      reasons: unreachable,
      open: async (_caller: unknown, _claim: unknown, key: string) => {
        keys.push(key);
        const answer = answers[keys.length - 1];
        if (typeof answer === 'string')
          return Err({ code: 'invalid-claim', flaws: [{ code: answer, place: null }] } as const);
        if (answer !== true) return Err({ code: 'unreachable' } as const);
        return Ok({ ...opened, currentTracking: { state: 'Created' as const, date: '' } });
      },
    };
    let made = 0;
    const newKey = () => `key ${kept.size} ${made++}`;
    const claimQueries = createClaimQueries(service, callerOf(1), inTab, newKey, createServiceQueries());
    return { claimQueries, keys, kept, lists: () => lists };
  };

  it('keeps draft and key until it is known to be there, and a reload keeps the draft', async () => {
    const { claimQueries, keys, kept } = aTab([false, true, true]);
    claimQueries.draft.set(draft);
    expect(aTab([], kept).claimQueries.draft.get()).toEqual(draft);
    await claimQueries.open(draft);
    expect(claimQueries.draft.get()).toEqual(draft);
    await claimQueries.open(draft);
    expect([claimQueries.draft.get(), kept.size]).toEqual([blankClaim, 0]);
    await claimQueries.open(draft);
    expect(keys).toEqual(['key 1 0', 'key 1 0', 'key 0 1']);
  });

  it('keeps what was written while it was on its way, and nothing of what was sent', async () => {
    const { claimQueries } = aTab([true]);
    claimQueries.draft.set(draft);
    const sending = claimQueries.open(draft);
    expect(claimQueries.sending.getSnapshot().value).toBe('underWay');
    claimQueries.draft.set({ ...draft, note: 'Vino abierta y mojada' });
    await sending;
    expect(claimQueries.sending.getSnapshot().value).toBe('resting');
    expect(claimQueries.draft.get()).toEqual({ ...blankClaim, note: 'Vino abierta y mojada' });
  });

  it('is the same claim after a reload that swallowed the answer', async () => {
    const { claimQueries, keys, kept } = aTab([false]);
    claimQueries.draft.set(draft);
    await claimQueries.open(draft);
    const reloaded = aTab([true], kept);
    await reloaded.claimQueries.open(reloaded.claimQueries.draft.get());
    expect(reloaded.keys).toEqual(keys);
    expect(kept.size).toBe(0);
  });

  it('looks again at what there is to choose once the choice turns out to be gone', async () => {
    const { claimQueries, lists } = aTab(['origin-unknown', 'reason-unknown', 'note-missing', false]);
    const { client, options } = claimQueries.options;
    new QueryObserver(client, options('all')).subscribe(() => undefined);
    const counted = [lists()];
    for (let tries = 0; tries < 4; tries += 1) {
      await claimQueries.open(draft);
      counted.push(lists());
    }
    expect(counted).toEqual([1, 2, 3, 3, 3]);
  });

  it('knows after a reload which day came with its invoice, and takes a draft that was kept without it', () => {
    const { claimQueries, kept } = aTab([]);
    const chosen = withInvoice(blankClaim, { title: 'A 00001-00000007', date: '2026-10-05' });
    claimQueries.draft.set(chosen);
    expect(aTab([], kept).claimQueries.draft.get()).toEqual(chosen);
    const { documentDate: _, ...earlier } = draft;
    const keptBefore = new Map([['claim-draft cliente1 1', JSON.stringify(earlier)]]);
    expect(aTab([], keptBefore).claimQueries.draft.get()).toEqual(draft);
  });

  it('begins anew where what is kept is not understood', () => {
    const key = 'claim-draft cliente1 1';
    for (const text of ['{', '{"origin":1}', 'null', '[]']) {
      expect(aTab([], new Map([[key, text]])).claimQueries.draft.get()).toEqual(blankClaim);
    }
  });
});

describe('a claim about an order', () => {
  const order = { year: 2026, number: 12, date: '2026-11-02T01:30:00.000Z' };

  it('bears its number and the day in Buenos Aires, and keeps an origin that was chosen', () => {
    const claim = withOrder(blankClaim, order, 'Pedido');
    expect(claim).toMatchObject({ origin: 'Pedido', purchaseDate: '2026-11-01', purchaseDocument: '2026-00000012' });
    expect(withOrder({ ...blankClaim, origin: 'Remito' }, order, 'Pedido').origin).toBe('Remito');
  });

  it('takes an article of it once, as many as were ordered', () => {
    const once = withArticle(blankClaim, found, 5);
    expect(once.products).toEqual([{ ...found, quantity: '5' }]);
    expect(withArticle(once, found, 5)).toBe(once);
  });
});

describe('the day of a claim', () => {
  const order = { year: 2026, number: 12, date: '2026-11-02T15:00:00.000Z' };
  const invoice = { title: 'A 00001-00000007', date: '2026-10-05' };
  const other = { title: 'A 00001-00000008', date: '2026-10-19' };

  it.each([
    ['no document', blankClaim],
    ['another invoice', withInvoice(blankClaim, other)],
    ['two others', withInvoice(withInvoice(blankClaim, invoice), other)],
    ['an order', withOrder(blankClaim, order, 'Pedido')],
  ])('is the invoice’s that was chosen after %s', (_what, before) => {
    const { purchaseDate, purchaseDocument } = withInvoice(before, invoice);
    expect([purchaseDate, purchaseDocument]).toEqual([invoice.date, invoice.title]);
  });

  it.each([
    ['before an invoice was chosen', blankClaim],
    ['after one was', withInvoice(blankClaim, other)],
    ['after an order was', withOrder(blankClaim, order, 'Pedido')],
  ])('stays the one that was typed %s', (_when, before) => {
    const typed = { ...before, purchaseDate: '2026-09-30' };
    expect(withInvoice(withInvoice(typed, other), invoice).purchaseDate).toBe('2026-09-30');
  });

  it('is no word written once the fields are empty again', () => {
    expect(isBlankClaim({ ...withInvoice(blankClaim, invoice), purchaseDate: '', purchaseDocument: '' })).toBe(true);
  });
});
