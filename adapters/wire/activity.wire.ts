import * as z from 'zod/mini';
import type { ActivityPage } from '#core/activity/activity.service.ts';
import {
  type ActivityEntry,
  type ActivityFilter,
  type ActivitySubject,
  activitySubjects,
} from '#core/activity/activity.ts';
import { type AuditAction, activityWords } from '#core/audit/audit-action.ts';
import { isCalendarDate } from '#core/shared/calendar-date.ts';
import { sheetFormats } from '#core/shared/sheet-format.ts';
import { answeredId, idFromWire } from './ids.wire.ts';

/** A day that this program can have written something on. */
const date = z.string().check(z.refine((day) => isCalendarDate(day) && day >= '2000' && day < '2200'));

/** The thing that entries are about, by its kind; where several are given, the first counts. */
const key = z.optional(z.string().check(z.maxLength(100)));
const subjects = { product: key, document: key, section: key, claim: key, warranty: key } satisfies Record<
  ActivitySubject['kind'],
  typeof key
>;

/** The filter of the activity; a field that is left out is no condition. */
export const activityFilterWire = z.strictObject({
  user: z.optional(z.string().check(z.maxLength(100))),
  word: z.optional(z.enum(activityWords)),
  customer: z.optional(z.string().check(z.maxLength(64))),
  ...subjects,
  from: z.optional(date),
  to: z.optional(date),
});

const after = z.optional(z.string().check(z.maxLength(20)));

/** `after` is what the page before answered as `next`. */
export const activityQueryWire = z.extend(activityFilterWire, { after });

export const customerActivityQueryWire = z.strictObject({ after });

/** The filter of the activity, and the kind of file. */
export const activityExportQueryWire = z.extend(activityFilterWire, {
  format: z._default(z.enum(sheetFormats), 'csv'),
});

type FilterWire = z.infer<typeof activityFilterWire>;

export const activityFilterFromWire = ({ user, word, customer, from, to, ...more }: FilterWire): ActivityFilter => ({
  ...(user === undefined || user === '' ? {} : { userName: user.trim().toLowerCase() }),
  ...(word === undefined ? {} : { word }),
  ...(customer === undefined || customer === '' ? {} : { customerId: idFromWire<'customer'>(customer) }),
  ...subjectFromWire(more),
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
});

const subjectFromWire = (named: Pick<FilterWire, ActivitySubject['kind']>): Pick<ActivityFilter, 'subject'> => {
  for (const kind of activitySubjects) {
    const written = named[kind]?.trim() ?? '';
    if (written !== '') return { subject: { kind, key: written } };
  }
  return {};
};

export const activityFilterToWire = (filter: ActivityFilter): Readonly<Record<string, string>> => ({
  ...(filter.userName === undefined ? {} : { user: filter.userName }),
  ...(filter.word === undefined ? {} : { word: filter.word }),
  ...(filter.customerId === undefined ? {} : { customer: filter.customerId }),
  ...(filter.subject === undefined ? {} : { [filter.subject.kind]: filter.subject.key }),
  ...(filter.from === undefined ? {} : { from: filter.from }),
  ...(filter.to === undefined ? {} : { to: filter.to }),
});

/** An entry: `at` is ISO 8601 in UTC; `action` is one of core/audit/audit-action.ts, or of a newer server. */
const entryWire = z.object({
  id: z.string(),
  at: z.string(),
  userName: z.string(),
  actedBy: z.nullable(z.string()),
  network: z.nullable(z.string()),
  action: z.string(),
  customer: z.nullable(z.object({ id: answeredId, name: z.string() })),
  facts: z.record(z.string(), z.unknown()),
});

export const activityPageWire = z.object({ entries: z.array(entryWire), next: z.nullable(z.string()) });

export const activityPageToWire = ({ entries, next }: ActivityPage): z.input<typeof activityPageWire> => ({
  entries: entries.map((entry) => ({ ...entry, facts: { ...entry.facts } })),
  next,
});

export const activityPageFromWire = ({ entries, next }: z.infer<typeof activityPageWire>): ActivityPage => ({
  entries: entries.map(
    (entry): ActivityEntry => ({
      ...entry,
      action: entry.action as AuditAction,
      customer: entry.customer === null ? null : { id: idFromWire(entry.customer.id), name: entry.customer.name },
    }),
  ),
  next,
});
