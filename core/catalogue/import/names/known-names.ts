import { folded } from '#core/shared/folded.ts';
import type { NameKind } from '../../names/catalogue-name.ts';
import type { ApplicationDraft, Draft, ProductDraft, RelationDraft, VehicleDraft } from '../drafts/drafts.ts';
import { withoutEmptyCells } from '../drafts/without-empty-cells.ts';
import { familySeparator } from './new-names.ts';

interface Placed {
  readonly name: string;
  /** The name of its parent; null where it has none, or where lists do not say it. */
  readonly parent: string | null;
}

/** An alias, and the name it stands for (docs/rules/catalogue-names.md 2). */
export interface KnownAlias extends Placed {
  readonly kind: NameKind;
  /** The parent's parent: the vehicle brand of an engine's model. */
  readonly above: string | null;
  readonly of: Placed;
}

/** A family, or a subfamily and the name of its family. */
export type KnownFamily = Placed;

/** A function that gives a row the names that the catalogue has in place of aliases. */
export type WithKnownNames = <Row extends Draft>(draft: Row) => Row;

const keyOf = (kind: NameKind, ...names: readonly (string | null)[]): string =>
  [kind, ...names.map((name) => folded(name ?? ''))].join(familySeparator);

type Lookup = (kind: NameKind, ...names: readonly (string | null)[]) => KnownAlias['of'] | undefined;

export const withKnownNames = (aliases: readonly KnownAlias[]): WithKnownNames => {
  if (aliases.length === 0) return (draft) => draft;
  const known = new Map(aliases.map(({ kind, above, parent, name, of }) => [keyOf(kind, above, parent, name), of]));
  const lookup: Lookup = (...of) => known.get(keyOf(...of));
  return (draft) => {
    // A row of vehicles calls their maker its brand.
    if ('version' in draft) return { ...draft, ...withMaker(lookup, draft) };
    const named =
      draft.brand === undefined
        ? draft
        : { ...draft, brand: lookup('brands', null, null, draft.brand)?.name ?? draft.brand };
    if ('attributes' in named) return withFamily(lookup, named) as typeof draft;
    if ('relatedCode' in named) return withRelatedBrand(lookup, named) as typeof draft;
    return 'vehicleBrand' in named ? (withVehicle(lookup, named) as typeof draft) : named;
  };
};

const withRelatedBrand = (lookup: Lookup, { relatedBrand, ...rest }: RelationDraft): RelationDraft => ({
  ...rest,
  ...withoutEmptyCells({
    relatedBrand:
      relatedBrand === undefined ? undefined : (lookup('brands', null, null, relatedBrand)?.name ?? relatedBrand),
  }),
});

const withFamily = (lookup: Lookup, draft: ProductDraft): ProductDraft => {
  const { family, subfamily, ...rest } = draft;
  const rootOf = (name: string): Placed => lookup('families', null, null, name) ?? { name, parent: null };
  /** A family, and a subfamily of it: a list may name either alone. */
  const place = (): Placed | null => {
    if (family === undefined) return subfamily === undefined ? null : rootOf(subfamily);
    const root = rootOf(family);
    if (subfamily === undefined) return root;
    // A family that became a subfamily has no subfamilies: those of before stand beside it.
    const parent = root.parent ?? root.name;
    return lookup('families', null, parent, subfamily) ?? { name: subfamily, parent };
  };
  const placed = place();
  if (placed === null) return draft;
  // A list that says no family says a subfamily alone, as before.
  const isSubfamilyAlone = placed.parent === null && family === undefined;
  const names = isSubfamilyAlone
    ? { family: undefined, subfamily: placed.name }
    : { family: placed.parent ?? placed.name, subfamily: placed.parent === null ? undefined : placed.name };
  return { ...rest, ...withoutEmptyCells(names) };
};

interface VehicleNames {
  readonly segment: string | undefined;
  readonly brand: string;
  readonly model: string;
  readonly engine: string | undefined;
}

/**
 * Each name within the parent that it has by now. A brand that a list knows by another name is in the segment that it
 * has.
 */
const placedVehicle = (lookup: Lookup, { segment, brand, model, engine }: VehicleNames): VehicleNames => {
  const inSegment = segment === undefined ? undefined : (lookup('segments', null, null, segment)?.name ?? segment);
  const maker = lookup('vehicle-brands', null, null, brand);
  const makerName = maker?.name ?? brand;
  const vehicle = lookup('models', null, makerName, model);
  const [ofBrand, ofModel] = [vehicle?.parent ?? makerName, vehicle?.name ?? model];
  return {
    segment: inSegment ?? maker?.parent ?? undefined,
    brand: ofBrand,
    model: ofModel,
    engine: engine === undefined ? undefined : (lookup('engines', ofBrand, ofModel, engine)?.name ?? engine),
  };
};

const withVehicle = (lookup: Lookup, draft: ApplicationDraft): ApplicationDraft => {
  const { segment, vehicleBrand, model, engine, ...rest } = draft;
  const placed = placedVehicle(lookup, { segment, brand: vehicleBrand, model, engine });
  return {
    ...rest,
    vehicleBrand: placed.brand,
    model: placed.model,
    ...withoutEmptyCells({ segment: placed.segment, engine: placed.engine }),
  };
};

const withMaker = (lookup: Lookup, { segment, brand, model, engine }: VehicleDraft) => {
  const placed = placedVehicle(lookup, { segment, brand, model, engine });
  return {
    brand: placed.brand,
    model: placed.model,
    ...withoutEmptyCells({ segment: placed.segment, engine: placed.engine }),
  };
};
