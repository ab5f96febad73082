import type { ActivityWord, AuditAction } from '#core/audit/audit-action.ts';
import type { CustomerId } from '#core/shared/ids.ts';

/** Something that was done, as administrators see it (docs/rules/activity.md 1). Instants are ISO 8601 in UTC. */
export interface ActivityEntry {
  readonly id: string;
  readonly at: string;
  readonly userName: string;
  /** The member of staff who did it as a customer; null where nobody acted. */
  readonly actedBy: string | null;
  /** The network it came from; null where it is not known. */
  readonly network: string | null;
  readonly action: AuditAction;
  readonly customer: { readonly id: CustomerId; readonly name: string } | null;
  /**
   * What the entry says beside: `before` and `after` among them where something changed, with names of today in place
   * of ids.
   */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** What an entry may be about, beside a customer, and how it is named: by its code, its id, its section, its number. */
export const activitySubjects = ['product', 'document', 'section', 'claim', 'warranty'] as const;
export interface ActivitySubject {
  readonly kind: (typeof activitySubjects)[number];
  readonly key: string;
}

/** A filter; a field that is left out is no condition. */
export interface ActivityFilter {
  readonly userName?: string;
  readonly word?: ActivityWord;
  readonly customerId?: CustomerId;
  /** Only entries about this thing. */
  readonly subject?: ActivitySubject;
  /** The first and the last day, in Buenos Aires, as YYYY-MM-DD. */
  readonly from?: string;
  readonly to?: string;
}

export const activityPageSize = 50;

/** A field that changed, as the program keeps it; of two lists only what the other does not have. */
export interface Change {
  readonly what: string;
  readonly before: unknown;
  readonly after: unknown;
}

const written = (value: unknown): string => JSON.stringify(value ?? null);

/** A change of a list leaves out what both have; where only the order changed, both are whole. */
const changeOf = (what: string, before: unknown, after: unknown): Change => {
  if (!Array.isArray(before) || !Array.isArray(after)) return { what, before, after };
  const [had, has] = [new Set(before.map(written)), new Set(after.map(written))];
  const gone = before.filter((each) => !has.has(written(each)));
  const come = after.filter((each) => !had.has(written(each)));
  return gone.length + come.length === 0 ? { what, before, after } : { what, before: gone, after: come };
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of an entry that differ between before and after. */
export const changesIn = ({ before, after }: ActivityEntry['facts']): readonly Change[] => {
  if (before === undefined && after === undefined) return [];
  if (!isRecord(before) && !isRecord(after)) {
    return written(before) === written(after) ? [] : [changeOf('', before, after)];
  }
  const [was, is] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((what) => written(was[what]) !== written(is[what]))
    .map((what) => changeOf(what, was[what], is[what]));
};
