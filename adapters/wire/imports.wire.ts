import * as z from 'zod/mini';
import {
  type CellWarningCounts,
  cellWarningCodes,
  noCellWarnings,
} from '#core/catalogue/import/drafts/cell-warning.ts';
import type { RowReason } from '#core/catalogue/import/drafts/row-reasons.ts';
import type { ImportRun, RunFailure, UnconfirmedImport } from '#core/catalogue/import/import.service.ts';
import type { UnderstoodSheet } from '#core/imports/column-choice.ts';
import { importKinds } from '#core/imports/record-kinds.ts';

/** A code and its facts. The other end is always Mostrador's own server, whose types these are. */
export const coded = <Coded extends { readonly code: string }>() =>
  z.pipe(
    z.looseObject({ code: z.string() }),
    z.transform((value) => value as unknown as Coded),
  );

const counts = z.record(z.string(), z.number());
export const changeWire = z.object({ field: z.string(), from: z.string(), to: z.string() });

/** A row of a sheet and what it changes. A server of before does not say which rows are new: those change nothing. */
export const exampleWire = z.pipe(
  z.object({
    line: z.number(),
    kind: z.optional(z.enum(['new', 'changed'])),
    name: z.string(),
    changes: z.array(changeWire),
  }),
  z.transform(({ kind, ...example }) => ({
    ...example,
    kind: kind ?? (example.changes.length === 0 ? ('new' as const) : ('changed' as const)),
  })),
);

/** A row that would write over what was changed since the sheet was looked at: what there was, is and would be. */
export const changedRowFields = {
  line: z.number(),
  name: z.string(),
  fields: z.array(z.object({ field: z.string(), seen: z.string(), from: z.string(), to: z.string() })),
};

/** What was understood of a sheet's columns, and its first rows. */
const understoodSheetFields = {
  columns: z.array(z.object({ field: z.string(), column: z.number() })),
  decimal: z.enum(['auto', 'comma', 'point']),
  constants: z.array(z.object({ field: z.string(), value: z.string() })),
  preview: z.nullable(
    z.object({
      sheets: z.array(z.string()),
      sheet: z.string(),
      /** A server of before tells none. */
      others: z._default(z.array(z.string()), []),
      headingRow: z.nullable(z.number()),
      rows: z.array(z.array(z.string())),
    }),
  ),
};

export const understoodSheetWire = z.object(understoodSheetFields);

export const understoodSheetToWire = ({
  columns,
  decimal,
  constants,
  preview,
}: UnderstoodSheet): z.input<typeof understoodSheetWire> => ({
  columns: [...columns],
  decimal,
  constants: [...constants],
  preview:
    preview === null
      ? null
      : {
          ...preview,
          sheets: [...preview.sheets],
          // A preview that a former version kept has none.
          others: [...(preview.others ?? [])],
          rows: preview.rows.map((row) => [...row]),
        },
});

export const importRunWire = z.object({
  id: z.string(),
  kind: z.enum(importKinds),
  fileName: z.string(),
  supplier: z.nullable(z.string()),
  state: z.enum(['reading', 'planned', 'writing', 'done', 'failed']),
  rowsRead: z.number(),
  rowsTotal: z.nullable(z.number()),
  ...understoodSheetFields,
  headings: z.array(z.string()),
  unknownHeadings: z.array(z.string()),
  summary: z.object({
    new: z.number(),
    changed: z.number(),
    unchanged: z.number(),
    rejected: z.number(),
    missing: z.number(),
    /** A server of before counts neither these nor `discontinued`. */
    steep: z._default(z.number(), 0),
    unpriced: z.number(),
    discontinued: z._default(z.number(), 0),
    /** A server of before counts neither of both. */
    discontinuing: z._default(z.number(), 0),
    noted: z._default(z.number(), 0),
    /** A server of before tells none of these. */
    alike: z._default(z.number(), 0),
    alikeCodes: z._default(
      z.array(z.object({ line: z.number(), code: z.string(), brand: z.string(), known: z.string() })),
      [],
    ),
    warned: z._default(
      z.object({
        'price-in-words': z.number(),
        'negative-stock': z.number(),
        'model-in-general': z._default(z.number(), 0),
        'code-like-date': z._default(z.number(), 0),
      } satisfies Record<keyof CellWarningCounts, unknown>),
      noCellWarnings,
    ),
    warnings: z._default(
      z.array(
        z.object({
          line: z.number(),
          code: z.enum(cellWarningCodes),
          value: z.string(),
        }),
      ),
      [],
    ),
    priceLists: z._default(z.array(z.string()), []),
    newNames: z.object({
      brands: z.array(z.string()),
      families: z.array(z.string()),
      priceLists: z.array(z.string()),
      vehicles: z.array(z.string()),
    }),
    changedFields: counts,
    reasons: counts,
    /** A server of before tells no cells. */
    rejections: z.array(
      z.object({
        line: z.number(),
        cells: z._default(z.array(z.string()), []),
        reasons: z.array(coded<RowReason>()),
      }),
    ),
    examples: z.array(exampleWire),
  }),
  /** A server of before tells neither of both. */
  changedSince: z._default(
    z.nullable(
      z.object({
        count: z.number(),
        rows: z.array(z.object(changedRowFields)),
        isUndone: z.boolean(),
      }),
    ),
    null,
  ),
  changedAt: z._default(z.number(), 0),
  failure: z.nullable(coded<RunFailure>()),
});

