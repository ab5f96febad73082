import { folded } from '#core/shared/folded.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import type { Draft, ProductDraft } from '../drafts/drafts.ts';
import type { KnownFamily } from './known-names.ts';

/** Whether a row says a subfamily and no family. */
export const isLone = (draft: Draft): draft is ProductDraft & { readonly subfamily: string } =>
  'attributes' in draft && draft.family === undefined && draft.subfamily !== undefined;

/**
 * Rows that say a subfamily and no family go to the one family that has it, in the catalogue or in their own sheet:
 * they wait until the sheet is read. Where several have it, or none, or a family is called so, the subfamily is a
 * family of that name (docs/rules/imports.md 24).
 */
export const collectLoneSubfamilies = <Row extends Draft>(stored: readonly KnownFamily[]) => {
  const families = new Map<string, Map<string, KnownFamily>>();
  const know = (name: string, parent: string | null): void => {
    const places = getOrCreate(families, folded(name), () => new Map());
    getOrCreate(places, parent === null ? '' : folded(parent), () => ({ name, parent }));
  };
  for (const { name, parent } of stored) know(name, parent);
  const waiting: Row[] = [];
  const placed = (draft: Row): Row => {
    if (!isLone(draft)) return draft;
    const { subfamily, ...rest } = draft;
    const [place, ...others] = families.get(folded(subfamily))?.values() ?? [];
    const isOfOne = others.length === 0 && place !== undefined && place.parent !== null;
    const names = isOfOne ? { family: place.parent, subfamily: place.name } : { family: subfamily };
    return { ...rest, ...names } as Draft as Row;
  };
  return {
    /** Where the row's family and subfamily are, for those that say no family. */
    note(draft: Draft): void {
      if (!('attributes' in draft) || draft.family === undefined) return;
      know(draft.family, null);
      if (draft.subfamily !== undefined) know(draft.subfamily, draft.family);
    },
    /** A lone row that waits for the others. */
    add(draft: Row): void {
      waiting.push(draft);
    },
    placed,
    /** The rows that waited, each with its family. */
    *drafts(): Iterable<Row> {
      for (const draft of waiting) yield placed(draft);
    },
  };
};
