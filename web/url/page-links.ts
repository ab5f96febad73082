/**
 * How many page links are shown at once, and how many of them come before the current page (docs/rules/screens.md 4).
 */
const maxLinks = 10;
const before = 4;

/** The pages to link to, starting 4 before the current one; near the end the window stays full. */
export const pageLinks = (current: number, total: number): readonly number[] => {
  const first = Math.max(1, Math.min(current - before, total - maxLinks + 1));
  return Array.from({ length: Math.max(0, Math.min(maxLinks, total - first + 1)) }, (_, index) => first + index);
};
