import { isoInstant, liveChannel } from '../live/live.ts';

export const readWarrantiesSql = `
  select id, year, number, created_at, product_code, brand_name, quantity, resolution, state, state_at from warranty`;

/** With what was told when it was asked for, and its way, as JSON. */
export const readManagedWarrantiesSql = `
  select w.id, w.year, w.number, w.created_at, w.product_code, w.brand_name, w.quantity, w.resolution, w.state, w.state_at,
         u.name as customer_name,
         json_build_object('purchaseDocument', w.purchase_document, 'vehicleBrand', w.vehicle_brand, 'vehicle', w.vehicle,
           'engine', w.engine, 'year', w.vehicle_year, 'plate', w.plate, 'fault', w.fault_title, 'startUsing', w.start_using,
           'endUsing', w.end_using, 'kilometrage', w.kilometrage, 'kilometrageInstalled', w.kilometrage_installed,
           'kilometrageUsed', w.kilometrage_used, 'kilometrageBreakage', w.kilometrage_breakage, 'notes', w.note) as detail,
         (select coalesce(json_agg(json_build_object('state', t.state, 'date', ${isoInstant('t.at')})
                          order by t.at, array_position(array['Created', 'Pending'], t.state)), '[]')
            from warranty_tracking t where t.warranty_id = w.id) as tracking
    from warranty w join customer u on u.id = w.customer_id`;

const spokenNumber = `(w.year || '-' || lpad(w.number::text, 8, '0'))`;

/** Tells the company and the back office of the warranty w. */
const tellSql = (state: string): string => `
  pg_notify('${liveChannel}', json_build_object('name', 'WarrantiesChanged',
    'audience', json_build_object('customerId', w.customer_id::text),
    'facts', json_build_object('customerId', w.customer_id::text, 'number', ${spokenNumber}, 'state', ${state}))::text)`;

const factsSql = (more: string): string =>
  `jsonb_build_object('customerId', w.customer_id::text, 'warrantyId', w.id::text, 'number', ${spokenNumber}${more})`;

/** One statement: RMA number, warranty, first step, audit, e-mail and notice. The counter's row is locked until the commit. */
export const storeWarrantySql = `
  with n as (
    insert into rma_counter (year, last) values ($2, 1)
    on conflict (year) do update set last = rma_counter.last + 1
    returning year, last),
  w as (
    insert into warranty (year, number, customer_id, created_at, created_by, acted_by, product_id, product_code, brand_id,
                          brand_name, quantity, purchase_document, vehicle_brand, vehicle, engine, vehicle_year, plate,
                          fault_sequence_id, fault_title, start_using, end_using, kilometrage, kilometrage_installed,
                          kilometrage_used, kilometrage_breakage, note, request_key, request_hash, state, state_at)
    select n.year, n.last, $1, $3::timestamptz, $4::text, $5::text, $6::int, $7::text, $8::int, $9::text, $10::int, $11::text,
           $12::text, $13::text, $14::text, $15::smallint, $16::text, (select id from fault_sequence where id = $17::int),
           $18::text, $19::date, $20::date, $21::int, $22::int, $23::int, $24::int, $25::text, $26::text, $27::text,
           'Created', $3::timestamptz from n
    returning id, year, number, customer_id),
  step as (insert into warranty_tracking (warranty_id, state, at, by) select id, 'Created', $3::timestamptz, $4 from w),
  audit as (
    insert into audit_entry (at, user_name, acted_by, action, facts)
    select $3::timestamptz, $4, $5, 'warranty-requested', ${factsSql('')} from w),
  mail as (
    insert into outbox_mail (recipients, shown, subject, body)
    select $28::text[], $31::int, replace($29, '{numero}', ${spokenNumber}), replace($30, '{numero}', ${spokenNumber}) from w
     where cardinality($28::text[]) > 0)
  select w.id, ${tellSql(`'Created'`)} from w`;

/** From one state to the next, if it still is in the one. */
export const moveWarrantySql = `
  with w as (
    update warranty set state = $3, state_at = $5::timestamptz, resolution = $4 where id = $1 and state = $2
    returning id, year, number, customer_id),
  step as (insert into warranty_tracking (warranty_id, state, at, by) select id, $3, $5::timestamptz, $6 from w),
  audit as (
    insert into audit_entry (at, user_name, action, facts)
    select $5::timestamptz, $6, 'warranty-moved', ${factsSql(`, 'state', $3::text, 'resolution', $4::text`)} from w)
  select w.id, ${tellSql('$3::text')} from w`;
