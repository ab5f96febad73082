import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byName, byOrderThenName, chosenVehicles } from '#core/segments/vehicle.ts';
import { asId } from '#core/shared/ids.ts';

const brand = (id: string, segment: string, over: { readonly name?: string; readonly order?: number } = {}) => ({
  id: asId<'vehicle-brand'>(id),
  vehicleBrandSegmentId: asId<'segment'>(segment),
  name: over.name ?? id,
  order: over.order ?? 0,
});
const vehicle = (id: string, brandId: string) => ({
  id: asId<'vehicle'>(id),
  vehicleBrandId: asId<'vehicle-brand'>(brandId),
  name: id,
});

describe('vehicles', () => {
  it('stand by order then name, and models by name as people read numbers', () => {
    const brands = [
      brand('1', '1', { name: 'Fiat', order: 2 }),
      brand('2', '1', { name: 'Seat' }),
      brand('3', '1', { name: 'Audi' }),
    ];
    expect(brands.sort(byOrderThenName).map(({ name }) => name)).toEqual(['Audi', 'Seat', 'Fiat']);
    expect(
      [{ name: '1007' }, { name: '206' }, { name: 'Ñandú' }, { name: 'Nova' }].sort(byName).map(({ name }) => name),
    ).toEqual(['206', '1007', 'Nova', 'Ñandú']);
  });

  it('narrow to those of the segment and of the brands, and to none rather than all', () => {
    const brands = [brand('1', 'a'), brand('2', 'b')];
    const vehicles = [vehicle('v1', '1'), vehicle('v2', '2')];
    const chosen = (segment: string | null, ...ids: string[]) =>
      chosenVehicles(vehicles, brands, {
        segmentId: segment === null ? null : asId(segment),
        brandIds: ids.map((id) => asId(id)),
      });
    expect(chosen(null)).toBeNull();
    expect(chosen('a')).toEqual(['v1']);
    expect(chosen(null, '1', '2')).toEqual(['v1', 'v2']);
    expect(chosen('a', '2')).toEqual([]);
    expect(chosen('nada')).toEqual([]);
  });

  it('that are chosen satisfy the choice, and none that does is left out', () => {
    const ids = fc.subarray(['1', '2', '3', '4']);
    fc.assert(
      fc.property(ids, fc.constantFrom(null, 'a', 'b'), (brandIds, segment) => {
        const brands = ['1', '2', '3', '4'].map((id) => brand(id, Number(id) % 2 === 0 ? 'a' : 'b'));
        const vehicles = brands.map(({ id }) => vehicle(`v${id}`, id));
        const chosen = chosenVehicles(vehicles, brands, {
          segmentId: segment === null ? null : asId(segment),
          brandIds: brandIds.map((id) => asId(id)),
        });
        const fits = ({ id, vehicleBrandSegmentId }: (typeof brands)[number]) =>
          (segment === null || vehicleBrandSegmentId === segment) && (brandIds.length === 0 || brandIds.includes(id));
        expect(chosen ?? vehicles.map(({ id }) => id)).toEqual(brands.filter(fits).map(({ id }) => `v${id}`));
      }),
    );
  });
});
