/** The index knows whole numbers; an id that is none belongs to no product, as 0 does. */
export const numericId = (id: string): number => (/^\d{1,9}$/.test(id) ? Number(id) : 0);

export const numericIds = (ids: readonly string[]): number[] => ids.map(numericId);
