import * as z from 'zod/mini';

/**
 * A page's number in an address: what is no number is the first page (docs/rules/wire.md 5), and what is too much the
 * last.
 */
export const pageNumberWire = z.pipe(
  z.string(),
  z.transform((text) => (/^\d+$/.test(text) ? Math.max(1, Number(text)) : 1)),
);

export const pageParamsWire = z.object({ page: pageNumberWire });
