import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { mayHave } from '#cli/answer-fields.ts';

const row = z.object({
  number: z.string(),
  seller: z.optional(z.nullable(z.object({ name: z.string() }))),
  lines: z.array(z.object({ code: z.string() })),
  facts: z.record(z.string(), z.object({ size: z.number() })),
});
const page = z.object({ orders: z.array(row), totalPages: z.number() });

describe('the fields of an answer', () => {
  it.each(['number', 'seller', 'seller.name', 'lines.code', 'facts.width', 'facts.width.size'])(
    'has %s, whichever way its rows are held',
    (path) => {
      for (const answer of [page, z.array(row), z.union([page, z.object({ sheets: z.array(z.string()) })])]) {
        expect(mayHave(answer, path, true)).toBe(true);
      }
      expect(mayHave(row, path, false)).toBe(true);
    },
  );

  it.each(['nummber', 'seller.nome', 'number.x', 'lines.0', 'totalPages', 'orders', 'facts.width.x', 'toString'])(
    'has no %s in its rows',
    (path) => expect(mayHave(page, path, true)).toBe(false),
  );

  it('of a whole document are its own', () => {
    expect(mayHave(page, 'totalPages', false)).toBe(true);
    expect(mayHave(page, 'orders.number', false)).toBe(true);
    expect(mayHave(page, 'number', false)).toBe(false);
  });
});
