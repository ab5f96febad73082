import type { NamedFile } from '#core/shared/named-file.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { SheetFormat } from '#core/shared/sheet-format.ts';
import type { SheetFailure } from './sheet.service.ts';
import type { SheetLayout, SheetTables } from './sheet-table.port.ts';

/** A sheet as a file, called by what it holds and the day. */
export const exportSheet = async (
  tables: Pick<SheetTables, 'write'>,
  format: SheetFormat,
  layout: SheetLayout,
  today: string,
  batches: AsyncIterable<readonly (readonly string[])[]>,
  signal?: AbortSignal,
): Promise<Result<NamedFile<AsyncIterable<Uint8Array>>, SheetFailure>> => {
  const content = await tables.write(format, layout, batches, signal).catch((error: unknown) => {
    if (signal?.aborted) return 'given-up' as const;
    throw error;
  });
  if (content === 'given-up') return Err({ code: content });
  if (content === null) return Err({ code: 'exports-busy' });
  return Ok({ name: `${layout.name} ${today}.${format}`, content });
};
