import type { Page } from '@playwright/test';

const tokens = new WeakMap<Page, string>();

/** The token for the calls that a page makes while it is still blank. */
export const setToken = (page: Page, token: string): void => void tokens.set(page, token);

const tokenOf = (page: Page): Promise<string> | string =>
  page.url() === 'about:blank'
    ? (tokens.get(page) ?? '')
    : page.evaluate(() => (JSON.parse(localStorage.getItem('login') ?? '{}') as { token: string }).token);

/**
 * Calls as the user who is signed in on this page: a GET without a body, a POST with one, or as told. The answer's
 * JSON, null where it has no body.
 */
export const callAs = async <Answer>(
  page: Page,
  path: string,
  body?: object,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' = body === undefined ? 'GET' : 'POST',
  conditions: Readonly<Record<string, string>> = {},
): Promise<Answer> => {
  const headers = { ...conditions, authorization: `Bearer ${await tokenOf(page)}` };
  const answer = await page.request.fetch(path, { headers, method, data: body });
  const text = await answer.text();
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${text}`);
  return (text === '' ? null : JSON.parse(text)) as Answer;
};

interface ProductOfBrand {
  readonly productId: string;
  readonly productCode: string;
  readonly productBrandId: string;
}

/** A product of the demo that has a brand, found as the forms find it. */
export const findProduct = async (page: Page, text: string): Promise<ProductOfBrand> => {
  const [product] = await callAs<{ productId: string; code: string }[]>(page, '/api/Products/autocomplete-code', {
    textToSearch: text,
  });
  if (product === undefined) throw new Error(`nothing is found for ${text}`);
  const [brand] = await callAs<{ id: string }[]>(page, `/api/Products/brands-for-product/${product.productId}`);
  return { productId: product.productId, productCode: product.code, productBrandId: brand?.id ?? '' };
};
