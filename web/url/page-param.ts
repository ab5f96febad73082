/** No list of ours has more pages. */
const maxPages = 100_000;

/** The page that an address says, from 1; what makes no sense is the first, and the server says which is the last. */
export const pageParam = (written: string | null): number => {
  const page = Number(written ?? '1');
  return Number.isInteger(page) && page >= 1 ? Math.min(page, maxPages) : 1;
};
