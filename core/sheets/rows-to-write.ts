import type { SheetRunKindName } from '#core/imports/record-kinds.ts';
import type { SheetReport } from './sheet.service.ts';

/**
 * How many rows a sheet would write. New prices of a list are written also where they say today's: until their moment
 * another change may come (docs/rules/price-list-management.md 8).
 */
export const rowsToWrite = (
  kind: SheetRunKindName,
  { created, changed, unchanged }: Pick<SheetReport<never>, 'created' | 'changed' | 'unchanged'>,
): number => created + changed + (kind === 'list-prices' ? unchanged : 0);
