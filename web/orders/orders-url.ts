/** The company's orders, a page of them, with one at the right. */
export const linkToOrders = (page: number, order?: string): string => {
  const query = new URLSearchParams({ ...(page > 1 ? { page: String(page) } : {}), ...(order ? { order } : {}) });
  return query.size === 0 ? '/orders-history' : `/orders-history?${query}`;
};
