import { describe, expect, it } from 'vitest';
import { pageLinks } from '#web/url/page-links.ts';

describe('page links', () => {
  it.each([
    [1, 3, [1, 2, 3]],
    [1, 20, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [6, 20, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    [20, 20, [11, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
    [1, 0, []],
  ])('around page %i of %i', (current, total, links) => {
    expect(pageLinks(current, total)).toEqual(links);
  });
});
