import { authorise } from '#core/access/authorise.ts';
import { type Caller, whoDidIt } from '#core/access/caller.ts';
import type { CartParts } from '#core/cart/create-cart-service.ts';
import { knownProducts } from '#core/cart/known-products.ts';
import { dateInBuenosAires, inBuenosAires } from '#core/shared/buenos-aires.ts';
import type { Clock } from '#core/shared/clock.ts';
import type { Hasher } from '#core/shared/hasher.port.ts';
import { madeBefore } from '#core/shared/idempotency.ts';
import type { CustomerId, QuoteId } from '#core/shared/ids.ts';
import { zero } from '#core/shared/money.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { type CalculatedLine, calculateLine, quotingTerms } from './calculate-quote.ts';
import { checkLines, fitsQuoteLine, type LineToQuote, type QuoteToKeep, quotedFromCart } from './draft.ts';
import { onPaper } from './on-paper.ts';
import type { QuoteRepository } from './quote.repository.port.ts';
import type { QuoteFailure, QuoteService } from './quote.service.ts';
import { type Quote, quoteTitle, quoteTotal, type StoredQuote, type StoredQuoteLine, shownLine } from './quote.ts';
import type { QuotePrinter } from './quote-printer.port.ts';
import { putInCart } from './to-cart.ts';
import { validUntil } from './validity.ts';

export interface QuoteParts extends CartParts {
  readonly quotes: QuoteRepository;
  readonly printer: QuotePrinter;
  readonly clock: Clock;
  readonly hasher: Hasher;
}

const notAllowed = Err({ code: 'not-allowed' } as const);
const notFound = Err({ code: 'quote-not-found' } as const);
const moved = Err({ code: 'quote-moved' } as const);

interface Calculated {
  readonly lines: readonly CalculatedLine[];
  readonly includesIva: boolean;
}

