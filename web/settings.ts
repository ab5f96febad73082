import type { Distributor } from '#core/distributor/distributor.ts';
import type { HomeFacts } from '#core/distributor/home-facts.ts';
import type { SoldFamilies } from '#core/distributor/public.service.ts';
import type { FileCategory, PicturePaths } from '#core/files/file-category.ts';

/**
 * What the page was served with: the address of the API, which the operator may set in the page's head, and the
 * distributor's data.
 */
export interface WebSettings {
  readonly apiBaseUrl: string;
  readonly distributor: Distributor;
  readonly picturePaths: PicturePaths;
  /** The version of this program: year.month.day.number (docs/rules/screens.md 7). */
  readonly version: string;
  /** The facts that the page was drawn with; null where it was not drawn, or without them. */
  readonly home: HomeFacts | null;
  /** What distributors usually sell, where the server that is called may not tell what this one does; else null. */
  readonly usualFamilies: readonly SoldFamilies[] | null;
}

/** The address of a picture, by its category and name. */
export const pictureAddress = (
  { apiBaseUrl, picturePaths }: Pick<WebSettings, 'apiBaseUrl' | 'picturePaths'>,
  category: FileCategory,
  name: string,
): string => `${apiBaseUrl}/${picturePaths[category]}${encodeURIComponent(name)}`;

export const readSettings = (page: Document): WebSettings => {
  const apiBaseUrl = page.querySelector('meta[name="api-base-url"]')?.getAttribute('content')?.trim() ?? '';
  return {
    ...JSON.parse(page.getElementById('distributor')?.textContent ?? ''),
    apiBaseUrl: (apiBaseUrl === '' ? page.location.origin : apiBaseUrl).replace(/\/+$/, ''),
  };
};
