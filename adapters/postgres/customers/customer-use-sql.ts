/** What a customer has besides its own details. */
const tables = [
  'sales_order',
  'quote',
  'claim',
  'warranty',
  'account_document',
  'payment',
  'saved_list',
  'cart_line',
  'customer_surcharge',
  'customer_special_discount',
];

/** Whether customer $1 is in use: something is its own, somebody acts as it, or may sign in. */
export const isUsedSql = `
  select ${tables.map((table) => `exists (select from ${table} where customer_id = $1)`).join('\n      or ')}
      or exists (select from session where acting_customer_id = $1)
      or exists (select from app_user u where u.customer_id = $1
                  and (u.password_hash <> '' or u.last_login is not null
                       or exists (select from login_link l where l.user_id = u.id))) as "isUsed"`;
