import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeyValueStore } from '#adapters/storage/key-value.ts';
import { formatAmount } from '#adapters/texts/numbers.es.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { aQuote, aStoredLine } from '#test/builders/quote.builder.ts';
import {
  blankDraft,
  type DraftLine,
  type DraftProduct,
  draftOf,
  isBlank,
  isLeftToCalculate,
  type QuoteDraft,
  quantityOf,
  withFreeLine,
  withLineAt,
  withoutLine,
  withProducts,
} from '#web/quotes/draft.ts';
import {
  draftProblems,
  parsePrice,
  problemsOf,
  readDraft,
  shownDraftLine,
  toCalculate,
  withRoundedPrices,
} from '#web/quotes/draft-reading.ts';
import { createQuoteDraft } from '#web/quotes/kept-draft.ts';

const product = (row: string, over: Partial<DraftProduct> = {}): DraftProduct => ({
  kind: 'product',
  productPriceId: asId(row),
  code: 'B47091',
  brand: 'COFAP',
  description: 'Amortiguador',
  quantity: '4',
  price: '',
  ...over,
});

const withLine = (draft: QuoteDraft, place: number, typed: Partial<DraftLine>): QuoteDraft => ({
  ...draft,
  lines: draft.lines.map((line, at) => (at === place ? { ...line, ...typed } : line) as DraftLine),
});

describe('a price as it is typed', () => {
  it.each([
    ['1234,5', '1234.50'],
    ['1.234,50', '1234.50'],
    ['45.000', '45000.00'],
    ['$ 1.234', '1234.00'],
    ['0', '0.00'],
  ])('%s is %s', (typed, price) => expect(parsePrice(typed)?.toFixed(2)).toBe(price));

  it.each(['', 'gratis', '-5', '1,234', '1.000.000.000'])('«%s» is none', (typed) =>
    expect(parsePrice(typed)).toBeNull(),
  );

  it('is read back as it was written, for any price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (cents) => {
        const price = money(cents).dividedBy(100);
        expect(parsePrice(formatAmount(price))?.toFixed(2)).toBe(price.toFixed(2));
      }),
    );
  });
});

