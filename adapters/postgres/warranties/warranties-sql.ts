import { caseSql } from '../cases/case-sql.ts';
import { isoInstant } from '../live/live.ts';

/** A warranty with what the request said, and its states, as JSON. */
const warrantyColumns = `k.id, k.year, k.number, k.created_at, k.product_code, k.brand_name, k.quantity, k.resolution, k.state, k.state_at,
         json_build_object('purchaseDocument', k.purchase_document, 'vehicleBrand', k.vehicle_brand, 'vehicle', k.vehicle,
           'engine', k.engine, 'year', k.vehicle_year, 'plate', k.plate, 'fault', k.fault_title, 'startUsing', k.start_using,
           'endUsing', k.end_using, 'kilometrage', k.kilometrage, 'kilometrageInstalled', k.kilometrage_installed,
           'kilometrageUsed', k.kilometrage_used, 'kilometrageBreakage', k.kilometrage_breakage, 'notes', k.note) as detail,
         (select coalesce(json_agg(json_build_object('state', t.state, 'date', ${isoInstant('t.at')})
                          order by t.at, array_position(array['Created', 'Pending'], t.state)), '[]')
            from warranty_tracking t where t.warranty_id = k.id) as tracking`;

export const managedWarrantyColumns = `${warrantyColumns}, u.name as customer_name`;

export const readWarrantiesSql = `select ${warrantyColumns} from warranty k`;

export const readManagedWarrantiesSql = `
  select ${managedWarrantyColumns} from warranty k join customer u on u.id = k.customer_id`;

export const warranties = { table: 'warranty', counter: 'rma_counter', event: 'WarrantiesChanged' } as const;

const { open, move } = caseSql(warranties);

export const storeWarrantySql = open({
  columns: `product_id, product_code, brand_id, brand_name, quantity, purchase_document, vehicle_brand, vehicle, engine, vehicle_year,
            plate, fault_sequence_id, fault_title, start_using, end_using, kilometrage, kilometrage_installed, kilometrage_used,
            kilometrage_breakage, note, request_key, request_hash`,
  values: `$6::int, $7::text, $8::int, $9::text, $10::int, $11::text, $12::text, $13::text, $14::text, $15::smallint, $16::text,
           (select id from fault_sequence where id = $17::int), $18::text, $19::date, $20::date, $21::int, $22::int, $23::int,
           $24::int, $25::text, $26::text, $27::text`,
  action: 'warranty-requested',
  mails: '$28',
  network: '$29',
});

/** Takes a warranty from one state to the next. */
export const moveWarrantySql = move({
  ...{ from: '$2', to: '$3::text', at: '$5', by: '$6', network: '$7', set: 'resolution = $4' },
  action: 'warranty-moved',
  facts: `, 'state', $3::text, 'resolution', $4::text`,
});
