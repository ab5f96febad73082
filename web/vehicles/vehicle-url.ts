import type { VehicleChoice } from '#core/segments/vehicle-choice.ts';
import { asId, type ProductTypeId } from '#core/shared/ids.ts';
import { writtenId, writtenIds } from '#web/parts/written-ids.ts';
import { writtenText } from '#web/parts/written-text.ts';

/** What the address of the search by vehicle says: keys vbs, vb, v, ats, es (docs/rules/segments.md 3). */
export interface VehicleState extends VehicleChoice {
  readonly typeIds: readonly ProductTypeId[];
  readonly engines: readonly string[];
  /** Also what this user's 'Marcas y Familias' leave out. */
  readonly withHidden: boolean;
}

const mostEngines = 50;
const longestEngine = 60;

/** A comma inside a name is written as in an address, so that the commas between names stay what they are. */
const escaped = (name: string): string => name.replaceAll('%', '%25').replaceAll(',', '%2C');
const unescaped = (name: string): string => name.replaceAll('%2C', ',').replaceAll('%25', '%');

const writtenNames = (written: string | null): readonly string[] =>
  [...new Set((written ?? '').split(',').map((name) => writtenText(unescaped(name), longestEngine + 1).trim()))]
    .filter((name) => name !== '' && name.length <= longestEngine)
    .slice(0, mostEngines);

const idOf = <Noun extends string>(written: string | null) => (written === null ? null : asId<Noun>(written));

export const parseVehicles = (query: URLSearchParams): VehicleState => ({
  segmentId: idOf<'segment'>(writtenId(query.get('vbs'))),
  brandId: idOf<'vehicle-brand'>(writtenId(query.get('vb'))),
  vehicleId: idOf<'vehicle'>(writtenId(query.get('v'))),
  typeIds: writtenIds(query.get('ats')).map((id) => asId<'product-type'>(id)),
  engines: writtenNames(query.get('es')),
  withHidden: query.get('hidden') === '1',
});

export const printVehicles = ({
  segmentId,
  brandId,
  vehicleId,
  typeIds,
  engines,
  withHidden,
}: VehicleState): URLSearchParams => {
  const query = new URLSearchParams();
  if (segmentId !== null) query.set('vbs', segmentId);
  if (brandId !== null) query.set('vb', brandId);
  if (vehicleId !== null) query.set('v', vehicleId);
  if (typeIds.length > 0) query.set('ats', typeIds.join(','));
  if (engines.length > 0) query.set('es', engines.map(escaped).join(','));
  if (withHidden) query.set('hidden', '1');
  return query;
};
