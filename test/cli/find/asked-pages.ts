import type { RowPage } from '#cli/declare/pages.ts';
import { Ok, type Result } from '#core/shared/result.ts';

/** A list of ids in those pages, which counts how many of them were asked for. */
export const askedPages = (pages: readonly (readonly string[])[]) => {
  let asked = 0;
  const ask = async (after: string | null): Promise<Result<RowPage<{ readonly id: string }>, never>> => {
    const at = Number(after ?? 0);
    asked += 1;
    const rows = (pages[at] ?? []).map((id) => ({ id }));
    return Ok({ rows, next: at + 1 < pages.length ? String(at + 1) : null });
  };
  return { ask, count: () => asked };
};
