import { readFileSync } from 'node:fs';
import type { Download, Locator, Page } from '@playwright/test';
import { formatNumber } from '#core/orders/number.ts';
import { callAs } from './call.ts';
import { expect } from './people.ts';

/** Sends what stands in the cart, and answers the order's number. */
export const sendOrder = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Enviar|Confirmar/ })
    .click();
  await expect(page).toHaveURL(/products-search-by-text/);
  const { orders } = await callAs<{ orders: { year: number; number: number }[] }>(page, '/api/Orders/page/1');
  return formatNumber(orders[0] ?? { year: 0, number: 0 });
};

/** A file that a reader of PDF opens, with so many pages at least. */
export const expectPdf = async (download: Download, name: string, pages: number): Promise<void> => {
  expect(download.suggestedFilename()).toBe(name);
  const bytes = readFileSync(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBe(pages);
};

/** Asks for a paper of orders and downloads it as it is suggested, or as it is wanted for several. */
export const downloadPaper = async (place: Page | Locator, name: string, wanted?: string): Promise<void> => {
  await place.getByRole('button', { name, exact: true }).click();
  const page = 'page' in place ? place.page() : place;
  const dialog = page.getByRole('dialog');
  if (wanted !== undefined) await dialog.getByRole('combobox', { name: 'Cómo se junta' }).selectOption(wanted);
  await dialog.getByRole('button', { name: 'Descargar' }).click();
};