export const createQuoteService = (parts: QuoteParts): QuoteService => {
  const { quotes, printer, clock, hasher, carts, productRepository, terms } = parts;

  /** The lines at their prices; `before` is the quote that they change, null where every price is today's. */
  const calculateLines = async (
    customerId: CustomerId,
    asked: readonly LineToQuote[],
    before: StoredQuote | null,
  ): Promise<Result<Calculated, QuoteFailure>> => {
    const checked = checkLines(asked);
    if (!checked.ok) return checked;
    const rows = asked.flatMap((line) => (line.kind === 'product' ? [line.productPriceId] : []));
    const [agreed, products] = await Promise.all([terms.of(customerId), knownProducts(parts, customerId, rows)]);
    if (agreed === null) return notAllowed;
    const quoting = quotingTerms(agreed.prices, before?.includesIva);
    const grounds = {
      products,
      disabled: productRepository.disabled(),
      terms: quoting,
      linesBefore: before?.lines ?? [],
    };
    const lines = asked.map((line) => calculateLine(line, grounds));
    const tooLarge = lines.find((line) => !fitsQuoteLine(line.ownPrice ?? line.sellingPrice ?? zero, line.quantity));
    if (tooLarge !== undefined) {
      const { code, brand, description } = tooLarge;
      const name = code === '' ? description : `${code} ${brand}`;
      return Err({ code: 'quote-line-too-large', name });
    }
    return Ok({ lines, includesIva: quoting.includeIva });
  };

  const shownQuote = async (customerId: CustomerId, id: QuoteId): Promise<Result<Quote, QuoteFailure>> => {
    const stored = await quotes.byId(customerId, id);
    return stored === null ? notFound : Ok(shown(stored));
  };

  /** The quote as it is stored. */
  const toStore = async (customerId: CustomerId, asked: QuoteToKeep, before: StoredQuote | null) => {
    const kept = asked.atTodaysPrices ? null : before;
    const calculated = await calculateLines(customerId, asked.lines, kept);
    if (!calculated.ok) return calculated;
    const gone = goneOf(calculated.val.lines);
    if (gone !== null) return Err(gone);
    const { clientName, clientPhone, note, validityDays } = asked;
    return Ok({
      ...{ clientName, clientPhone, note, validityDays },
      date: kept?.date ?? dateInBuenosAires(clock.now()),
      includesIva: calculated.val.includesIva,
      lines: calculated.val.lines.map(({ isGone: _, ...line }): StoredQuoteLine => line),
    });
  };

  return authorise<QuoteService>('quotes', {
    async page({ customerId }, filter) {
      if (customerId === null) return notAllowed;
      const { quotes: stored, ...paging } = await quotes.ofCustomer(customerId, filter);
      return Ok({ quotes: stored.map(shown), ...paging });
    },

    async read({ customerId }, id) {
      return customerId === null ? notAllowed : shownQuote(customerId, id);
    },

    async calculate({ customerId }, { id, lines, atTodaysPrices }) {
      if (customerId === null) return notAllowed;
      const before = id === null ? null : await quotes.byId(customerId, id);
      if (id !== null && before === null) return notFound;
      const calculated = await calculateLines(customerId, lines, atTodaysPrices ? null : before);
      return calculated.map(shownCalculated);
    },

    async fromCart({ customerId }) {
      if (customerId === null) return notAllowed;
      const lines = quotedFromCart(await carts.read(customerId));
      if (lines.length === 0) return Err({ code: 'cart-empty' });
      return (await calculateLines(customerId, lines, null)).map(shownCalculated);
    },

    async create(caller, asked, idempotencyKey) {
      const { customerId } = caller;
      if (customerId === null) return notAllowed;
      const payloadHash = hasher.digest(JSON.stringify(asked));
      const before = madeBefore(await quotes.knownKey(customerId, idempotencyKey), payloadHash);
      if (before !== null) return before.ok ? shownQuote(customerId, before.val) : before;
      const ready = await toStore(customerId, asked, null);
      if (!ready.ok) {
        // A duplicate of this request may have been kept just before what it quotes went off sale: then it is the
        // answer.
        const duplicate = madeBefore(await quotes.knownKey(customerId, idempotencyKey), payloadHash);
        return duplicate?.ok ? shownQuote(customerId, duplicate.val) : ready;
      }
      const stored = await quotes.store({
        ...ready.val,
        ...signature(caller),
        customerId,
        year: inBuenosAires(clock.now()).year,
        createdAt: new Date(clock.now()).toISOString(),
        idempotencyKey,
        payloadHash,
      });
      return stored.ok ? shownQuote(customerId, stored.val) : stored;
    },

    async change(caller, known, asked) {
      const { customerId } = caller;
      if (customerId === null) return notAllowed;
      const before = await quotes.byId(customerId, known.id);
      if (before === null) return notFound;
      if (before.version !== known.version) return moved;
      const ready = await toStore(customerId, asked, before);
      if (!ready.ok) return ready;
      return (await quotes.change(customerId, known, ready.val, whoDidIt(caller)))
        ? shownQuote(customerId, known.id)
        : moved;
    },

    async remove(caller, known) {
      const { customerId } = caller;
      if (customerId === null) return notAllowed;
      if (await quotes.remove(customerId, known, whoDidIt(caller))) return Ok(null);
      return (await quotes.byId(customerId, known.id)) === null ? notFound : moved;
    },

    async pdf({ customerId }, id) {
      if (customerId === null) return notAllowed;
      const found = await shownQuote(customerId, id);
      if (!found.ok) return found;
      const name = `Presupuesto ${quoteTitle(found.val)}.pdf`;
      return Ok({ name, content: await printer.print(onPaper(found.val)) });
    },

    async toCart(caller, known) {
      const { customerId } = caller;
      if (customerId === null) return notAllowed;
      const stored = await quotes.byId(customerId, known.id);
      if (stored === null) return notFound;
      if (stored.version !== known.version) return moved;
      if (stored.lines.every(({ productPriceId }) => productPriceId === null)) {
        return Err({ code: 'quote-without-products' });
      }
      const put = await putInCart(parts, caller, stored.lines);
      if (!put.ok) return put;
      await quotes.noteCarted(customerId, known.id, new Date(clock.now()).toISOString(), whoDidIt(caller));
      return shownQuote(customerId, known.id);
    },
  });
};

const signature = ({ userName, actedBy }: Caller) => ({ createdBy: userName, actedBy: actedBy?.userName ?? null });

const shown = (stored: StoredQuote): Quote => {
  const lines = stored.lines.map(shownLine);
  return {
    ...stored,
    lines,
    validUntil: validUntil(stored.date, stored.validityDays),
    total: quoteTotal(lines),
  };
};

const shownCalculated = ({ lines: calculated, includesIva }: Calculated) => {
  const lines = calculated.map(({ isGone, ...line }) => ({ ...shownLine(line), isGone }));
  return { lines, total: quoteTotal(lines), includesIva };
};

const goneOf = (lines: readonly CalculatedLine[]): Extract<QuoteFailure, { code: 'quote-lines-gone' }> | null => {
  const gone = lines.filter(({ isGone }) => isGone);
  if (gone.length === 0) return null;
  return {
    code: 'quote-lines-gone',
    productPriceIds: gone.flatMap(({ productPriceId }) => (productPriceId === null ? [] : [productPriceId])),
    names: gone.filter(({ code }) => code !== '').map(({ code, brand }) => `${code} ${brand}`),
  };
};
