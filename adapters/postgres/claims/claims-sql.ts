import { caseSql } from '../cases/case-sql.ts';
import { isoInstant } from '../live/live.ts';

/** A claim with its products and its way, as JSON. */
export const claimColumns = `k.id, k.year, k.number, k.origin_name, k.reason_name, k.purchase_date, k.purchase_document, k.resolution,
  k.state, k.state_at, k.note, u.name as customer_name, k.external_code,
  (select coalesce(json_agg(json_build_object('product_id', p.product_id, 'code', p.product_code, 'brand_id', p.brand_id,
            'brand', p.brand_name, 'quantity', p.quantity) order by p.position), '[]')
     from claim_product p where p.claim_id = k.id) as products,
  (select coalesce(json_agg(json_build_object('state', t.state, 'at', ${isoInstant('t.at')}) order by t.at), '[]')
     from claim_tracking t where t.claim_id = k.id) as tracking`;

export const readClaimsSql = `select ${claimColumns} from claim k join customer u on u.id = k.customer_id`;

export const claims = { table: 'claim', counter: 'claim_counter', event: 'DemandsChanged' } as const;

const { open, move } = caseSql(claims);

export const storeClaimSql = open({
  columns: `origin_id, origin_name, reason_id, reason_name, purchase_date, purchase_document, note, request_key, request_hash`,
  values: `(select id from claim_origin where id = $6::int), $7::text, (select id from claim_reason where id = $8::int), $9::text,
           $10::date, $11::text, $12::text, $13::text, $14::text`,
  more: `,
  products as (
    insert into claim_product (claim_id, position, product_id, product_code, brand_id, brand_name, quantity)
    select k.id, p.position, p.product, p.code, p.brand, p.brand_name, p.quantity
      from k, unnest($15::int[], $16::text[], $17::int[], $18::text[], $19::int[]) with ordinality
              as p (product, code, brand, brand_name, quantity, position))`,
  action: 'claim-opened',
  mails: '$20',
  network: '$21',
});

/** Takes a claim from Created to InProgress. */
export const associateClaimSql = move({
  ...{ from: `'Created'`, to: `'InProgress'`, at: '$3', by: '$4', network: '$5', set: 'external_code = $2' },
  action: 'claim-associated',
  facts: `, 'externalCode', $2::text,
    'before', jsonb_build_object('externalCode', ''), 'after', jsonb_build_object('externalCode', $2::text)`,
});

/** Takes a claim from InProgress to its end. */
export const resolveClaimSql = move({
  ...{ from: `'InProgress'`, to: '$2::text', at: '$4', by: '$5', network: '$6', set: 'resolution = $3' },
  action: 'claim-resolved',
  facts: `, 'state', $2::text, 'resolution', $3::text`,
});
