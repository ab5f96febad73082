import { beforeEach, describe, expect, it } from 'vitest';
import { createBrandBoardRepository } from '#adapters/postgres/brand-board.ts';
import { followCatalogue } from '#adapters/postgres/catalogue/catalogue-follower.ts';
import { createVehicleRepository } from '#adapters/postgres/catalogue/vehicles.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { type WantedBoard, wantedOf, withBrandAt, withSegmentMoved } from '#core/segments/brand-board.ts';
import { createBrandBoardService } from '#core/segments/create-brand-board-service.ts';
import { asId } from '#core/shared/ids.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aFleet } from '#test/builders/fleet.builder.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';

const admin = callerOf(0, { userName: 'admin', role: 'Admin', customerId: null });
const brand = (id: number) => asId<'vehicle-brand'>(String(id));
const segment = (id: number) => asId<'segment'>(String(id));

describe.each(databases)('the board of vehicle brands on %s', (_name, open) => {
  const on = distributorForAll(open);
  const service = () =>
    createBrandBoardService({ repository: createBrandBoardRepository(on.database, on.distributor.follower), hasher });
  const acts = () =>
    on.database.query<{ facts: unknown }>(
      `select facts from audit_entry where action = 'vehicle-brands-arranged' order by id`,
      [],
    );
  const board = (unassigned: number[], autos: number[], trucks: number[]): WantedBoard => ({
    unassigned: unassigned.map(brand),
    assigned: [
      { id: segment(2), vehiclesBrands: autos.map(brand) },
      { id: segment(1), vehiclesBrands: trucks.map(brand) },
    ],
  });

  beforeEach(async () => {
    await on.database.query('truncate vehicle_brand_segment, audit_entry restart identity cascade', []);
    await aFleet(on.database);
  });

  it('is stored as it was left, and written down once', async () => {
    const { tag, ...held } = (await service().read(admin)).unwrap();
    expect(wantedOf(held)).toEqual(board([], [2, 1], [3]));
    const moved = withBrandAt(withBrandAt(held, brand(1), { groupId: segment(1), index: 0 }), brand(2), {
      groupId: asId('00000000-0000-0000-0000-000000000000'),
      index: 0,
    });
    const stored = (await service().save(admin, wantedOf(moved), tag)).unwrap();
    expect(wantedOf(stored)).toEqual(board([2], [], [1, 3]));
    expect(stored.tag).not.toBe(tag);
    expect(await service().save(admin, wantedOf(moved), stored.tag)).toMatchObject({ ok: true });
    const written = await acts();
    expect(written).toHaveLength(1);
    expect(written[0]?.facts).toMatchObject({
      moved: [
        { id: '2', name: 'Fiat', from: '2', to: null },
        { id: '1', name: 'Volkswagen', from: '2', to: '1' },
      ],
    });
  });

  it('keeps the segments in the order that somebody gave them, for everybody, and a new one comes last', async () => {
    const { tag, ...held } = (await service().read(admin)).unwrap();
    const stored = (await service().save(admin, wantedOf(withSegmentMoved(held, segment(1), -1)), tag)).unwrap();
    expect(stored.assigned.map(({ name }) => name)).toEqual(['Camiones', 'Autos']);
    expect(stored.tag).not.toBe(tag);
    expect(await acts()).toMatchObject([{ facts: { moved: [], reordered: 0, segments: ['Camiones', 'Autos'] } }]);
    const vehicles = createVehicleRepository(on.database, on.distributor.follower);
    expect((await vehicles.segments()).map(({ name }) => name)).toEqual(['Camiones', 'Autos']);
  });

  it('lets two brands of one name change places', async () => {
    await on.database.query(
      `insert into vehicle_brand (segment_id, name, name_key, generation) values (1, 'Fiat', 'fiat', 1)`,
      [],
    );
    expect((await service().save(admin, board([], [4, 1], [2, 3]), null)).ok).toBe(true);
    expect((await service().save(admin, board([], [2, 1], [4, 3]), null)).ok).toBe(true);
    expect((await service().save(admin, board([], [2, 4, 1], [3]), null)).val).toMatchObject({
      code: 'board-name-twice',
    });
    const keys = await on.database.query<{ name_key: string }>('select name_key from vehicle_brand order by id', []);
    expect(keys.map((row) => row.name_key)).toEqual(['volkswagen', 'fiat', 'scania', 'fiat']);
  });

  it('is refused where it moved since it was seen, and says who moved it', async () => {
    const { tag } = (await service().read(admin)).unwrap();
    const other = { ...admin, userName: 'otra' };
    expect((await service().save(other, board([1], [2], [3]), tag)).ok).toBe(true);
    expect((await service().save(admin, board([2], [1], [3]), tag)).val).toEqual({ code: 'section-moved', by: 'otra' });
    expect(wantedOf((await service().read(admin)).unwrap())).toEqual(board([1], [2], [3]));
  });

  it('is seen at once by another process that follows the catalogue', async () => {
    const elsewhere = await followCatalogue(on.database);
    try {
      const repository = createVehicleRepository(on.database, elsewhere);
      const own = createVehicleRepository(on.database, on.distributor.follower);
      const orders = async (of: typeof repository) =>
        (await of.brands()).map(({ id, vehicleBrandSegmentId }) => [id, vehicleBrandSegmentId]);
      expect(await orders(repository)).toContainEqual(['1', '2']);
      expect(await orders(own)).toContainEqual(['1', '2']);
      const moves: unknown[] = [];
      const nextMove = new Promise((tell) => elsewhere.moves$.subscribe((move) => tell(moves.push(move))));
      expect((await service().save(admin, board([], [2], [3, 1]), null)).ok).toBe(true);
      expect(await orders(own)).toContainEqual(['1', '1']);
      await nextMove;
      expect(await orders(repository)).toContainEqual(['1', '1']);
      expect(moves).toEqual([{ generation: elsewhere.generation(), productIds: [] }]);
    } finally {
      elsewhere.close();
    }
  });

  it('leaves out what is not published, yet minds its name', async () => {
    const next = on.distributor.follower.generation() + 1;
    await on.database.query(
      `insert into vehicle_brand (segment_id, name, name_key, generation) values (1, 'Volkswagen', 'volkswagen', $1)`,
      [next],
    );
    expect(wantedOf((await service().read(admin)).unwrap())).toEqual(board([], [2, 1], [3]));
    expect((await service().save(admin, board([], [2], [3, 1]), null)).val).toEqual({
      code: 'board-name-twice',
      brandName: 'Volkswagen',
      segmentName: 'Camiones',
    });
  });
});
