import { describe, expect, it } from 'vitest';
import { choosingSegment, completed, type Fleet } from '#core/segments/vehicle-choice.ts';
import { asId, type SegmentId, type VehicleBrandId, type VehicleId } from '#core/shared/ids.ts';

const segment = (id: string): SegmentId => asId(id);
const brand = (id: string): VehicleBrandId => asId(id);
const model = (id: string): VehicleId => asId(id);

const fleet: Fleet = {
  segments: [
    { id: segment('1'), name: 'Autos' },
    { id: segment('2'), name: 'Camiones' },
  ],
  brands: [
    { vehicleBrandSegmentId: segment('1'), id: brand('10'), name: 'Fiat', order: 2 },
    { vehicleBrandSegmentId: segment('1'), id: brand('11'), name: 'Ford', order: 1 },
    { vehicleBrandSegmentId: segment('2'), id: brand('12'), name: 'Scania', order: 1 },
  ],
  vehicles: [
    { vehicleBrandId: brand('11'), id: model('101'), name: 'Ka' },
    { vehicleBrandId: brand('11'), id: model('102'), name: 'Fiesta' },
    { vehicleBrandId: brand('10'), id: model('103'), name: 'Uno' },
  ],
};

const written = (segmentId: string | null, brandId: string | null, vehicleId: string | null) => ({
  segmentId: segmentId === null ? null : segment(segmentId),
  brandId: brandId === null ? null : brand(brandId),
  vehicleId: vehicleId === null ? null : model(vehicleId),
});

describe('choosing a segment', () => {
  it('chooses its first brand by order and that brand’s first model by name', () => {
    expect(choosingSegment(fleet, segment('1'))).toEqual(written('1', '11', '102'));
  });
});

describe('a written choice', () => {
  it.each([
    ['whole', written('1', '11', '101'), written('1', '11', '101')],
    ['a model alone', written(null, null, '103'), written('1', '10', '103')],
    ['a brand alone', written(null, '10', null), written('1', '10', '103')],
    ['a model of another brand', written('1', '10', '101'), written('1', '10', '103')],
    ['a brand of another segment', written('1', '12', null), written('1', '11', '102')],
    ['an unknown segment', written('99', '11', '101'), written('1', '11', '101')],
    ['nothing known', written('99', '98', '97'), written(null, null, null)],
    ['a brand without models', written('2', '12', '101'), written('2', '12', null)],
  ])('%s', (_, asked, meant) => {
    expect(completed(fleet, asked)).toEqual(meant);
  });
});
