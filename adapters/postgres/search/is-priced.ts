/** SQL: whether a price row has a price in any list at a generation. A zero is no price. */
export const isPriced = (rowId: string, generation: string): string => `
  exists (select from price_list each_list
           where (select lp.price from list_price lp
                   where lp.product_price_id = ${rowId} and lp.price_list_id = each_list.id and lp.generation <= ${generation}
                   order by lp.generation desc limit 1) > 0)`;
