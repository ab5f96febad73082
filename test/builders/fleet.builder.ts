import type { Queries } from '#adapters/postgres/database/database.ts';

/**
 * Two segments, three brands and four models for a small distributor: its products 1 and 2 fit the Gol, 1 the Golf too,
 * 3 the Uno.
 */
export const aFleet = async (database: Queries): Promise<void> => {
  for (const statement of [
    `insert into vehicle_brand_segment (name, sort_order) values ('Camiones', 2), ('Autos', 1)`,
    `insert into vehicle_brand (segment_id, name, name_key, sort_order, generation)
     values (2, 'Volkswagen', 'volkswagen', 1, 1), (2, 'Fiat', 'fiat', 1, 1), (1, 'Scania', 'scania', 3, 1)`,
    `insert into vehicle (vehicle_brand_id, name, name_key, generation)
     values (1, 'Gol', 'gol', 1), (1, 'Golf', 'golf', 1), (2, 'Uno', 'uno', 1), (3, 'R 420', 'r 420', 1)`,
    `insert into application (product_id, vehicle_id, engine, notes, generation)
     values (1, 1, '1.6 AP', '', 1), (1, 1, '1.4 AP', '', 1), (1, 2, '2.0', '', 1), (2, 1, '', '', 1), (2, 1, '1.6 AP', 'x', 1), (3, 3, '1.3', '', 1)`,
  ]) {
    await database.query(statement);
  }
};