describe('the draft', () => {
  it('takes a product once: again, it takes the quantity and keeps the price that was typed', () => {
    const once = withProducts(blankDraft, [product('1', { price: '900' }), product('2')]);
    const again = withProducts(once, [product('1', { quantity: '6' }), product('3')]);
    expect(again.lines.map(({ quantity, price }) => [quantity, price])).toEqual([
      ['6', '900'],
      ['4', ''],
      ['4', ''],
    ]);
    expect(quantityOf(again, asId('1'))).toBe('6');
    expect(quantityOf(again, asId('9'))).toBeNull();
  });

  it('knows what is left to be calculated: products without a price of their own', () => {
    const draft = withFreeLine(withProducts(blankDraft, [product('1', { price: '900' }), product('2')]));
    expect(['1', '2', '9'].map((row) => isLeftToCalculate(draft, asId(row)))).toEqual([false, true, false]);
  });

  it('loses one line and no other', () => {
    const draft = withFreeLine(withProducts(blankDraft, [product('1'), product('2')]));
    expect(withoutLine(draft, 1).lines.map(({ kind }) => kind)).toEqual(['product', 'free']);
    for (const [place, line] of draft.lines.entries()) {
      expect(withLineAt(withoutLine(draft, place), place, line)).toEqual(draft);
    }
    expect(isBlank(draft)).toBe(false);
    expect(isBlank(blankDraft)).toBe(true);
  });

  it('of a quote says what the quote says', () => {
    const labour = { productPriceId: null, code: '', brand: '', description: 'Colocación', sellingPrice: null };
    const quote = aQuote({
      lines: [
        aStoredLine(),
        aStoredLine({ productPriceId: asId('2'), ownPrice: money('45000.50') }),
        aStoredLine({ ...labour, quantity: 1, ownPrice: money(30000) }),
      ],
    });
    const read = readDraft(draftOf(quote, 'P 2026-00000012', formatAmount));
    expect(read).toMatchObject({
      clientName: 'Marta Gómez',
      validityDays: 7,
      atTodaysPrices: false,
      lines: [
        { kind: 'product', productPriceId: '1', quantity: 4, ownPrice: null },
        { kind: 'product', productPriceId: '2', quantity: 4 },
        { kind: 'free', description: 'Colocación', quantity: 1 },
      ],
    });
    expect(read?.lines.map((line) => (line.kind === 'free' ? line.price : line.ownPrice)?.toFixed(2))).toEqual([
      undefined,
      '45000.50',
      '30000.00',
    ]);
  });

  it.each([
    ['no line', blankDraft],
    ['a quantity of nothing', withProducts(blankDraft, [product('1', { quantity: '' })])],
    ['a price that is none', withProducts(blankDraft, [product('1', { price: 'x' })])],
    ['labour of no name', withLine(withFreeLine(blankDraft), 0, { price: '5' })],
    ['labour of no price', withLine(withFreeLine(blankDraft), 0, { description: 'Colocación' })],
    ['no validity', { ...withProducts(blankDraft, [product('1')]), validityDays: '' }],
    ['one line that is right and one that is not', withFreeLine(withProducts(blankDraft, [product('1')]))],
  ])('with %s is not ready', (_what, draft) => expect(readDraft(draft)).toBeNull());

  it('says what is wrong with each line', () => {
    const { lines } = withFreeLine(blankDraft);
    expect(lines.map(problemsOf)).toEqual([
      { description: 'Escribí qué es', price: 'Escribí un precio, como 1.234,50' },
    ]);
  });

  it('says where price by quantity is more than a line holds, and keeps what was typed', () => {
    const line = { description: 'Colocación', price: '99.999.999,99', quantity: '1001' };
    const draft = withLine(withFreeLine(blankDraft), 0, line);
    expect(draft.lines.map(problemsOf)).toEqual([{ price: expect.stringContaining('$ 99.999.999.999,99') }]);
    expect([readDraft(draft), draft.lines[0]]).toEqual([null, expect.objectContaining(line)]);
    expect(withLine(draft, 0, { quantity: '1000' }).lines.map(problemsOf)).toEqual([{}]);
  });

  it('says at which field something is wrong wherever it is not ready, and nothing where it is', () => {
    const texts = fc.constantFrom('', '0', '4', '900', '1.234,50', 'x');
    const lines = fc.array(
      fc.record({ description: fc.constantFrom('', 'Colocación'), quantity: texts, price: texts }),
      {
        minLength: 1,
        maxLength: 3,
      },
    );
    fc.assert(
      fc.property(lines, texts, (typed, validityDays) => {
        const free = typed.map((line) => ({ kind: 'free', ...line }) as const);
        const draft = { ...blankDraft, validityDays, lines: free };
        const problems = draftProblems(draft);
        expect(problems.length === 0).toBe(readDraft(draft) !== null);
        for (const { field } of problems)
          expect(field).toMatch(/^(validityDays|lines\.[0-2]\.(description|quantity|price))$/);
      }),
    );
  });

  it('is calculated at the shop’s prices, and shows the clerk’s', () => {
    const draft = withProducts(blankDraft, [product('1', { price: '900' }), product('2', { quantity: 'x' })]);
    expect(toCalculate(draft)).toEqual([
      { kind: 'product', productPriceId: '1', quantity: 4, ownPrice: null },
      { kind: 'product', productPriceId: '2', quantity: 1, ownPrice: null },
    ]);
    const known = new Map([[asId<'product-price'>('1'), money(1000)]]);
    const [first, second] = draft.lines;
    if (first === undefined || second === undefined) throw new Error('no lines');
    expect(shownDraftLine(first, known)?.subtotal.toFixed(2)).toBe('3600.00');
    expect(shownDraftLine({ ...first, price: '' }, known)?.subtotal.toFixed(2)).toBe('4000.00');
    expect(shownDraftLine(second, known)).toBeNull();
    expect(shownDraftLine({ ...second, quantity: '1' }, known)).toBeNull();
  });
});

describe('the memory of the draft', () => {
  const aStorage = (): Storage => {
    const kept = new Map<string, string>();
    return {
      length: 0,
      clear: () => kept.clear(),
      key: () => null,
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    };
  };

  it('outlives the screen, and is empty again when the draft is', () => {
    const storage = aStorage();
    const memory = createKeyValueStore(() => storage);
    const draft = withFreeLine(withProducts({ ...blankDraft, clientName: 'Marta' }, [product('1')]));
    createQuoteDraft(memory, 'draft').set(draft);
    expect(createQuoteDraft(memory, 'draft').get()).toEqual(draft);
    expect(createQuoteDraft(memory, 'another').get()).toEqual(blankDraft);
    createQuoteDraft(memory, 'draft').set(blankDraft);
    expect(storage.getItem('draft')).toBeNull();
  });

  it('that cannot be read is a blank draft', () => {
    const storage = aStorage();
    storage.setItem('draft', '{"lines":[{"kind":"other"}]}');
    expect(
      createQuoteDraft(
        createKeyValueStore(() => storage),
        'draft',
      ).get(),
    ).toEqual(blankDraft);
  });
});

describe('rounding all prices', () => {
  const calculated = new Map([[asId<'product-price'>('7'), money('12063.19')]]);

  it('rounds those that stand, calculated or typed, and changes nothing where all are round', () => {
    const draft = withFreeLine(withProducts(blankDraft, [product('7'), product('8', { price: '1.210' })]));
    const rounded = withRoundedPrices(draft, calculated, 100);
    expect(rounded?.lines.map(({ price }) => price)).toEqual(['12.100,00', '1.300,00', '']);
    expect(rounded && withRoundedPrices(rounded, calculated, 100)).toBeNull();
  });
});
