import type { Page } from '@playwright/test';
import { arrive, emptyCart, expect, expectAccessible, searchFor, test } from './people.ts';

/** What the browser says as soon as the device has no network. */
const lost = (page: Page) => page.getByText('Lo que escribiste queda acá: seguí cuando vuelva.');

const lose = async (page: Page): Promise<void> => {
  await page.context().setOffline(true);
  await expect(lost(page)).toBeVisible();
};

const findAgain = async (page: Page): Promise<void> => {
  await page.context().setOffline(false);
  await expect(lost(page)).toHaveCount(0);
};

test('without a network a quantity, an order and a quote keep what was typed, and go on when it is back', async ({
  browser,
}) => {
  const page = await arrive(browser, 'cliente');
  await emptyCart(page);

  await searchFor(page, 'bkr6e');
  const quantity = page.getByRole('textbox', { name: 'Cantidad de BKR6E NGK' });
  await lose(page);
  await expectAccessible(page);
  await quantity.fill('12');
  await quantity.press('Enter');
  await expect(page.getByText('No se pudo actualizar el carrito, reintentá')).toBeVisible();
  await expect(quantity).toHaveValue('12');
  await expect(quantity).toBeFocused();
  await findAgain(page);
  await quantity.press('Enter');
  await expect(page.getByText('en carrito: 12')).toBeVisible();

  await page.getByRole('link', { name: /^Carrito/ }).click();
  const inCart = page.getByRole('textbox', { name: 'Cantidad de BKR6E NGK' });
  await page.getByLabel('Notas').fill('Después de las 14');
  await lose(page);
  await inCart.fill('16');
  await inCart.press('Enter');
  await expect(page.getByText('No se pudo actualizar el carrito, reintentá').first()).toBeVisible();
  await expect(inCart).toHaveValue('16');
  await expect(page.getByLabel('Notas')).toHaveValue('Después de las 14');
  await findAgain(page);
  await inCart.press('Enter');
  await expect(page.getByRole('button', { name: 'Enviar pedido' })).toBeEnabled();
  await expect(inCart).toHaveValue('16');
  await emptyCart(page);

  await page.getByRole('link', { name: 'Pedido rápido' }).click();
  const paste = page.getByLabel(/Pegá tu pedido/);
  await paste.fill('62/22 DBH 2\nBKR6E NGK 8');
  await lose(page);
  await paste.press('Control+Enter');
  await expect(page.getByText(/Lo que escribiste sigue acá/)).toBeVisible();
  await expect(paste).toHaveValue('62/22 DBH 2\nBKR6E NGK 8');
  await findAgain(page);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.locator('tr.o-line')).toHaveCount(2);
  await page.getByRole('button', { name: 'Vaciar' }).click();

  await page.getByRole('button', { name: 'ADMINISTRACIÓN' }).click();
  await page.getByRole('link', { name: 'Presupuestos' }).click();
  await page.getByRole('link', { name: 'Nuevo presupuesto' }).first().click();
  await page.getByLabel('Cliente').fill('Marta Gómez');
  await page.getByRole('button', { name: 'Línea libre' }).click();
  await page.getByLabel('Descripción de la línea 1').fill('Colocación');
  await page.getByLabel('Precio de Colocación').fill('45.000');
  await lose(page);
  await page.getByRole('button', { name: 'Guardar presupuesto' }).click();
  await expect(page.getByRole('alert')).toContainText('reintentá');
  await expect(page.getByLabel('Cliente')).toHaveValue('Marta Gómez');
  await expect(page.getByLabel('Precio de Colocación')).toHaveValue('45.000');
  await findAgain(page);
  await page.getByRole('button', { name: 'Guardar presupuesto' }).click();
  await expect(page.getByRole('heading', { name: /^Presupuesto P/ })).toBeVisible();
});

test('a message to the distributor survives a lost network', async ({ page }) => {
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Escribinos' });
  await form.getByLabel('Nombre').fill('Elena');
  await form.getByLabel('E-mail').fill('elena@ejemplo.com');
  await form.getByLabel('Teléfono').fill('11 5555-1234');
  await form.getByLabel('Mensaje').fill('Quiero abrir una cuenta.');
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(form.getByText('No se pudo enviar el mensaje, reintentá')).toBeVisible();
  await expect(form.getByLabel('Mensaje')).toHaveValue('Quiero abrir una cuenta.');
  await page.context().setOffline(false);
  await form.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText('Mensaje enviado').first()).toBeVisible();
});
