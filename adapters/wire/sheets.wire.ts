import * as z from 'zod/mini';
import { sheetFormats } from '#core/shared/sheet-format.ts';
import { maxSheetBytes, type RejectedSheetRow, type SheetReport } from '#core/sheets/sheet.service.ts';
import { base64Length, base64Wire } from './base64.wire.ts';
import { changedRowFields, exampleWire, readingFields } from './imports.wire.ts';

/** The paths of each kind of sheet. */
export const sheetPaths = {
  customers: '/api/Management/CustomerSheets',
  offers: '/api/Management/OfferSheets',
  documents: '/api/Management/DocumentSheets',
} as const;
export type SheetPath = (typeof sheetPaths)[keyof typeof sheetPaths];

/** Price lists as management settles them: each takes sheets of new prices. */
export const priceListsPath = '/api/Management/PriceLists';

/** Where a list takes them. */
export const priceSheetPath = (listId: string) => `${priceListsPath}/${encodeURIComponent(listId)}/sheets` as const;
export type PriceSheetPath = `${typeof priceListsPath}/${string}/sheets`;

/** The history of the imports of one kind, as `api/Imports` has that of all. */
export const sheetImportsPath = (path: SheetPath | typeof priceListsPath): string => `${path}/imports`;

/** The query of a call that exports a sheet. */
export const sheetQueryWire = z.strictObject({ format: z.enum(sheetFormats) });

/** The largest file, in base64. */
export const maxSheetSigns = base64Length(maxSheetBytes);

export const sheetFileFields = {
  // An empty file is let through, so that it is refused as what it is.
  content: base64Wire(maxSheetSigns, 0),
  ...readingFields,
};

/** The file's name, for the history. */
export const sheetFileName = z._default(z.string().check(z.trim(), z.maxLength(200)), '');

/** The body of a call that asks what each column of a file is. */
export const sheetColumnsWire = z.strictObject(sheetFileFields);

/** The body of a call that imports one. */
export const sheetUploadWire = z.strictObject({
  ...sheetFileFields,
  fileName: sheetFileName,
  dryRun: z._default(z.boolean(), true),
  /** Answers every rejected row; else the first thousand of them. */
  allRejected: z._default(z.boolean(), false),
});

/** A code and its facts, which are texts and numbers, or none. */
const reasonWire = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

const rejectedRowWire = z.object({ line: z.number(), cells: z.array(z.string()), reasons: z.array(reasonWire) });

export const sheetReportWire = z.object({
  isDryRun: z.boolean(),
  /** Null where the history does not have it. */
  importId: z.nullable(z.string()),
  created: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  missing: z.nullable(z.object({ count: z.number(), names: z.array(z.string()) })),
  headings: z.array(z.string()),
  mapping: z.nullable(z.string()),
  ignored: z.array(z.string()),
  /** A server of before does not count them. */
  steep: z._default(z.nullable(z.number()), null),
  /** A server of before does not count them. */
  emptied: z._default(z.array(z.object({ field: z.string(), count: z.number() })), []),
  examples: z.array(exampleWire),
  rejected: z.array(rejectedRowWire),
  rejectedCount: z.number(),
  /** Rows that count and that rejected ones repeat. */
  kept: z.array(rejectedRowWire),
  /** A server of before does not compare them. */
  changedSince: z._default(
    z.nullable(
      z.object({
        count: z.number(),
        rows: z.array(
          z.object({
            ...changedRowFields,
            since: z.enum(['changed', 'made', 'gone', 'admitted']),
            changed: z.nullable(z.object({ by: z.string(), at: z.string() })),
          }),
        ),
      }),
    ),
    null,
  ),
});

export const sheetReportToWire = <Reason extends object>(
  report: SheetReport<Reason>,
): z.input<typeof sheetReportWire> => ({
  ...report,
  missing: report.missing && { ...report.missing, names: [...report.missing.names] },
  headings: [...report.headings],
  ignored: [...report.ignored],
  // A run that a former version kept has none.
  emptied: (report.emptied ?? []).map((field) => ({ ...field })),
  examples: report.examples.map((example) => ({ ...example, changes: [...example.changes] })),
  rejected: report.rejected.map(rejectedRowToWire),
  kept: report.kept.map(rejectedRowToWire),
  changedSince: report.changedSince && {
    ...report.changedSince,
    rows: report.changedSince.rows.map((row) => ({ ...row, fields: [...row.fields] })),
  },
});

const rejectedRowToWire = <Reason extends object>({
  line,
  cells,
  reasons,
}: RejectedSheetRow<Reason>): z.infer<typeof rejectedRowWire> => ({
  line,
  cells: [...cells],
  reasons: reasons.map((reason) => ({ ...reason }) as Record<string, string | number | null>),
});

/** Only Mostrador's own server has such calls: the reasons are known here. */
export const sheetReportFromWire = <Reason>(report: z.infer<typeof sheetReportWire>): SheetReport<Reason> => ({
  ...report,
  rejected: report.rejected.map((row) => rejectedRowFromWire<Reason>(row)),
  kept: report.kept.map((row) => rejectedRowFromWire<Reason>(row)),
});

const rejectedRowFromWire = <Reason>(row: z.infer<typeof rejectedRowWire>): RejectedSheetRow<Reason> => ({
  ...row,
  reasons: row.reasons as unknown as readonly Reason[],
});
