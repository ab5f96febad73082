import { readFile } from 'node:fs/promises';
import { arrive, expect, expectAccessible, expectNoSidewaysScroll, test } from './people.ts';

test('who is late stands first, what is owed is a file, and a row leads to its customer’s documents', async ({
  browser,
}) => {
  const page = await arrive(browser, 'admin', { at: '/management' });
  await page.getByRole('link', { name: 'Deuda vencida' }).click();
  await expect(page).toHaveURL(/\/account-ageing\?late=1$/);
  const rows = page.getByRole('rowheader');
  await expect(rows.first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const late = await rows.count();
  await page.getByRole('link', { name: 'Todos', exact: true }).click();
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(late);

  await page.getByRole('searchbox', { name: 'Filtrar por cliente' }).fill('cruce');
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: 'Un cliente debe' })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^Antigüedad de deudas \d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('Repuestos El Cruce');

  await rows.getByRole('link').click();
  await expect(page).toHaveURL(/\/admin-current-account\?customer=\d+&state=unpaid/);
  await expect(page.getByRole('cell', { name: 'Repuestos El Cruce' }).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Filtrar por cliente' })).toHaveValue('cruce');

  await page.getByRole('searchbox', { name: 'Filtrar por cliente' }).fill('zzz');
  await expect(page.getByText('Nadie debe nada con ese filtro')).toBeVisible();
  await page.getByRole('link', { name: 'Ver todas las deudas' }).click();
  await expect(rows.first()).toBeVisible();
});

test('a debt that is settled leaves the list while somebody looks at it', async ({ browser }) => {
  const manager = await arrive(browser, 'gerente', { at: '/account-ageing?q=cruce' });
  const row = manager.getByRole('row').filter({ has: manager.getByRole('rowheader') });
  await expect(row).toHaveCount(1);
  // Documents are an administrator's screen; a manager reads what is owed on the customer's page.
  await expect(row.getByRole('link')).toHaveAttribute('href', /^\/customers\?id=\d+&tab=cuenta$/);
  const before = await row.innerText();
  const admin = await arrive(browser, 'admin', { at: '/admin-current-account?q=El+Cruce&state=unpaid' });
  await admin.getByRole('rowheader').getByRole('link').first().click();
  const detail = admin.getByRole('complementary');
  await detail.getByLabel('Deuda').fill('0,01');
  await detail.getByRole('button', { name: 'Guardar' }).click();
  await expect(row).not.toHaveText(before);
});

test('a seller sees those of their own customers', async ({ browser }) => {
  const page = await arrive(browser, 'vendedor', { at: '/account-ageing' });
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('button', { name: 'Filtros' }).click();
  await expect(page.getByRole('combobox', { name: 'Zona' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Vendedor' })).toHaveCount(0);
});
