import { type ChangedField, maxChangedRows } from '#core/imports/change.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import { type Fields, fieldsOf, sameValue } from '../drafts/comparable.ts';
import type { Draft, DraftOf } from '../drafts/drafts.ts';
import type { CatalogueDraftRepository } from './catalogue-draft.repository.port.ts';
import type { Planned } from './plan.ts';
import { rowNames } from './row-names.ts';

/** A row that would write over what somebody changed since the sheet was looked at. */
export interface ChangedRow {
  readonly line: number;
  /** The code, the brand and the description. */
  readonly name: string;
  readonly fields: readonly ChangedField[];
}

/** What changed in the catalogue since a sheet was looked at (docs/rules/imports.md 22). */
export interface ChangedSinceLook {
  readonly count: number;
  /** The first of them. */
  readonly rows: readonly ChangedRow[];
  /** An import was undone since the look, so the contents at that time can no longer be read. */
  readonly isUndone: boolean;
}

/** The fields of a row that is about to be written whose value at the look, `seen`, was another. */
export const changedFields = (planned: Planned<Draft>, seen: Fields | undefined): readonly ChangedField[] => {
  if (planned.status === 'unchanged') return [];
  if (planned.status === 'changed') {
    return planned.changes.flatMap(({ field, from, to }) => {
      const before = seen?.[field] ?? '';
      return sameValue(field, before, from) ? [] : [{ field, seen: before, from, to }];
    });
  }
  // A row that was there at the look, and is gone.
  return Object.entries(fieldsOf(planned.draft)).flatMap(([field, to]) => {
    const before = seen?.[field] ?? '';
    return before === '' ? [] : [{ field, seen: before, from: '', to }];
  });
};

/**
 * Collects what was changed since a sheet was looked at, in the generation `lookedAt`, while it is written into the one
 * after `published`.
 */
export const collectChanged = async <Kind extends ImportKind>(
  catalogueDrafts: Pick<CatalogueDraftRepository, 'stored' | 'titles' | 'isUndoneSince'>,
  kind: Kind,
  lookedAt: number,
  published: number,
) => {
  const isUndone = published > lookedAt && (await catalogueDrafts.isUndoneSince(lookedAt));
  const rows: ChangedRow[] = [];
  let count = 0;
  return {
    async note(planned: readonly Planned<DraftOf[Kind]>[]): Promise<void> {
      if (published <= lookedAt) return;
      const written = planned.filter(({ status }) => status !== 'unchanged');
      if (written.length === 0) return;
      const { rows: seen } = await catalogueDrafts.stored(
        kind,
        written.map(({ draft }) => draft),
        lookedAt,
      );
      const changed = written.flatMap((each) => {
        const fields = changedFields(each, seen.get(each.key));
        return fields.length === 0 ? [] : [{ draft: each.draft, fields }];
      });
      count += changed.length;
      const listed = changed.slice(0, maxChangedRows - rows.length);
      const names = listed.length === 0 ? new Map<number, string>() : await rowNames(listed, catalogueDrafts);
      rows.push(...listed.map(({ draft: { line }, fields }) => ({ line, name: names.get(line) ?? '', fields })));
    },
    /** Null for nothing. */
    found: (): ChangedSinceLook | null => (count === 0 && !isUndone ? null : { count, rows, isUndone }),
  };
};
