/** Whether two plain values hold the same. */
export const isSameData = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
