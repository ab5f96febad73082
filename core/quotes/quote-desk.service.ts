import { type Caller, whoDidIt } from '#core/access/caller.ts';
import type { CartParts } from '#core/cart/cart-desk.service.ts';
import { knownCards } from '#core/cart/known-cards.ts';
import { dateInBuenosAires, inBuenosAires } from '#core/shared/buenos-aires.ts';
import type { Clock } from '#core/shared/clock.ts';
import type { Hasher } from '#core/shared/hasher.port.ts';
import type { CustomerId, QuoteId } from '#core/shared/ids.ts';
import { zero } from '#core/shared/money.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { checkLines, fitsQuoteLine, type LineToQuote, type QuoteToKeep, quotedFromCart } from './draft.ts';
import { onPaper } from './on-paper.ts';
import { type Quote, quoteTitle, quoteTotal, type StoredQuote, type StoredQuoteLine, shownLine } from './quote.ts';
import type { QuoteBook } from './quote-book.port.ts';
import type { QuoteDesk, QuoteFailure } from './quote-desk.ts';
import type { QuotePrinter } from './quote-printer.port.ts';
import { quotingTerms, type ReckonedLine, reckonLine } from './reckon-quote.ts';
import { putInCart } from './to-cart.ts';
import { validUntil } from './validity.ts';

export interface QuoteParts extends CartParts {
  readonly quotes: QuoteBook;
  readonly printer: QuotePrinter;
  readonly clock: Clock;
  readonly hasher: Hasher;
}

const notAllowed = Err({ code: 'not-allowed' } as const);
const notFound = Err({ code: 'quote-not-found' } as const);
const keyReused = Err({ code: 'key-reused' } as const);
const moved = Err({ code: 'quote-moved' } as const);

interface Reckoned {
  readonly lines: readonly ReckonedLine[];
  readonly includesIva: boolean;
}

