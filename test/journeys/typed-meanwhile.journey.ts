import type { Page } from '@playwright/test';
import { arrive, emptyCart, expect, test } from './people.ts';

/** The server does what it is sent first, and its answer waits until it is let through. */
const holdAnswer = async (page: Page, url: string): Promise<() => void> => {
  let letThrough: () => void = () => undefined;
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(url, async (route) => {
    const response = await route.fetch();
    await isLetThrough;
    return route.fulfill({ response });
  });
  return letThrough;
};

const bar = (page: Page) => page.getByRole('region', { name: 'Cambios sin guardar' });
const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click();

test('a section: what was typed while it was saved stays, and is nobody else’s change', async ({ browser }) => {
  const page = await arrive(browser, 'admin', { at: '/admin-configuration?tab=finanzas' });
  const text = page.getByLabel('Texto en el carrito');
  const surcharge = page.getByLabel('Recargo ($)');
  const before = await surcharge.inputValue();
  await text.fill('Envío a domicilio');
  await surcharge.fill('9100,5');
  const letThrough = await holdAnswer(page, '**/api/admin-configuration/delivery');
  await save(page);
  await expect(page.getByRole('button', { name: 'Guardando…' })).toBeVisible();
  await text.fill('Envío a domicilio, con seguro');
  letThrough();
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeVisible();
  await expect(bar(page)).toContainText('hay cambios sin guardar');
  await expect(text).toHaveValue('Envío a domicilio, con seguro');
  await save(page);
  await expect(bar(page)).toHaveCount(0);
  await page.reload();
  await expect(text).toHaveValue('Envío a domicilio, con seguro');
  await expect(surcharge).toHaveValue('9.100,50');
  await text.fill('Recargo por envío');
  await surcharge.fill(before);
  await save(page);
  await expect(bar(page)).toHaveCount(0);
});

test('margins: what was typed while they were saved stays', async ({ browser }) => {
  const page = await arrive(browser, 'cliente.admin', { at: '/configuration' });
  const general = page.getByLabel('General', { exact: true });
  const before = await general.inputValue();
  await general.fill('50');
  const letThrough = await holdAnswer(page, '**/api/customer-configuration/surcharges');
  await save(page);
  await expect(page.getByRole('button', { name: 'Guardando…' })).toBeVisible();
  await page.getByLabel('NGK', { exact: true }).fill('70');
  letThrough();
  await expect(page.getByText('Guardados')).toBeVisible();
  await expect(bar(page)).toContainText('hay cambios sin guardar');
  await expect(page.getByLabel('NGK', { exact: true })).toHaveValue('70');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByLabel('NGK', { exact: true })).toHaveValue('');
  await expect(general).toHaveValue('50,00');
  await general.fill(before);
  await save(page);
  await expect(bar(page)).toHaveCount(0);
});

test('a quote: what was written while it was saved is a change of it, and not another quote', async ({ browser }) => {
  const page = await arrive(browser, 'cliente', { at: '/quotes?draft=si' });
  await emptyCart(page);
  await page.getByLabel('Cliente').fill('Taller Rulo');
  await page.getByRole('button', { name: 'Línea libre' }).click();
  await page.getByLabel('Descripción de la línea 1').fill('Colocación');
  await page.getByLabel('Precio de Colocación').fill('45.000');
  const letThrough = await holdAnswer(page, '**/api/Quotes');
  await page.getByRole('button', { name: 'Guardar presupuesto' }).click();
  await expect(page.getByRole('button', { name: 'Guardando…' })).toBeVisible();
  await page.getByLabel('Observaciones').fill('Seña del 50 %');
  letThrough();
  await expect(page.getByRole('heading', { name: /^Cambiar P \d{4}-\d{8}$/ })).toBeVisible();
  await expect(page.getByLabel('Observaciones')).toHaveValue('Seña del 50 %');
  await page.getByRole('button', { name: 'Guardar presupuesto' }).click();
  await expect(page.getByRole('heading', { name: /^Presupuesto P/ })).toBeVisible();
  await expect(page.getByRole('complementary', { name: /^Presupuesto P/ })).toContainText('Seña del 50 %');
  await expect(page.getByRole('row').filter({ hasText: 'Taller Rulo' })).toHaveCount(1);
});
