import * as z from 'zod/mini';
import type { ImportHistoryPage } from '#core/imports/import-history.service.ts';
import type { RememberedMapping } from '#core/imports/import-record.ts';
import { keptReasons } from '#core/imports/import-undo.ts';
import { recordKinds } from '#core/imports/record-kinds.ts';
import { sheetFormats } from '#core/shared/sheet-format.ts';

/** `?after=` of a list that is read in pages: what the page before answered as `next`. */
export const importHistoryQueryWire = z.object({ after: z.optional(z.string().check(z.maxLength(40))) });

export const importHistoryWire = z.object({
  records: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(recordKinds),
      fileName: z.string(),
      /** A server of before does not say. */
      worksheet: z._default(z.string(), ''),
      supplier: z.nullable(z.string()),
      importedBy: z.string(),
      importedAt: z.string(),
      counts: z.object({
        new: z.number(),
        changed: z.number(),
        unchanged: z.number(),
        rejected: z.number(),
        missing: z.number(),
      }),
      isRunning: z._default(z.boolean(), false),
      progress: z.nullable(z.object({ done: z.number(), total: z.number() })),
      brokeOff: z.boolean(),
      isKept: z._default(z.boolean(), false),
      hasRejectedRows: z.boolean(),
      isLast: z.boolean(),
      /** A server of before does not say. */
      isFollowed: z._default(z.boolean(), true),
      changedSince: z._default(z.number(), 0),
      changedNames: z._default(z.array(z.string()), []),
      listInUse: z._default(z.nullable(z.object({ list: z.string(), customers: z.number() })), null),
      undo: z.nullable(
        z.object({
          askedBy: z.string(),
          undoneAt: z.nullable(z.string()),
          kept: z.number(),
          keptThings: z.array(z.object({ name: z.string(), reason: z.enum(keptReasons) })),
          isCancelled: z._default(z.boolean(), false),
        }),
      ),
      priceList: z._default(z.nullable(z.string()), null),
      waiting: z._default(z.nullable(z.object({ at: z.string(), hasFailed: z.boolean() })), null),
    }),
  ),
  next: z.nullable(z.string()),
});

export const importHistoryToWire = ({ records, next }: ImportHistoryPage): z.input<typeof importHistoryWire> => ({
  records: records.map((record) => ({
    ...record,
    counts: { ...record.counts },
    progress: record.progress && { ...record.progress },
    undo: record.undo && { ...record.undo, keptThings: [...record.undo.keptThings] },
    listInUse: record.listInUse && { ...record.listInUse },
    waiting: record.waiting && { ...record.waiting },
    changedNames: [...record.changedNames],
  })),
  next,
});

/** `rest`: what something else changed since stays as it is, and the rest is undone. */
export const undoQueryWire = z.object({ rest: z.optional(z.enum(['true', 'false'])) });

export const rejectedRowsQueryWire = z.object({ format: z._default(z.enum(sheetFormats), 'xlsx') });

export const importMappingsWire = z.array(
  z.object({ kind: z.enum(recordKinds), supplier: z.string(), mapping: z.string() }),
);

export const importMappingsToWire = (mappings: readonly RememberedMapping[]): z.input<typeof importMappingsWire> =>
  mappings.map(({ kind, supplier, mapping }) => ({ kind, supplier, mapping }));

export const importMappingQueryWire = z.object({
  kind: z.enum(recordKinds),
  supplier: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
});
