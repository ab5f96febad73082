import { isoInstant, liveChannel } from './live.ts';

const summaryColumns = `c.id, c.year, c.number, c.origin_name, c.reason_name, c.purchase_date, c.purchase_document, c.resolution,
  c.state, c.state_at`;

/** A claim with its products and its way, as JSON. */
export const claimColumns = `${summaryColumns}, c.note,
  (select coalesce(json_agg(json_build_object('product_id', p.product_id, 'code', p.product_code, 'brand_id', p.brand_id,
            'brand', p.brand_name, 'quantity', p.quantity) order by p.position), '[]')
     from claim_product p where p.claim_id = c.id) as products,
  (select coalesce(json_agg(json_build_object('state', t.state, 'at', ${isoInstant('t.at')}) order by t.at), '[]')
     from claim_tracking t where t.claim_id = c.id) as tracking`;

export const managedColumns = `${summaryColumns}, c.customer_id, cu.name as customer_name, c.external_code`;

/** From Created to InProgress, if it still is in the one; its company and the back office are told. */
export const associateClaimSql = `
  with c as (
    update claim set state = 'InProgress', state_at = $3::timestamptz, external_code = $2
     where id = $1 and state = 'Created'
    returning id, year, number, customer_id),
  step as (insert into claim_tracking (claim_id, state, at, by) select id, 'InProgress', $3::timestamptz, $4 from c)
  select c.id,
    pg_notify('${liveChannel}', json_build_object('name', 'DemandsChanged',
      'audience', json_build_object('customerId', c.customer_id::text),
      'facts', json_build_object('customerId', c.customer_id::text,
        'number', c.year || '-' || lpad(c.number::text, 8, '0'), 'state', 'InProgress'))::text)
    from c`;
