import { isoInstant, liveChannel } from '../live/live.ts';

/** A claim with its products and its way, as JSON. */
const columns = `c.id, c.year, c.number, c.origin_name, c.reason_name, c.purchase_date, c.purchase_document, c.resolution,
  c.state, c.state_at, c.note, cu.name as customer_name, c.external_code,
  (select coalesce(json_agg(json_build_object('product_id', p.product_id, 'code', p.product_code, 'brand_id', p.brand_id,
            'brand', p.brand_name, 'quantity', p.quantity) order by p.position), '[]')
     from claim_product p where p.claim_id = c.id) as products,
  (select coalesce(json_agg(json_build_object('state', t.state, 'at', ${isoInstant('t.at')}) order by t.at), '[]')
     from claim_tracking t where t.claim_id = c.id) as tracking`;

export const readClaimsSql = `select ${columns} from claim c join customer cu on cu.id = c.customer_id`;

const spokenNumber = `(c.year || '-' || lpad(c.number::text, 8, '0'))`;

/** Tells the company and the back office of the claim `c`. */
const tellSql = (state: string): string => `
  pg_notify('${liveChannel}', json_build_object('name', 'DemandsChanged',
    'audience', json_build_object('customerId', c.customer_id::text),
    'facts', json_build_object('customerId', c.customer_id::text, 'number', ${spokenNumber}, 'state', ${state}))::text)`;

const factsSql = (more: string): string =>
  `jsonb_build_object('customerId', c.customer_id::text, 'claimId', c.id::text, 'number', ${spokenNumber}${more})`;

/** One statement: number, claim, products, first step, audit, e-mail and notice. The counter's row is locked until the commit. */
export const storeClaimSql = `
  with n as (
    insert into claim_counter (year, last) values ($2, 1)
    on conflict (year) do update set last = claim_counter.last + 1
    returning year, last),
  c as (
    insert into claim (year, number, customer_id, created_at, created_by, acted_by, origin_id, origin_name, reason_id,
                       reason_name, purchase_date, purchase_document, note, request_key, request_hash, state, state_at)
    select n.year, n.last, $1, $3::timestamptz, $4::text, $5::text, (select id from claim_origin where id = $6::int), $7::text,
           (select id from claim_reason where id = $8::int), $9::text, $10::date, $11::text, $12::text, $13::text, $14::text,
           'Created', $3::timestamptz from n
    returning id, year, number, customer_id),
  products as (
    insert into claim_product (claim_id, position, product_id, product_code, brand_id, brand_name, quantity)
    select c.id, p.position, p.product, p.code, p.brand, p.brand_name, p.quantity
      from c, unnest($15::int[], $16::text[], $17::int[], $18::text[], $19::int[]) with ordinality
              as p (product, code, brand, brand_name, quantity, position)),
  step as (insert into claim_tracking (claim_id, state, at, by) select id, 'Created', $3::timestamptz, $4 from c),
  audit as (
    insert into audit_entry (at, user_name, acted_by, action, facts)
    select $3::timestamptz, $4, $5, 'claim-opened', ${factsSql('')} from c),
  mail as (
    insert into outbox_mail (recipients, shown, subject, body)
    select $20::text[], $23::int, replace($21, '{numero}', ${spokenNumber}), replace($22, '{numero}', ${spokenNumber}) from c
     where cardinality($20::text[]) > 0)
  select c.id, ${tellSql(`'Created'`)} from c`;

/** From Created to InProgress, if it still is in the one. */
export const associateClaimSql = `
  with c as (
    update claim set state = 'InProgress', state_at = $3::timestamptz, external_code = $2
     where id = $1 and state = 'Created'
    returning id, year, number, customer_id),
  step as (insert into claim_tracking (claim_id, state, at, by) select id, 'InProgress', $3::timestamptz, $4 from c),
  audit as (
    insert into audit_entry (at, user_name, action, facts)
    select $3::timestamptz, $4, 'claim-associated', ${factsSql(`, 'externalCode', $2::text`)} from c)
  select c.id, ${tellSql(`'InProgress'`)} from c`;

/** From InProgress to its end, if it still is in the one. */
export const resolveClaimSql = `
  with c as (
    update claim set state = $2, state_at = $4::timestamptz, resolution = $3 where id = $1 and state = 'InProgress'
    returning id, year, number, customer_id),
  step as (insert into claim_tracking (claim_id, state, at, by) select id, $2, $4::timestamptz, $5 from c),
  audit as (
    insert into audit_entry (at, user_name, action, facts)
    select $4::timestamptz, $5, 'claim-resolved', ${factsSql(`, 'state', $2::text, 'resolution', $3::text`)} from c)
  select c.id, ${tellSql('$2::text')} from c`;
