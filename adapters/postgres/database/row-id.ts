/** Ids are opaque text outside and whole numbers inside; what is no such number belongs to no row. */
export const rowId = (id: string): number => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0);
