/** The index knows whole numbers; an id that is no whole number becomes 0, which is no product's. */
export const numericId = (id: string): number => (/^\d{1,9}$/.test(id) ? Number(id) : 0);

export const numericIds = (ids: readonly string[]): number[] => ids.map(numericId);
