/**
 * Of `customer c`: it may buy, and was there by that instant. Since when one of before is a customer nobody noted: it
 * was.
 */
export const mayBeIdleSql = (since: string): string =>
  `c.state <> 'Inactive' and (c.created_at is null or c.created_at < ${since}::timestamptz)`;

/** Of `customer c`: it may be, and ordered nothing since that instant (docs/rules/overview.md 5). */
export const isIdleSql = (since: string): string =>
  `${mayBeIdleSql(since)} and not exists (
     select from sales_order o where o.customer_id = c.id and o.state <> 'Cancelled' and o.sent_at >= ${since}::timestamptz)`;
