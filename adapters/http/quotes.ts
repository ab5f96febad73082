import * as z from 'zod/mini';
import { entityTagOf } from '#adapters/wire/entity-tag.wire.ts';
import { namedFileFromWire, namedFileWire } from '#adapters/wire/named-file.wire.ts';
import {
  calculatedQuoteFromWire,
  calculatedQuoteWire,
  quoteFromWire,
  quotePageFromWire,
  quotePageWire,
  quoteToCalculateToWire,
  quoteToKeepToWire,
  quoteWire,
} from '#adapters/wire/quotes.wire.ts';
import { maxQuoteLines } from '#core/quotes/draft.ts';
import type { QuoteFailure, QuoteService, SeenQuote } from '#core/quotes/quote.service.ts';
import { asId } from '#core/shared/ids.ts';
import type { Call, CallFailure, CallRequest } from './call.ts';

/** `api/Quotes` over HTTP. */
export const createQuoteService = (call: Call): QuoteService => {
  const quote = async (request: CallRequest) =>
    (await call(request, quoteWire)).map(quoteFromWire).mapErr(quoteFailure);
  const calculated = async (request: CallRequest) =>
    (await call(request, calculatedQuoteWire)).map(calculatedQuoteFromWire).mapErr(quoteFailure);
  const pathOf = (id: string): string => `/api/Quotes/${encodeURIComponent(id)}`;
  const asSeen = ({ version }: SeenQuote) => ({ 'if-match': entityTagOf(version) });

  return {
    async page(_caller, { page, text }) {
      const query = text === '' ? {} : { query: { search: text } };
      const answer = await call({ method: 'GET', path: `/api/Quotes/page/${page}`, ...query }, quotePageWire);
      return answer.map(quotePageFromWire).mapErr(quoteFailure);
    },
    read: (_caller, id) => quote({ method: 'GET', path: pathOf(id) }),
    calculate: (_caller, asked) =>
      calculated({ method: 'POST', path: '/api/Quotes/calculate', body: quoteToCalculateToWire(asked) }),
    fromCart: () => calculated({ method: 'GET', path: '/api/Quotes/from-cart' }),
    create: (_caller, asked, idempotencyKey) =>
      quote({
        method: 'POST',
        path: '/api/Quotes',
        body: quoteToKeepToWire(asked),
        headers: { 'idempotency-key': idempotencyKey },
      }),
    change: (_caller, seen, asked) =>
      quote({ method: 'PUT', path: pathOf(seen.id), body: quoteToKeepToWire(asked), headers: asSeen(seen) }),
    async remove(_caller, seen) {
      const answer = await call({ method: 'DELETE', path: pathOf(seen.id), headers: asSeen(seen) }, z.unknown());
      return answer.map(() => null).mapErr(quoteFailure);
    },
    async pdf(_caller, id) {
      const answer = await call({ method: 'GET', path: `${pathOf(id)}/pdf` }, namedFileWire);
      return answer.map(namedFileFromWire).mapErr(quoteFailure);
    },
    toCart: (_caller, seen) => quote({ method: 'POST', path: `${pathOf(seen.id)}/to-cart`, headers: asSeen(seen) }),
  };
};

const gone = z.object({ productPriceIds: z.array(z.string()), names: z.array(z.string()) });
const refused = z.object({
  lines: z.array(
    z.discriminatedUnion('reason', [
      z.object({ name: z.string(), reason: z.literal('gone') }),
      z.object({ name: z.string(), reason: z.literal('not-multiple'), multiple: z.number() }),
    ]),
  ),
});

const quoteFailure = (failure: CallFailure): QuoteFailure => {
  if (failure.code !== 'problem') return failure;
  switch (failure.problem) {
    case 'cart-empty':
    case 'cart-moved':
    case 'quote-not-found':
    case 'quote-moved':
    case 'key-reused':
    case 'quote-without-products':
    case 'row-twice':
      return { code: failure.problem };
    case 'quote-line-too-large': {
      const read = z.safeParse(z.object({ name: z.string() }), failure.facts);
      return { code: 'quote-line-too-large', name: read.success ? read.data.name : '' };
    }
    case 'too-many-lines':
      return { code: 'too-many-lines', most: maxQuoteLines };
    case 'quote-lines-gone': {
      const read = z.safeParse(gone, failure.facts);
      const { productPriceIds, names } = read.success ? read.data : { productPriceIds: [], names: [] };
      return {
        code: 'quote-lines-gone',
        productPriceIds: productPriceIds.map((id) => asId<'product-price'>(id)),
        names,
      };
    }
    case 'quote-lines-refused': {
      const read = z.safeParse(refused, failure.facts);
      return { code: 'quote-lines-refused', lines: read.success ? read.data.lines : [] };
    }
    default:
      return { code: 'unreachable' };
  }
};
