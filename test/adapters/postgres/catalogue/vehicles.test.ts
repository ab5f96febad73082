import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVehicleRepository } from '#adapters/postgres/catalogue/vehicles.ts';
import type { VehicleRepository } from '#core/segments/vehicle.repository.port.ts';
import { asId } from '#core/shared/ids.ts';
import { aDistributor, aProduct, type TestDistributor, writeProducts } from '#test/builders/distributor.builder.ts';
import { aFleet } from '#test/builders/fleet.builder.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

describe.each(databases)('vehicles on %s', (_name, open) => {
  let test: TestDatabase;
  let distributor: TestDistributor;
  let repository: VehicleRepository;
  beforeAll(async () => {
    test = await open();
    distributor = await aDistributor(test.database);
    await aFleet(test.database);
    repository = createVehicleRepository(test.database, distributor.follower);
  });
  afterAll(async () => {
    distributor.close();
    await test.dispose();
  });

  it('stand in the distributor’s order of segments, brands by order then name, models by name', async () => {
    expect((await repository.segments()).map(({ name }) => name)).toEqual(['Autos', 'Camiones']);
    expect((await repository.brands()).map(({ name, vehicleBrandSegmentId }) => [name, vehicleBrandSegmentId])).toEqual(
      [
        ['Fiat', '2'],
        ['Volkswagen', '2'],
        ['Scania', '1'],
      ],
    );
    expect((await repository.vehicles()).map(({ name }) => name)).toEqual(['Gol', 'Golf', 'R 420', 'Uno']);
  });

  it('name the engines that each product is for; none where it is for any', async () => {
    const gol = await repository.fittings(asId('1'));
    expect([...gol].sort()).toEqual([
      ['1', ['1.4 AP', '1.6 AP']],
      ['2', []],
    ]);
    expect((await repository.fittings(asId('99'))).size).toBe(0);
    expect((await repository.fittings(asId('no number'))).size).toBe(0);
  });

  it('hide what is not published yet, and show it once it is', async () => {
    const next = distributor.follower.generation() + 1;
    await test.database.query(
      `insert into vehicle (vehicle_brand_id, name, name_key, generation) values (1, 'Amarok', 'amarok', $1)`,
      [next],
    );
    await test.database.query(
      `insert into application (product_id, vehicle_id, engine, generation) values (3, 1, '1.6 AP', $1)`,
      [next],
    );
    expect((await repository.vehicles()).map(({ name }) => name)).not.toContain('Amarok');
    await writeProducts(distributor.catalogueDrafts, [aProduct({ code: 'otro' })]);
    await distributor.follower.look();
    expect((await repository.vehicles()).map(({ name }) => name)).toContain('Amarok');
    expect((await repository.fittings(asId('1'))).has(asId('3'))).toBe(true);
  });
});
