/** What a quantity says of itself: 0 is available, 2 is not. SQL of a numeric that is not null. */
export const stockStateSql = (quantity: string): string => `case when ${quantity} > 0 then 0 else 2 end`;
