/** Of `customer c`: it may buy, and was there by that instant. Since when one of before is a customer nobody noted: it was. */
export const mayBeIdleSql = (since: string): string =>
  `c.state <> 'Inactive' and (c.created_at is null or c.created_at < ${since}::timestamptz)`;
