import type { VehicleChoice } from '#core/segments/vehicle-choice.ts';
import { asId, type ProductTypeId } from '#core/shared/ids.ts';
import { idParam, idsParam } from '#web/url/ids-param.ts';
import { textParam } from '#web/url/text-param.ts';

/** What the address of the search by vehicle says: keys vbs, vb, v, ats, es (docs/rules/segments.md 3). */
export interface VehicleState extends VehicleChoice {
  readonly typeIds: readonly ProductTypeId[];
  readonly engines: readonly string[];
  /** Also what this user's 'Marcas y Familias' leave out. */
  readonly withHidden: boolean;
}

const maxEngines = 50;
const maxEngineLength = 60;

/** A comma inside a name is written as in an address, so that the commas between names stay what they are. */
const escaped = (name: string): string => name.replaceAll('%', '%25').replaceAll(',', '%2C');
const unescaped = (name: string): string => name.replaceAll('%2C', ',').replaceAll('%25', '%');

const writtenNames = (written: string | null): readonly string[] =>
  [...new Set((written ?? '').split(',').map((name) => textParam(unescaped(name), maxEngineLength + 1).trim()))]
    .filter((name) => name !== '' && name.length <= maxEngineLength)
    .slice(0, maxEngines);

const idOf = <Noun extends string>(written: string | null) => (written === null ? null : asId<Noun>(written));

export const parseVehicles = (query: URLSearchParams): VehicleState => ({
  segmentId: idOf<'segment'>(idParam(query.get('vbs'))),
  brandId: idOf<'vehicle-brand'>(idParam(query.get('vb'))),
  vehicleId: idOf<'vehicle'>(idParam(query.get('v'))),
  typeIds: idsParam(query.get('ats')).map((id) => asId<'product-type'>(id)),
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
