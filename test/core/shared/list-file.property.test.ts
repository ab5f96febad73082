import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ListWriter, listFile, type RowPage } from '#core/shared/list-file.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { memoryListWriter } from '#test/builders/list-writer.builder.ts';

const paged =
  (rows: readonly number[], most: number) =>
  async (after: string | null): Promise<Result<RowPage<number>, { readonly code: 'page-key-unreadable' }>> => {
    const from = Number(after ?? 0);
    const next = from + most;
    return Ok({ rows: rows.slice(from, next), next: next < rows.length ? String(next) : null });
  };

describe('all that a list finds, as a file', () => {
  it('holds every row once, in their order, and never more than a page of them at once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer(), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 1, max: 20 }),
        async (rows, most) => {
          const written: number[][] = [];
          const writer = memoryListWriter('Números', written);
          const pageAfter = paged(rows, most);
          const file = await listFile({ writer, format: 'xlsx', today: '2026-11-20', pageAfter });
          expect(file.unwrap().name).toBe('Números 2026-11-20.xlsx');
          expect(written.flat()).toEqual(rows);
          expect(Math.max(...written.map(({ length }) => length))).toBeLessThanOrEqual(most);
        },
      ),
    );
  });

  it('of nothing there is none, nor where too many are being made', async () => {
    const busy: ListWriter<number> = { name: 'Números', write: async () => null };
    const of = (rows: readonly number[], writer: ListWriter<number>) =>
      listFile({ writer, format: 'csv', today: '2026-11-20', pageAfter: paged(rows, 2) });
    expect((await of([], memoryListWriter('Números', []))).val).toEqual({ code: 'nothing-to-export' });
    expect((await of([1], busy)).val).toEqual({ code: 'exports-busy' });
  });

  it('that nobody waits for is given up; one that breaks is no file that ends early', async () => {
    const left = new AbortController();
    const leaving: ListWriter<number> = {
      name: 'Números',
      async write(_format, _batches, signal) {
        left.abort();
        signal?.throwIfAborted();
        return null;
      },
    };
    const parts = { format: 'csv', today: '2026-11-20' } as const;
    const given = { ...parts, writer: leaving, pageAfter: paged([1], 1), signal: left.signal };
    expect((await listFile(given)).val).toEqual({ code: 'given-up' });
    const broken = async (after: string | null) =>
      after === null ? Ok({ rows: [1], next: 'x' }) : Err({ code: 'page-key-unreadable' } as const);
    await expect(listFile({ ...parts, writer: memoryListWriter('Números', []), pageAfter: broken })).rejects.toThrow();
  });
});
