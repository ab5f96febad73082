import { generalSegment } from '#core/segments/general-segment.ts';
import { folded } from '#core/shared/folded.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { ApplicationDraft, Draft, VehicleDraft } from '../drafts/drafts.ts';
import type { PlaceFailure } from '../drafts/row-reasons.ts';

/** A model of the catalogue, or a vehicle brand without models; the segment is null where its brand is in none. */
export interface KnownModel {
  readonly segment: string | null;
  readonly brand: string;
  readonly model: string | null;
}

/** A row in its segment; `isKeptInGeneral` where the sheet says another one, and the model stays where it is. */
export interface PlacedRow<Row> {
  readonly draft: Row;
  readonly isKeptInGeneral: boolean;
}

export type PlaceVehicle = <Row extends Draft>(renamed: Row, written: Row) => Result<PlacedRow<Row>, PlaceFailure>;

export const isOfVehicle = (draft: Draft): draft is ApplicationDraft | VehicleDraft =>
  'version' in draft || 'vehicleBrand' in draft;

/** The brand and the model that a row speaks of. */
export const vehicleOf = (draft: ApplicationDraft | VehicleDraft): readonly [brand: string, model: string] => [
  'version' in draft ? draft.brand : draft.vehicleBrand,
  draft.model,
];

/**
 * Where rows of vehicles go: one without a segment to the model of that name that its brand has, whichever segment the
 * brand stands in there (docs/rules/imports.md 30). `known` is in the order in which the brands were made.
 */
export const placeVehicles = (known: readonly KnownModel[]): PlaceVehicle => {
  const brands = new Map<string, { segments: (string | null)[]; models: Map<string, (string | null)[]> }>();
  for (const { segment, brand, model } of known) {
    const { segments, models } = getOrCreate(brands, folded(brand), () => ({ segments: [], models: new Map() }));
    if (!segments.includes(segment)) segments.push(segment);
    if (model === null) continue;
    const places = getOrCreate(models, folded(model), (): (string | null)[] => []);
    if (!places.includes(segment)) places.push(segment);
  }
  return <Row extends Draft>(renamed: Row, written: Row): Result<PlacedRow<Row>, PlaceFailure> => {
    const within = (segment: string | null | undefined, isKeptInGeneral = false) =>
      Ok({ draft: segment === null || segment === undefined ? renamed : { ...renamed, segment }, isKeptInGeneral });
    if (!isOfVehicle(renamed) || !isOfVehicle(written)) return within(undefined);
    const [brand, model] = vehicleOf(renamed);
    const ofBrand = brands.get(folded(brand));
    const places = ofBrand?.models.get(folded(model)) ?? [];
    const [place = null] = places;
    if (written.segment !== undefined) {
      const isInGeneral = places.length === 1 && place !== null && folded(place) === folded(generalSegment);
      const isElsewhere = folded(renamed.segment ?? '') !== folded(generalSegment);
      return isInGeneral && isElsewhere ? within(place, true) : within(undefined);
    }
    if (places.length === 1) return within(place);
    // What another name of the brand means stands in one of its segments.
    const named = renamed.segment === undefined ? undefined : folded(renamed.segment);
    if (places.some((each) => each !== null && folded(each) === named)) return within(undefined);
    const segments = places.filter((each) => each !== null);
    if (segments.length > 1) return Err({ code: 'model-in-segments', value: `${brand} ${model}`, segments });
    return within(segments[0] ?? renamed.segment ?? ofBrand?.segments[0]);
  };
};
