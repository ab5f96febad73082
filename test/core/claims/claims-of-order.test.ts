import { describe, expect, it } from 'vitest';
import type { Claim } from '#core/claims/claim.ts';
import { findClaimsOfOrder } from '#core/claims/find-claim.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';

const order = { year: 2026, number: 12 };
const claimNaming = (purchaseDocument: string): Claim => ({ purchaseDocument }) as Claim;

/** A list of those pages, that notes which were asked for. */
const aListOf = (pages: readonly (readonly Claim[])[]) => {
  const asked: number[] = [];
  return {
    asked,
    page: async (_caller: unknown, page: number) => {
      asked.push(page);
      return Ok({ claims: pages[page - 1] ?? [], currentPage: page, totalPages: pages.length });
    },
  };
};

describe('the claims of an order, where a server lists claims alone', () => {
  const [first, second, other] = [claimNaming('2026-00000012'), claimNaming('2026/12'), claimNaming('2026-13')];

  it('are those of the newest pages that name it, in their order', async () => {
    const list = aListOf([[other, first], [other], [second]]);
    expect((await findClaimsOfOrder(list, callerOf(1), order)).val).toEqual([first, second]);
    expect(list.asked).toEqual([1, 2, 3]);
  });

  it('are looked for on five pages, and twenty of them are told', async () => {
    const list = aListOf(Array.from({ length: 8 }, () => Array.from({ length: 20 }, () => first)));
    expect((await findClaimsOfOrder(list, callerOf(1), order)).val).toHaveLength(20);
    expect(list.asked).toEqual([1, 2, 3, 4, 5]);
  });

  it('are none where the list cannot be read, which is said', async () => {
    const list = { page: async () => Err({ code: 'unreachable' } as const) };
    expect((await findClaimsOfOrder(list, callerOf(1), order)).val).toEqual({ code: 'unreachable' });
  });
});
