import type { Database } from '#adapters/postgres/database/database.ts';

/**
 * What an office has at first, over aDistributor: origins, reasons and ways to fail; for customer 1 a claim in each
 * state, a warranty in each and documents of each kind; one document of customer 2.
 */
export const anOffice = async (database: Database): Promise<void> => {
  await database.query(`insert into claim_origin (name, sort_order) values ('Factura', 2), ('Pedido', 1)`);
  await database.query(`insert into claim_reason (name, sort_order) values ('Faltante', 1), ('Mercadería dañada', 2)`);
  await database.query(
    `insert into claim (year, number, customer_id, created_at, created_by, origin_id, origin_name, reason_id, reason_name, purchase_date,
                        purchase_document, note, external_code, state, state_at, resolution) values
       (2026, 1, 1, '2026-11-01T12:00Z', 'cliente.admin', 1, 'Factura', 1, 'Faltante', '2026-10-30', 'A 00001-00000001', 'Faltó uno', 'RX1', 'Accepted', '2026-11-03T12:00Z', 'Se repone'),
       (2026, 2, 1, '2026-11-02T12:00Z', 'cliente.admin', 1, 'Factura', null, '', '2026-10-30', 'A 00001-00000001', 'Vino otro', 'RX2', 'Refused', '2026-11-04T12:00Z', 'Fuera de término'),
       (2026, 3, 1, '2026-11-03T12:00Z', 'cliente.admin', 2, 'Pedido', 2, 'Mercadería dañada', '2026-11-01', '2026-00000001', 'Golpeado', 'RX3', 'InProgress', '2026-11-04T12:00Z', ''),
       (2026, 4, 2, '2026-11-04T12:00Z', 'otro', 2, 'Pedido', 1, 'Faltante', '2026-11-01', '2026-00000002', 'Falta', null, 'Created', '2026-11-04T12:00Z', ''),
       (2026, 5, 1, '2026-11-05T12:00Z', 'cliente.admin', 2, 'Pedido', 1, 'Faltante', '2026-11-01', '2026-00000003', 'Faltan dos', null, 'Created', '2026-11-05T12:00Z', '')`,
  );
  await database.query('insert into claim_counter values (2026, 5)');
  await database.query('insert into rma_counter values (2026, 5)');
  await database.query(
    `insert into claim_product (claim_id, position, product_id, product_code, brand_id, brand_name, quantity)
     values (5, 1, 1, '6200-2RS', 1, 'SKF', 1), (5, 2, 2, '6201-2RS', 1, 'SKF', 2), (4, 1, 3, '6202-2RS', 1, 'SKF', 1)`,
  );
  await database.query(
    `insert into claim_tracking (claim_id, state, at, by)
     select id, 'Created', created_at, created_by from claim
      union all select id, 'InProgress', created_at + interval '1 hour', 'gerente' from claim where state <> 'Created'
      union all select id, state, state_at, 'gerente' from claim where state in ('Accepted', 'Refused')`,
  );
  await database.query(
    `insert into fault_sequence (title, detail, sort_order) values ('Con el tiempo', 'Después de rodar', 2), ('Al colocarlo', 'Nunca anduvo', 1)`,
  );
  await database.query(
    `insert into warranty (year, number, customer_id, created_at, created_by, product_id, product_code, brand_id, brand_name, quantity,
                           purchase_document, vehicle_brand, vehicle, vehicle_year, plate, fault_sequence_id, fault_title, start_using, end_using, kilometrage,
                           kilometrage_installed, kilometrage_used, kilometrage_breakage, note, state, state_at, resolution)
     select 2026, place, case when place = 5 then 2 else 1 end, timestamptz '2026-11-01T12:00Z' + place * interval '1 day', 'cliente.admin', 1,
            '6200-2RS', 1, 'SKF', 1, 'A 00001-00000001', 'VOLKSWAGEN', 'GOL', 2018, 'AB123CD', 1, 'Con el tiempo', '2026-01-01', '2026-10-01',
            90000, 80000, 9000, 89000, 'Hace ruido', state, timestamptz '2026-11-10T12:00Z', case when state = 'Refused' then 'Mal colocado' else '' end
       from unnest(array['Created', 'Pending', 'Accepted', 'Refused', 'Created']) with ordinality as w (state, place)`,
  );
  await database.query(
    `insert into account_document (customer_id, letter, point_of_sale, number, date, expiration, total, debt, finished) values
       (1, 'A', 1, 1, '2026-08-01', '2026-08-31', 1210, 1210, false),
       (1, 'A', 1, 2, '2026-11-10', '2026-12-10', 500.50, 0, false),
       (1, 'R', 2, 1, '2026-07-01', '2026-07-31', 300, 0, true),
       (2, 'A', 1, 3, '2026-11-01', '2026-12-01', 100, 100, false)`,
  );
  await database.query(
    `insert into account_document_line (document_id, position, code, brand, description, quantity, unit_price) values
       (1, 1, '6200-2RS', 'SKF', 'Rodamiento', 1, 1200), (1, 2, '', '', 'Pago anticipado', 1, -200), (4, 1, '6201-2RS', 'SKF', 'Rodamiento', 1, 82.64)`,
  );
  await database.query(
    `insert into bank_account (bank, holder, cuit, number, cbu, sort_order) values
       ('Banco Dos', 'Mostrador S.A.', '30-50001091-2', '1-2', '0110599500000123456784', 2),
       ('Banco Uno', 'Mostrador S.A.', '30-50001091-2', '1-1', '2850590940090418135201', 1)`,
  );
};
