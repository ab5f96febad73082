import type { ResolutionContext } from 'inversify';
import type { Clock } from '#core/shared/clock.ts';
import type { SheetParts } from '#core/sheets/import-sheet.ts';
import type { SheetTables } from '#core/sheets/sheet-table.port.ts';
import { parts } from '../parts.ts';

/** What every kind of sheet needs, in and out. */
export const sheetPartsOf = (
  made: Pick<ResolutionContext, 'get'>,
): SheetParts & { readonly tables: SheetTables; readonly clock: Clock } => ({
  tables: made.get(parts.sheetTables),
  mappings: made.get(parts.importMappings),
  imports: made.get(parts.sheetImports),
  clock: made.get(parts.clock),
  yieldToOthers: () => made.get(parts.database).yieldToOthers(),
});
