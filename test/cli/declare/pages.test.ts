import { describe, expect, it } from 'vitest';
import { maxPages, pagesFrom, type RowPage } from '#cli/declare/pages.ts';
import type { PlaceAsked } from '#cli/page-option.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';

const first: PlaceAsked = { page: 1, after: null };
const walked = async <Failure>(ask: (place: PlaceAsked) => Promise<Result<RowPage<number>, Failure>>) => {
  const [rows, failures]: [number[], unknown[]] = [[], []];
  for await (const reached of pagesFrom(ask, first)) {
    if (reached.ok) rows.push(...reached.val.page.rows);
    else failures.push(reached.val);
  }
  return { rows, failures };
};

describe('pages', () => {
  it('are walked by their number, by their key, or are all there is', async () => {
    const numbers = await walked(async ({ page }) => Ok({ rows: [page], totalPages: 3 }));
    expect(numbers.rows).toEqual([1, 2, 3]);
    const keys = await walked(async ({ after }) =>
      Ok({ rows: [Number(after ?? 0)], next: after === '2' ? null : String(Number(after ?? 0) + 1) }),
    );
    expect(keys.rows).toEqual([0, 1, 2]);
    expect((await walked(async () => Ok({ rows: [7] }))).rows).toEqual([7]);
  });

  it('end with what went wrong', async () => {
    const { rows, failures } = await walked(async ({ page }) =>
      page === 2 ? Err('lost') : Ok({ rows: [page], totalPages: 3 }),
    );
    expect([rows, failures]).toEqual([[1], ['lost']]);
  });

  it('that never end are told as that', async () => {
    const { rows, failures } = await walked(async ({ page }) => Ok({ rows: [page], totalPages: page + 1 }));
    expect([rows.length, failures]).toMatchObject([maxPages, [{ kind: 'problem', exit: 1, code: 'too-many-pages' }]]);
  });
});
