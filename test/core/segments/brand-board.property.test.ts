import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arrange,
  asWanted,
  type BrandBoard,
  boardOf,
  groupsOf,
  placeOn,
  unassignedGroup,
  wantedOf,
  withBrandAt,
  withSegmentMoved,
} from '#core/segments/brand-board.ts';
import type { VehicleBrand } from '#core/segments/vehicle.ts';
import { asId } from '#core/shared/ids.ts';

const segments = ['1', '2', '3'].map((id) => ({ id: asId<'segment'>(id), name: `Segmento ${id}` }));
const names = ['Fiat', 'Ford', 'FORD', 'Ñandú', 'Renault', 'Scania'];

/** Brands of a distributor: a name stands once at most in each segment, as the database has it. */
const brands = fc
  .uniqueArray(
    fc.record({
      segment: fc.constantFrom(null, '1', '2', '3'),
      name: fc.constantFrom(...names),
      order: fc.integer({ min: 0, max: 3 }),
    }),
    { selector: ({ segment, name }) => `${segment} ${name.toLowerCase()}`, maxLength: 15 },
  )
  .map((some) =>
    some.map(
      ({ segment, name, order }, index): VehicleBrand => ({
        vehicleBrandSegmentId: segment === null ? null : asId(segment),
        id: asId(String(index + 1)),
        name,
        order,
      }),
    ),
  );
const moves = fc.array(
  fc.record({
    brand: fc.integer({ min: 1, max: 16 }),
    groupId: fc.constantFrom(unassignedGroup, ...segments.map(({ id }) => id), asId<'segment'>('9')),
    index: fc.integer({ min: -1, max: 9 }),
  }),
  { maxLength: 12 },
);
const afterMoves = (
  board: BrandBoard,
  made: readonly { brand: number; groupId: typeof unassignedGroup; index: number }[],
) => made.reduce((before, { brand, ...place }) => withBrandAt(before, asId(String(brand)), place), board);
const idsOn = (board: BrandBoard) =>
  groupsOf(board).flatMap(({ vehiclesBrands }) => vehiclesBrands.map(({ id }) => id));

