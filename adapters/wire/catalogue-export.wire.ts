import * as z from 'zod/mini';
import type { CatalogueExport } from '#core/catalogue/export/catalogue-export.service.ts';
import { importKinds } from '#core/imports/record-kinds.ts';
import { sheetFormats } from '#core/shared/sheet-format.ts';
import { namedFileWire } from './named-file.wire.ts';

export const catalogueExportQueryWire = z.strictObject({
  kind: z.enum(importKinds),
  format: z._default(z.enum(sheetFormats), 'xlsx'),
  priceList: z.optional(z.string().check(z.maxLength(200))),
});

/** The file, how many rows it has, and how many are held that it does not have. */
export const catalogueExportWire = z.extend(namedFileWire, { rowCount: z.number(), leftOutCount: z.number() });

/** All of the answer but the file. */
export const catalogueExportFactsToWire = ({ rowCount, leftOutCount }: CatalogueExport) => ({ rowCount, leftOutCount });
