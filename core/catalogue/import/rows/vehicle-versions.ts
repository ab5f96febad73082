import { draftIdentity } from '../drafts/draft-name.ts';
import type { VehicleDraft } from '../drafts/drafts.ts';
import { vehicleKey } from '../drafts/keys.ts';
import type { RowReason } from '../drafts/row-reasons.ts';
import { withoutEmptyCells } from '../drafts/without-empty-cells.ts';
import type { VehicleRow } from './vehicle-row.ts';

interface Group {
  readonly first: VehicleRow;
  readonly lineOfYears: Map<string, number>;
  from: number | undefined;
  to: number | undefined;
  current: boolean;
}

/** Rows of one version (a row a model year) become one draft of all its years, in any order of the rows. */
export interface VehicleVersions {
  /** Undefined when the row was taken, else why not. */
  add(row: VehicleRow): RowReason | undefined;
  drafts(): Iterable<VehicleDraft>;
  /** The lines of a draft's rows, its own first. */
  linesOf(draft: VehicleDraft): readonly number[];
  /** Keys of the versions so far, with the line of each first row. */
  readonly seen: ReadonlyMap<string, number>;
}

const least = (a: number | undefined, b: number | undefined) =>
  a === undefined ? b : b === undefined ? a : Math.min(a, b);
const most = (a: number | undefined, b: number | undefined) =>
  a === undefined ? b : b === undefined ? a : Math.max(a, b);

function draftOf({ first, from, to, current }: Group): VehicleDraft {
  const { current: _, yearFrom: __, yearTo: ___, ...rest } = first;
  return { ...rest, ...withoutEmptyCells({ yearFrom: from, yearTo: current ? undefined : to }) };
}

export function vehicleVersions(): VehicleVersions {
  const groups = new Map<string, Group>();
  const seen = new Map<string, number>();
  return {
    seen,
    add(row) {
      const key = vehicleKey(row);
      const years = `${row.yearFrom ?? ''}-${row.yearTo ?? ''}-${row.current}`;
      const group = groups.get(key);
      if (group === undefined) {
        const { yearFrom: from, yearTo: to, current } = row;
        groups.set(key, { first: row, lineOfYears: new Map([[years, row.line]]), from, to, current });
        seen.set(key, row.line);
        return undefined;
      }
      const firstLine = group.lineOfYears.get(years);
      if (firstLine !== undefined) return { code: 'duplicate-in-file', firstLine, name: draftIdentity(row) };
      group.lineOfYears.set(years, row.line);
      group.from = least(group.from, row.yearFrom);
      group.to = most(group.to, row.yearTo);
      group.current ||= row.current;
      return undefined;
    },
    *drafts() {
      for (const group of groups.values()) yield draftOf(group);
    },
    linesOf: (draft) => [...(groups.get(vehicleKey(draft))?.lineOfYears.values() ?? [])],
  };
}