export const createQuoteDesk = (parts: QuoteParts): QuoteDesk => {
  const { quotes, printer, clock, hasher, carts, shelf, terms } = parts;

  /** The lines at their prices; `before` is the quote that they change, null where every price is today's. */
  const reckonLines = async (
    customerId: CustomerId,
    asked: readonly LineToQuote[],
    before: StoredQuote | null,
  ): Promise<Result<Reckoned, QuoteFailure>> => {
    const checked = checkLines(asked);
    if (!checked.ok) return checked;
    const rows = asked.flatMap((line) => (line.kind === 'product' ? [line.productPriceId] : []));
    const [agreed, cards] = await Promise.all([terms.of(customerId), knownCards(parts, customerId, rows)]);
    if (agreed === null) return notAllowed;
    const quoting = quotingTerms(agreed.prices, before?.includesIva);
    const grounds = { cards, disabled: shelf.disabled(), terms: quoting, given: before?.lines ?? [] };
    const lines = asked.map((line) => reckonLine(line, grounds));
    const tooLarge = lines.find((line) => !fitsQuoteLine(line.ownPrice ?? line.sellingPrice ?? zero, line.quantity));
    if (tooLarge !== undefined) {
      const { code, brand, description } = tooLarge;
      const name = code === '' ? description : `${code} ${brand}`;
      return Err({ code: 'quote-line-too-large', name });
    }
    return Ok({ lines, includesIva: quoting.includeIva });
  };

  const seen = async (customerId: CustomerId, id: QuoteId): Promise<Result<Quote, QuoteFailure>> => {
    const stored = await quotes.byId(customerId, id);
    return stored === null ? notFound : Ok(shown(stored));
  };

  /** What is kept of a quote as it was asked for. */
  const toStore = async (customerId: CustomerId, asked: QuoteToKeep, before: StoredQuote | null) => {
    const kept = asked.atTodaysPrices ? null : before;
    const reckoned = await reckonLines(customerId, asked.lines, kept);
    if (!reckoned.ok) return reckoned;
    const gone = goneOf(reckoned.val.lines);
    if (gone !== null) return Err(gone);
    const { clientName, clientPhone, note, validityDays } = asked;
    return Ok({
      ...{ clientName, clientPhone, note, validityDays },
      date: kept?.date ?? dateInBuenosAires(clock.now()),
      includesIva: reckoned.val.includesIva,
      lines: reckoned.val.lines.map(({ isGone: _, ...line }): StoredQuoteLine => line),
    });
  };

  return {
    async page({ customerId }, filter) {
      if (customerId === null) return notAllowed;
      const { quotes: stored, ...paging } = await quotes.ofCustomer(customerId, filter);
      return Ok({ quotes: stored.map(shown), ...paging });
    },

    async read({ customerId }, id) {
      return customerId === null ? notAllowed : seen(customerId, id);
    },

    async reckon({ customerId }, { id, lines, atTodaysPrices }) {
      if (customerId === null) return notAllowed;
      const before = id === null ? null : await quotes.byId(customerId, id);
      if (id !== null && before === null) return notFound;
      const reckoned = await reckonLines(customerId, lines, atTodaysPrices ? null : before);
      return reckoned.map(shownReckoned);
    },

    async fromCart({ customerId }) {
      if (customerId === null) return notAllowed;
      const lines = quotedFromCart(await carts.read(customerId));
      if (lines.length === 0) return Err({ code: 'cart-empty' });
      return (await reckonLines(customerId, lines, null)).map(shownReckoned);
    },

    async create(caller, asked, idempotencyKey) {
      const { customerId } = caller;
      if (customerId === null) return notAllowed;
      const payloadHash = hasher.digest(JSON.stringify(asked));
      const known = await quotes.knownKey(customerId, idempotencyKey);
      if (known !== null) return known.payloadHash === payloadHash ? seen(customerId, known.quoteId) : keyReused;
      const ready = await toStore(customerId, asked, null);
      if (!ready.ok) {
        // A twin of this request may have been kept just before what it quotes went off sale: then it is the answer.
        const twin = await quotes.knownKey(customerId, idempotencyKey);
        return twin?.payloadHash === payloadHash ? seen(customerId, twin.quoteId) : ready;
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
      return stored.ok ? seen(customerId, stored.val) : stored;
    },

    async change(caller, known, asked) {
      const { customerId } = caller;
      if (customerId === null) return notAllowed;
      const before = await quotes.byId(customerId, known.id);
      if (before === null) return notFound;
      if (before.version !== known.version) return moved;
      const ready = await toStore(customerId, asked, before);
      if (!ready.ok) return ready;
      return (await quotes.change(customerId, known, ready.val, whoDidIt(caller))) ? seen(customerId, known.id) : moved;
    },

    async remove(caller, known) {
      const { customerId } = caller;
      if (customerId === null) return notAllowed;
      if (await quotes.remove(customerId, known, whoDidIt(caller))) return Ok(null);
      return (await quotes.byId(customerId, known.id)) === null ? notFound : moved;
    },

    async pdf({ customerId }, id) {
      if (customerId === null) return notAllowed;
      const found = await seen(customerId, id);
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
      return seen(customerId, known.id);
    },
  };
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

const shownReckoned = ({ lines: reckoned, includesIva }: Reckoned) => {
  const lines = reckoned.map(({ isGone, ...line }) => ({ ...shownLine(line), isGone }));
  return { lines, total: quoteTotal(lines), includesIva };
};

const goneOf = (lines: readonly ReckonedLine[]): Extract<QuoteFailure, { code: 'quote-lines-gone' }> | null => {
  const gone = lines.filter(({ isGone }) => isGone);
  if (gone.length === 0) return null;
  return {
    code: 'quote-lines-gone',
    productPriceIds: gone.flatMap(({ productPriceId }) => (productPriceId === null ? [] : [productPriceId])),
    names: gone.filter(({ code }) => code !== '').map(({ code, brand }) => `${code} ${brand}`),
  };
};
