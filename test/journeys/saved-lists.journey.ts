import { arrive, emptyCart, expect, expectAccessible, forgetLists, signedInPage, test } from './people.ts';

for (const look of [
  { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
] as const) {
  test(`a quick order is kept as a list and ordered again, at ${look.viewport.width} px`, async ({ browser }) => {
    const page = await signedInPage(browser, 'cliente', look);
    await emptyCart(page);
    await forgetLists(page);
    await page.goto('/saved-lists');
    await expect(page.getByText('Todavía no guardaste ninguna lista')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ir al pedido rápido' }).click();
    await page.getByLabel(/Pegá tu pedido/).fill('BKR6E 8\n62/22 DBH 2');
    await page.getByRole('button', { name: 'Leer pedido' }).click();
    await page.getByRole('button', { name: 'Guardar como lista' }).click();
    await page.getByLabel('Nombre de la lista').fill('Pedido de los lunes');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Guardar lista' }).click();
    await expect(page.getByRole('button', { name: /^Guardar cambios en «Pedido de los lunes»/ })).toBeVisible();
    await page.getByRole('button', { name: 'Vaciar' }).click();

    await page.goto('/saved-lists');
    await expect(page.getByRole('rowheader', { name: 'Pedido de los lunes' })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
    await page.getByRole('button', { name: /^Poner en el carrito/ }).click();
    await expect(page).toHaveURL(/quick-order$/);
    await expect(page.locator('tr.o-line')).toHaveCount(2);
    await page.getByRole('button', { name: /^Agregar 2 líneas al carrito/ }).click();
    await expect(page.getByRole('link', { name: /^Carrito: 2 artículos/ })).toBeVisible();
  });
}

test('the cart becomes a list under a name of its own, and two windows never write over one another', async ({
  browser,
}) => {
  const page = await signedInPage(browser, 'cliente');
  await emptyCart(page);
  await forgetLists(page);
  await page.goto('/quick-order');
  await page.getByLabel(/Pegá tu pedido/).fill('BKR6E 8');
  await page.getByRole('button', { name: 'Leer pedido' }).click();
  await page.getByRole('button', { name: 'Agregar una línea al carrito' }).click();
  await expect(page).toHaveURL(/shopping-cart$/);
  await page.getByRole('button', { name: 'Guardar como lista' }).click();
  await page.getByLabel('Nombre de la lista').fill('Bujías');
  await page.getByRole('button', { name: 'Guardar lista' }).click();
  await expect(page.getByText('Lista guardada')).toBeVisible();
  await page.getByRole('button', { name: 'Guardar como lista' }).click();
  await page.getByLabel('Nombre de la lista').fill('BUJIAS');
  await page.getByRole('button', { name: 'Guardar lista' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Ya hay una lista con ese nombre');
  await page.keyboard.press('Escape');

  await page.goto('/saved-lists');
  await page.getByRole('button', { name: /^Borrar/ }).click();
  const colleague = await arrive(browser, 'cliente.admin', { at: '/saved-lists' });
  await colleague.getByRole('button', { name: /^Renombrar/ }).click();
  await colleague.getByLabel('Nombre de la lista').fill('Bujías del mes');
  await colleague.getByRole('button', { name: 'Renombrar', exact: true }).click();
  await expect(colleague.getByRole('rowheader', { name: 'Bujías del mes' })).toBeVisible();

  // The list behind the question changes by itself; what was asked about is no longer that.
  await expect(page.locator('th', { hasText: 'Bujías del mes' })).toBeVisible();
  await page.getByRole('button', { name: 'Borrar lista' }).click();
  await expect(page.getByText(/cliente\.admin cambió esta lista/)).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Bujías del mes' })).toBeVisible();
});
