import { draftIdentity } from '../drafts/draft-name.ts';
import type { ApplicationDraft } from '../drafts/drafts.ts';
import { applicationKey } from '../drafts/keys.ts';
import type { RowReason } from '../drafts/row-reasons.ts';
import { withoutEmptyCells } from '../drafts/without-empty-cells.ts';
import { unionOfYears, writtenYears, type YearRanges } from '../years/year-ranges.ts';
import type { NamedProduct } from './catalogue-draft.repository.port.ts';
import { wordsAfter } from './words-after.ts';

/** Drafts that are compared when the sheet has ended, since a later row may say more of the same thing. */
export interface HeldDrafts<Draft> {
  /**
   * Undefined where the draft was taken, else why not; `named` is what the catalogue calls what the draft speaks of.
   */
  add(draft: Draft, named?: NamedProduct): RowReason | undefined;
  drafts(): Iterable<Draft>;
}

interface Row {
  readonly line: number;
  readonly years: YearRanges;
  readonly position?: string | undefined;
}

interface Group {
  readonly first: ApplicationDraft;
  /** The rows after the first; null where there are none, as of nearly all. */
  more: Row[] | null;
}

/**
 * Rows that are alike but for their years are one application of all their years, wherever in the sheet they stand; one
 * that says the same years again is a repetition (docs/rules/imports.md 8).
 */
export const applicationsOfSheet = (): HeldDrafts<ApplicationDraft> => {
  const groups = new Map<string, Group>();
  return {
    add(draft, named) {
      // Of two rows of one application, one may say the brand and the other leave it out.
      const key = applicationKey({ ...draft, ...named });
      const group = groups.get(key);
      if (group === undefined) {
        groups.set(key, { first: draft, more: null });
        return undefined;
      }
      const same = [group.first, ...(group.more ?? [])].find(
        ({ years }) => writtenYears(years) === writtenYears(draft.years),
      );
      if (same !== undefined) return { code: 'duplicate-in-file', firstLine: same.line, name: draftIdentity(draft) };
      const { line, years, position } = draft;
      group.more = [...(group.more ?? []), { line, years, position }];
      return undefined;
    },
    *drafts() {
      for (const { first, more } of groups.values()) yield more === null ? first : together(first, more);
    },
  };
};

/** All their years; and of words that some of them part and some do not, the position that the first one says. */
const together = (first: ApplicationDraft, more: readonly Row[]): ApplicationDraft => {
  const { position: _, notes: __, ...rest } = first;
  const rows: readonly Row[] = [first, ...more];
  const held = { position: first.position ?? '', notes: first.notes ?? '' };
  const firstPosition = rows.find(({ position }) => position !== undefined)?.position;
  const { position, notes } = wordsAfter(firstPosition, held);
  return {
    ...rest,
    ...withoutEmptyCells({ position: position || undefined, notes: notes || undefined }),
    years: unionOfYears(rows.flatMap(({ years }) => years)),
  };
};
