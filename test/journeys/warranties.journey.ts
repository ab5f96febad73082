import type { Page } from '@playwright/test';
import { callAs } from './call.ts';
import { arrive, expect, expectGoodLooks, signedInPage, test } from './people.ts';
import { fill, warrantyFacts } from './warranty-facts.ts';

const chooseProduct = async (page: Page): Promise<void> => {
  const code = page.getByLabel('Código del artículo');
  await code.fill('corven-3003');
  await expect(page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option').first()).toBeVisible();
  await code.press('Enter');
  await expect(page.getByLabel('Marca', { exact: true })).not.toHaveValue('');
};

test('a warranty is asked for once, by keyboard, outlives a reload, and is followed without reloading', async ({
  browser,
}) => {
  const page = await arrive(browser, 'cliente.admin', { at: '/warranties' });
  const other = await arrive(browser, 'cliente.admin', { at: '/warranties' });
  await expect(other.getByRole('heading', { level: 1, name: 'Garantías' })).toBeVisible();
  await page.getByRole('link', { name: /Nueva garantía|Seguir/ }).click();
  await chooseProduct(page);
  // The lists offer what they have, and take what they have not.
  const offers = (place: number) => page.locator('datalist').nth(place).locator('option');
  await page.getByLabel('Marca del vehículo').fill('volkswagen');
  await expect(offers(1).first()).toBeAttached();
  await page.getByLabel('Modelo').fill('Gol de otro país');
  await fill(page, warrantyFacts);
  await page.getByLabel('Cómo falló').selectOption({ index: 2 });
  await page.reload();
  await expect(page.getByLabel('Patente')).toHaveValue('ab 123 cd');
  await expect(page.getByLabel('Código del artículo')).toHaveValue('3003');

  const keys: (string | null)[] = [];
  await page.route('**/api/Warranties', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push(await route.request().headerValue('idempotency-key'));
    if (keys.length > 1) return route.continue();
    // The server keeps the warranty; its answer never arrives.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Enviar garantía' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'no se va a duplicar' })).toBeVisible();
  const rows = other.getByRole('row', { name: /3003 CORVEN/ });
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Enviar garantía' }).click();
  await expect(page.getByText('Enviada').first()).toBeVisible();
  expect(keys[0]).toBe(keys[1]);
  await expect(page.getByRole('row', { name: /3003 CORVEN/ })).toHaveCount(1);

  const rma = await rows.getByRole('rowheader').innerText();
  const staff = await signedInPage(browser, 'gerente');
  const move = (body: object) => callAs(staff, `/api/Management/Warranties/${rma}/state`, body, 'PUT');
  await move({ state: 'Pending' });
  await expect(rows).toContainText('Pendiente');
  await move({ state: 'Accepted', resolution: 'Se repone sin cargo' });
  await expect(rows).toContainText('Se repone sin cargo');
  // The company reads all that it wrote in the open warranty, and the states that it went through.
  await other.getByRole('link', { name: rma }).click();
  const sheet = other.getByRole('complementary', { name: `Garantía ${rma}` });
  await expect(sheet).toContainText('Gol de otro país');
  await expect(sheet).toContainText(/Patente.*AB ?123 ?CD/);
  await expect(sheet).toContainText('Pendiente');
});

test('what is wrong is said at its field, and the first of them takes the focus', async ({ browser }) => {
  const page = await arrive(browser, 'cliente.admin', { at: '/warranties?new=si' });
  // Of the three figures of the part the two others give the one that is empty.
  await page.getByLabel('Km al colocarlo').fill('80.000');
  await page.getByLabel('Km al fallar').fill('90.000');
  await expect(page.getByText('Por los otros dos: 10.000')).toBeVisible();
  await page.getByLabel('Km de uso').fill('10.000');
  await expect(page.getByText('Por los otros dos')).toHaveCount(0);
  await page.getByRole('button', { name: 'Enviar garantía' }).click();
  await expect(page.getByLabel('Código del artículo')).toBeFocused();
  await chooseProduct(page);
  await fill(page, {
    ...warrantyFacts,
    Patente: 'AB12',
    'Fecha de la falla': '2025-01-09',
    'Km de uso': '10.000,5',
    Año: '1899',
  });
  await expect(page.getByText('Va una patente como AB123CD o ABC123')).toBeVisible();
  await expect(page.getByText('No puede ser anterior a la colocación')).toBeVisible();
  await expect(page.getByText(/^Van kilómetros enteros/)).toHaveCount(1);
  await expect(page.getByText('Va un año de 1900 a 2100')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar garantía' }).click();
  await expect(page.getByLabel('Marca del vehículo')).toBeFocused();
  await page.getByRole('link', { name: 'Cerrar sin enviar: lo escrito queda' }).click();
  await page.getByRole('link', { name: 'Seguir con la que escribías' }).click();
  await expect(page.getByLabel('Patente')).toHaveValue('AB12');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByRole('link', { name: 'Nueva garantía' })).toBeVisible();
});

test('axe finds nothing, light and wide, dark and narrow, and nothing scrolls sideways', async ({ browser }) => {
  const page = await arrive(browser, 'cliente.admin', { at: '/warranties' });
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectGoodLooks(page);
  await page.goto('/warranties?new=si');
  await chooseProduct(page);
  await page.getByRole('button', { name: 'Enviar garantía' }).click();
  await expect(page.getByText('Escribí la patente')).toBeVisible();
  await expectGoodLooks(page);
});