/** A form's texts are not JSON, where a NUL is refused for all calls. */
const withoutNul = z.refine((text) => !String(text).includes('\0'));

const mapping = z.string().check(z.maxLength(200_000), withoutNul);
const sheet = z.string().check(z.maxLength(200), withoutNul);
const priceList = z.string().check(z.trim(), z.minLength(1), z.maxLength(100), withoutNul);
const supplier = z.string().check(z.trim(), z.minLength(1), z.maxLength(100), withoutNul);

/** Fields beside the file in the form that uploads it. */
export const importFormWire = z.object({
  kind: z.enum(importKinds),
  mapping: z.optional(mapping),
  sheet: z.optional(sheet),
  priceList: z.optional(priceList),
  supplier: z.optional(supplier),
});

/** How a file of any kind is to be read. */
export const readingFields = {
  mapping: z._default(z.nullable(mapping), null),
  sheet: z._default(z.nullable(sheet), null),
  supplier: z._default(z.nullable(supplier), null),
};

/** How the same file is to be read again. */
export const importReadingWire = z.strictObject({
  ...readingFields,
  priceList: z._default(z.nullable(priceList), null),
});

export const importApplyWire = z.strictObject({
  strict: z._default(z.boolean(), false),
  /** The `changedAt` that the caller saw; without it nothing is compared. */
  seenAt: z._default(z.nullable(z.number()), null),
});

export const importRunToWire = (run: ImportRun): z.input<typeof importRunWire> => ({
  ...run,
  ...understoodSheetToWire(run),
  headings: [...run.headings],
  unknownHeadings: [...run.unknownHeadings],
  summary: {
    ...run.summary,
    // A run that a former version kept has none of these.
    alikeCodes: (run.summary.alikeCodes ?? []).map((alike) => ({ ...alike })),
    warnings: (run.summary.warnings ?? []).map((warning) => ({ ...warning })),
    priceLists: [...(run.summary.priceLists ?? [])],
    newNames: {
      brands: [...run.summary.newNames.brands],
      families: [...run.summary.newNames.families],
      priceLists: [...run.summary.newNames.priceLists],
      vehicles: [...run.summary.newNames.vehicles],
    },
    changedFields: { ...run.summary.changedFields },
    reasons: { ...run.summary.reasons },
    rejections: run.summary.rejections.map(({ line, cells = [], reasons }) => ({
      line,
      cells: [...cells],
      reasons: reasons.map((reason) => ({ ...reason })),
    })),
    examples: run.summary.examples.map((example) => ({ ...example, changes: [...example.changes] })),
  },
  changedSince: run.changedSince && {
    ...run.changedSince,
    rows: run.changedSince.rows.map((row) => ({ ...row, fields: [...row.fields] })),
  },
  failure: run.failure === null ? null : { ...run.failure },
});

/** Times are ISO. */
export const unconfirmedImportsWire = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(importKinds),
    fileName: z.string(),
    /** A server of before does not say. */
    worksheet: z._default(z.string(), ''),
    supplier: z.nullable(z.string()),
    startedBy: z.string(),
    readAt: z.string(),
    keptUntil: z.string(),
    isUnderstood: z.boolean(),
  }),
);

const isoTime = (ms: number): string => new Date(ms).toISOString();

export const unconfirmedImportsToWire = (
  imports: readonly UnconfirmedImport[],
): z.input<typeof unconfirmedImportsWire> =>
  imports.map((one) => ({ ...one, readAt: isoTime(one.readAt), keptUntil: isoTime(one.keptUntil) }));

export const unconfirmedImportsFromWire = (
  imports: z.infer<typeof unconfirmedImportsWire>,
): readonly UnconfirmedImport[] =>
  imports.map((one) => ({ ...one, readAt: Date.parse(one.readAt), keptUntil: Date.parse(one.keptUntil) }));
