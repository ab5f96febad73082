import * as z from 'zod/mini';
import type { SearchExport } from '#core/catalogue/text-search/search-export.service.ts';
import { sheetFormats } from '#core/shared/sheet-format.ts';
import { namedFileWire } from './named-file.wire.ts';

export const searchExportQueryWire = z.strictObject({ format: z._default(z.enum(sheetFormats), 'xlsx') });

/** The file, and how many articles it has of those that were found. */
export const searchExportWire = z.extend(namedFileWire, { articleCount: z.number(), totalCount: z.number() });

/** All of the answer but the file. */
export const searchExportFactsToWire = ({ articleCount, totalCount }: SearchExport) => ({ articleCount, totalCount });
