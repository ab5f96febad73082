/** Whether `customer c` may buy, and was there by that instant. A customer of before that was noted counts as there. */
export const mayBeIdleSql = (since: string): string =>
  `c.state <> 'Inactive' and (c.created_at is null or c.created_at < ${since}::timestamptz)`;

/** Whether `customer c` may be idle, and ordered nothing since that instant (docs/rules/overview.md 5). */
export const isIdleSql = (since: string): string =>
  `${mayBeIdleSql(since)} and not exists (
     select from sales_order o where o.customer_id = c.id and o.state <> 'Cancelled' and o.sent_at >= ${since}::timestamptz)`;
