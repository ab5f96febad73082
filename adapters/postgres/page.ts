/** Rows a page of every list that has pages (decisions.md §7). */
export const pageSize = 20;

/** How many rows stand before a page, which counts from 1. */
export const pageOffset = (page: number): number => (Math.min(page, 1_000_000) - 1) * pageSize;

export const pagesOf = (found: number): number => Math.ceil(found / pageSize);
