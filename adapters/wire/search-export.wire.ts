import * as z from 'zod/mini';
import { type SearchExport, searchExportFormats } from '#core/catalogue/text-search/search-export.service.ts';
import { namedFileWire } from './named-file.wire.ts';

export const searchExportQueryWire = z.strictObject({ format: z._default(z.enum(searchExportFormats), 'xlsx') });

/** The file, and how many articles it has of those that were found. */
export const searchExportWire = z.extend(namedFileWire, { articleCount: z.number(), totalCount: z.number() });

/** All of the answer but the file. */
export const searchExportFactsToWire = ({ articleCount, totalCount }: SearchExport) => ({ articleCount, totalCount });
