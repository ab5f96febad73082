import type { ImportMappingRepository } from './import-record.ts';
import type { RecordKind } from './record-kinds.ts';
import type { SheetReading } from './sheet-reading.ts';

type Reading = Pick<SheetReading, 'mapping' | 'supplier'>;

/**
 * The reading with what the last sheet of the same name was read with, where it says no mapping itself
 * (docs/rules/imports.md 5).
 */
export const withRemembered = async <Read extends Reading>(
  mappings: Pick<ImportMappingRepository, 'find'>,
  kind: RecordKind,
  reading: Read,
): Promise<Read> => {
  const { mapping, supplier } = reading;
  if (mapping !== null || supplier === null) return reading;
  return { ...reading, mapping: (await mappings.find(kind, supplier))?.mapping ?? null };
};

/** Remembers, once the sheet was imported, how the next one of the same name is read. */
export const rememberReading = async (
  mappings: Pick<ImportMappingRepository, 'remember'>,
  kind: RecordKind,
  { mapping, supplier }: Reading,
): Promise<void> => {
  if (supplier !== null && mapping !== null) await mappings.remember({ kind, supplier, mapping });
};