describe('the board of vehicle brands', () => {
  it('holds each brand exactly once after any moves, and those can always be stored', () => {
    fc.assert(
      fc.property(brands, moves, (some, made) => {
        const held = boardOf(segments, some);
        const moved = afterMoves(held, made);
        expect(idsOn(moved).sort()).toEqual(some.map(({ id }) => id).sort());
        const places = arrange(held, wantedOf(moved), []).unwrap().brands;
        expect(places.map(({ id }) => id).sort()).toEqual(some.map(({ id }) => id).sort());
      }),
    );
  });

  it('is read again as it was stored, in the same order', () => {
    fc.assert(
      fc.property(brands, moves, (some, made) => {
        const held = boardOf(segments, some);
        const wanted = wantedOf(afterMoves(held, made));
        const places = new Map(
          arrange(held, wanted, [])
            .unwrap()
            .brands.map((place) => [place.id, place]),
        );
        const stored = some.map((brand) => ({
          ...brand,
          vehicleBrandSegmentId: places.get(brand.id)?.segmentId ?? null,
          order: places.get(brand.id)?.order ?? -1,
        }));
        expect(wantedOf(boardOf(segments, stored))).toEqual(wanted);
      }),
    );
  });

  it('stores nothing else where nothing moved', () => {
    fc.assert(
      fc.property(brands, (some) => {
        const held = boardOf(segments, some);
        const orders = new Map(some.map(({ id, order }) => [id, order]));
        for (const { id, order } of arrange(held, wantedOf(held), []).unwrap().brands)
          expect(order).toBe(orders.get(id));
      }),
    );
  });

  it('moves a segment as far as somebody wants, with its brands, and back again', () => {
    const move = fc.record({
      id: fc.constantFrom(...segments.map(({ id }) => id)),
      by: fc.integer({ min: -4, max: 4 }),
    });
    fc.assert(
      fc.property(brands, move, (some, { id, by }) => {
        const held = boardOf(segments, some);
        const moved = withSegmentMoved(held, id, by);
        expect([...moved.assigned].sort((a, b) => a.id.localeCompare(b.id))).toEqual(held.assigned);
        const order = arrange(held, wantedOf(moved), []).unwrap().segments;
        expect(order).toEqual(moved.assigned.map((group) => group.id));
        expect(asWanted(held, wantedOf(moved))).toEqual(moved);
        const at = (board: BrandBoard) => board.assigned.findIndex((group) => group.id === id);
        expect(withSegmentMoved(moved, id, at(held) - at(moved))).toEqual(held);
      }),
    );
  });

  it('puts a segment that was added since behind those that somebody put in an order', () => {
    const seen = boardOf(segments.slice(0, 2), []);
    const wanted = wantedOf(withSegmentMoved(seen, asId('2'), -1));
    expect(asWanted(boardOf(segments, []), wanted).assigned.map(({ id }) => id)).toEqual(['2', '1', '3']);
  });

  it('refuses a board that loses, repeats or invents a brand', () => {
    fc.assert(
      fc.property(brands, fc.nat(), fc.constantFrom('lose', 'repeat', 'invent'), (some, which, how) => {
        fc.pre(some.length > 0);
        const held = boardOf(segments, some);
        const wanted = wantedOf(held);
        const id = some[which % some.length]?.id ?? asId<'vehicle-brand'>('1');
        const without = (ids: readonly (typeof id)[]) => ids.filter((each) => each !== id);
        const twice = (ids: readonly (typeof id)[]) => ids.flatMap((each) => (each === id ? [id, id] : [each]));
        const broken = {
          lose: {
            unassigned: without(wanted.unassigned),
            assigned: wanted.assigned.map((group) => ({ ...group, vehiclesBrands: without(group.vehiclesBrands) })),
          },
          repeat: {
            unassigned: twice(wanted.unassigned),
            assigned: wanted.assigned.map((group) => ({ ...group, vehiclesBrands: twice(group.vehiclesBrands) })),
          },
          invent: { ...wanted, unassigned: [...wanted.unassigned, asId<'vehicle-brand'>('99')] },
        }[how];
        const code = { lose: 'board-brand-missing', repeat: 'board-brand-twice', invent: 'board-brand-unknown' }[how];
        expect(arrange(held, broken, []).val).toMatchObject({ code });
      }),
    );
  });

  it('shows what is wanted with brands that were added and removed since, each once', () => {
    fc.assert(
      fc.property(brands, brands, moves, (before, after, made) => {
        const wanted = wantedOf(afterMoves(boardOf(segments, before), made));
        const stored = boardOf(segments, after);
        const shown = asWanted(stored, wanted);
        expect(idsOn(shown).sort()).toEqual(after.map(({ id }) => id).sort());
        expect(asWanted(stored, wantedOf(stored))).toEqual(stored);
      }),
    );
  });

  it('keeps two brands of one name apart, in upper or lower case, also from one that nobody sees yet', () => {
    const ford = (id: string, segment: string | null, name = 'Ford'): VehicleBrand => ({
      vehicleBrandSegmentId: segment === null ? null : asId(segment),
      id: asId(id),
      name,
      order: 0,
    });
    const held = boardOf(segments, [ford('1', '1'), ford('2', '2', 'FORD')]);
    expect(withBrandAt(held, asId('1'), { groupId: asId('2'), index: 0 })).toBe(held);
    const together = {
      unassigned: [],
      assigned: [
        { id: asId<'segment'>('2'), vehiclesBrands: [asId<'vehicle-brand'>('1'), asId<'vehicle-brand'>('2')] },
      ],
    };
    expect(arrange(held, together, []).val).toEqual({
      code: 'board-name-twice',
      brandName: 'FORD',
      segmentName: 'Segmento 2',
    });
    const moved = withBrandAt(held, asId('1'), { groupId: asId('3'), index: 0 });
    expect(placeOn(moved, asId('1'))).toMatchObject({ group: { id: '3' }, index: 0 });
    expect(arrange(held, wantedOf(moved), [ford('7', '3')]).val).toMatchObject({ code: 'board-name-twice' });
  });
});
