import type { Page } from '@playwright/test';
import { expect, signedInPage, test } from './people.ts';

/** Switches a brand off, or on again, as its administrator. */
const switchBrand = async (page: Page, name: string, isOff: boolean): Promise<void> => {
  await page.goto('/admin-configuration?tab=deshabilitar');
  await page.getByLabel('Filtrar marcas y familias').fill(name);
  await page.getByRole('checkbox', { name, exact: true }).setChecked(isOff);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Cambios sin guardar' })).toHaveCount(0);
};

const claimed = (page: Page) => page.getByRole('list', { name: 'Artículos del reclamo' });

test('what was bought before its brand was disabled is claimed, and asked a warranty for, by its code', async ({
  browser,
}) => {
  const admin = await signedInPage(browser, 'admin');
  const page = await signedInPage(browser, 'cliente.admin');
  await switchBrand(admin, 'NGK', true);
  // The catalogue does not have it any more.
  await page.goto('/products-search-by-text?q=bkr6e%20ngk');
  await expect(page.getByRole('rowheader', { name: /^BKR6E NGK/ })).toHaveCount(0);

  await page.goto('/demands?new=si');
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/api/Demands/parts')) answers.push(await response.text());
  });
  const field = page.getByRole('combobox', { name: 'Artículo', exact: true });
  await field.fill('bkr6e');
  await field.press('Enter');
  const option = page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option', { name: /NGK/ });
  await expect(option).toBeVisible();
  await option.click();
  await expect(claimed(page)).toContainText('BKR6E');
  expect(answers.join()).not.toMatch(/price|cost|stock|\$/i);
  await page.getByLabel('Origen').selectOption({ index: 1 });
  await page.getByLabel('Fecha de la factura o del pedido').fill('2026-03-09');
  await page.getByLabel('Número de factura o pedido').fill('A 00009-00000020');
  await page.getByLabel('Nota').fill('Vino golpeado');
  await page.getByRole('button', { name: 'Enviar reclamo' }).click();
  await expect(page.getByText('Enviado').first()).toBeVisible();

  await page.goto('/warranties?new=si');
  const code = page.getByLabel('Código del artículo');
  await code.fill('bkr6e');
  await code.press('Enter');
  await page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option', { name: /NGK/ }).click();
  const facts = {
    'Número de factura': 'A 00009-00000021',
    'Marca del vehículo': 'Volkswagen',
    Modelo: 'Gol',
    Año: '2012',
    Patente: 'AB123CD',
    'Fecha de colocación': '2025-01-10',
    'Fecha de la falla': '2025-03-09',
    'Km al colocarlo': '80000',
    'Km al fallar': '90000',
    'Km de uso': '10000',
    'Km del vehículo hoy': '91000',
    Nota: 'No enciende',
  };
  for (const [label, text] of Object.entries(facts)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('Cómo falló').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Enviar garantía' }).click();
  await expect(page.getByText('Enviada').first()).toBeVisible();
  await switchBrand(admin, 'NGK', false);
});
