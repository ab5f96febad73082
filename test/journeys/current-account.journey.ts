import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { arrive, expect, expectNoSidewaysScroll, signedInPage, test } from './people.ts';

/** Cents out of '1.234,50'; none out of a blank cell. */
const cents = (text: string): number => Number(text.replace(/[^\d]/g, ''));
const centsOf = async (cells: Locator): Promise<number> =>
  (await cells.allInnerTexts()).map(cents).reduce((sum, next) => sum + next, 0);

test('what is owed stands in a row each, adds up, and what is overdue stands out', async ({ browser }) => {
  const page = await arrive(browser, 'cliente', { at: '/current-account', viewport: { width: 1440, height: 900 } });
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText([
    'PDF',
    'Fecha',
    'Documento',
    'Vencimiento',
    'Antigüedad',
    'Total',
    'Pagado',
    'Deuda',
    'Acumulado',
  ]);
  await expectNoSidewaysScroll(page);
  const rows = table.locator('tbody tr');
  const total = table.getByRole('row', { name: /^Total/ });
  const of = (column: string) => rows.locator(`[data-column="${column}"]`);
  for (const column of ['total', 'paid', 'debt']) {
    expect(await centsOf(of(column)), column).toBe(cents(await total.locator(`[data-column="${column}"]`).innerText()));
  }
  // The last row has accumulated all that was paid; nothing owed is nothing written.
  expect(cents(await of('accumulated').last().innerText())).toBe(await centsOf(of('paid')));
  await expect(of('debt').filter({ hasText: /^$/ }).first()).toBeAttached();
  expect(
    await of('debt')
      .filter({ hasText: /^0,00$/ })
      .count(),
  ).toBe(0);
  await expect(rows.filter({ hasText: 'Vencido' }).first()).toContainText(/\d+ días/);
  for (const age of await rows.filter({ hasText: 'Vencido' }).locator(`[data-column="age"]`).allInnerTexts()) {
    expect(cents(age)).toBeGreaterThan(60);
  }

  const title = await rows.first().getByRole('rowheader').innerText();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: `Descargar el PDF de ${title}` }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe(`${title}.pdf`);
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('where to transfer to is copied with a key', async ({ browser }) => {
  const page = await signedInPage(browser, 'cliente.admin');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/current-account');
  const banks = page.getByRole('complementary', { name: 'Datos bancarios para transferencias' });
  await expect(banks.getByText('Titular').first()).toBeVisible();
  const copy = banks.getByRole('button', { name: /^Copiar el CBU de / }).first();
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('CBU copiado')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^\d{22}$/);
  await expect(banks).toContainText(copied);
});

test('what is settled has pages of its own, and the address says which', async ({ browser }) => {
  const page = await arrive(browser, 'cliente', { at: '/current-account' });
  await page.getByRole('link', { name: 'Histórica' }).click();
  await expect(page).toHaveURL(/\?tab=historica$/);
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(20);
  const first = await rows.first().innerText();
  await page.getByRole('link', { name: 'Página 2' }).click();
  await expect(page).toHaveURL(/tab=historica&page=2$/);
  await expect(rows.first()).not.toHaveText(first);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(rows.first()).toContainText(first.split('\t').at(-1) ?? '');
  // A page beyond the last is the last.
  await page.goto('/current-account?tab=historica&page=99');
  await expect(page).toHaveURL(/tab=historica&page=2$/);
});

test('a statement is printed without what is not one', async ({ browser }) => {
  const page = await arrive(browser, 'cliente', { at: '/current-account' });
  await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/Repuestos El Cruce · al \d\d\/\d\d\/20\d\d/)).toBeVisible();
  await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible();
  await expect(page.getByText('Datos bancarios para transferencias')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test('a failure says so, and another try brings it', async ({ browser }) => {
  const page = await signedInPage(browser, 'cliente');
  await page.route('**/api/CurrentAccounts/*', (route) => route.abort());
  await page.goto('/current-account');
  await expect(page.getByRole('heading', { name: 'No se pudo traer la cuenta corriente, reintentá' })).toBeVisible();
  await expect(page.getByText('No se pudieron traer los datos bancarios, reintentá')).toBeVisible();
  // The live connection, once it stands, asks anew by itself.
  await page.waitForLoadState('networkidle');
  await page.unroute('**/api/CurrentAccounts/*');
  const retry = page.getByRole('button', { name: 'Reintentar' });
  await retry.first().click();
  await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible();
  await retry.click();
  await expect(page.getByText('Datos bancarios para transferencias')).toBeVisible();

  // What was read stays to be read when it cannot be had anew.
  const rows = page.getByRole('table').locator('tbody tr');
  await page.getByRole('link', { name: 'Histórica' }).click();
  await expect(rows).toHaveCount(20);
  await page.getByRole('link', { name: 'Actual', exact: true }).click();
  await page.route('**/api/CurrentAccounts/**', (route) => route.abort());
  await page.getByRole('link', { name: 'Histórica' }).click();
  await expect(page.getByText('No se pudo traer la cuenta corriente, reintentá')).toBeVisible();
  await expect(rows).toHaveCount(20);
});
