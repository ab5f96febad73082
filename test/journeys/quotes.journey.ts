import type { Page } from '@playwright/test';
import { arrive, emptyCart, expect, expectGoodLooks, searchFor, test } from './people.ts';

/** A quote from a search to its detail: four of one part, and labour. */
const quoteFor = async (page: Page, client: string): Promise<string> => {
  await searchFor(page, 'corven-3003');
  const quantity = page.getByRole('textbox', { name: /Cantidad de T-3003/ });
  await quantity.fill('4');
  await quantity.press('p');
  await page.getByRole('region', { name: 'Presupuesto' }).getByRole('link', { name: 'Seguir' }).click();
  await page.getByLabel('Cliente').fill(client);
  await page.getByLabel('WhatsApp', { exact: true }).fill('011 15 5874-9895');
  await page.getByRole('button', { name: 'Línea libre' }).click();
  await expect(page.getByLabel('Descripción de la línea 2')).toBeFocused();
  await page.getByLabel('Descripción de la línea 2').fill('Colocación');
  await page.getByLabel('Precio de Colocación').fill('45.000,50');
  await page.getByRole('button', { name: 'Guardar presupuesto' }).click();
  const title = page.getByRole('heading', { name: /Presupuesto P \d{4}-\d{8}/ });
  await expect(title).toBeFocused();
  return (await title.innerText()).replace('Presupuesto ', '');
};

test('from a search to WhatsApp, and two days later to the cart', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  await emptyCart(page);
  const title = await quoteFor(page, 'Marta Gómez');

  const detail = page.getByRole('complementary', { name: `Presupuesto ${title}` });
  await expect(detail).toContainText('Marta Gómez');
  const link = new URL((await page.getByRole('link', { name: 'WhatsApp', exact: true }).getAttribute('href')) ?? '');
  expect([link.host, link.pathname]).toEqual(['wa.me', '/5491158749895']);
  const message = link.searchParams.get('text') ?? '';
  expect(message).toContain(`Presupuesto ${title}`);
  expect(message).toContain('4 × ');
  expect(message).toContain('$ 45.000,50');
  expect(message).toContain(await detail.locator('.total b').innerText());

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF' }).click();
  expect((await saving).suggestedFilename()).toBe(`Presupuesto ${title}.pdf`);

  // What is printed is the shop's: nothing of the distributor, nothing from inside.
  await page.emulateMedia({ media: 'print' });
  await expect(detail.getByText('Repuestos El Cruce')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Llevar al carrito' })).toBeHidden();
  await page.emulateMedia({ media: null });

  const colleague = await arrive(browser, 'cliente.admin', { at: '/quotes' });
  await colleague.getByRole('link', { name: title }).click();
  await colleague.getByRole('button', { name: 'Llevar al carrito' }).click();
  await expect(colleague.getByText('Está en el carrito')).toBeVisible();
  await colleague.getByRole('button', { name: 'Ver el carrito' }).click();
  await expect(colleague.getByRole('textbox', { name: /Cantidad de T-3003/ })).toHaveValue('4');
  await expect(page.getByRole('link', { name: 'Carrito: 1 artículo' })).toBeVisible();
  await emptyCart(page);
});

test('what cannot be ordered as it was quoted is told, nothing goes to the cart, and it can be changed', async ({
  browser,
}) => {
  const page = await arrive(browser, 'cliente');
  await emptyCart(page);
  await searchFor(page, 'bkr6e');
  const quantity = page.getByRole('textbox', { name: 'Cantidad de BKR6E NGK' });
  await quantity.fill('3');
  await page.getByRole('button', { name: 'Presupuestar BKR6E NGK' }).click();
  await page.goto('/quotes?draft=si');
  // A reload keeps the draft.
  await expect(page.getByRole('textbox', { name: 'Cantidad de BKR6E NGK' })).toHaveValue('3');
  await page.getByRole('button', { name: 'Guardar presupuesto' }).click();
  await page.getByRole('button', { name: 'Llevar al carrito' }).click();
  await expect(page.getByRole('alert')).toContainText('BKR6E NGK: se pide de a 4');
  await expect(page.getByRole('link', { name: 'Carrito: 0 artículos' })).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar el presupuesto' }).click();
  await page.getByRole('textbox', { name: 'Cantidad de BKR6E NGK' }).fill('4');
  await page.getByRole('button', { name: 'Guardar presupuesto' }).click();
  await page.getByRole('button', { name: 'Llevar al carrito' }).click();
  await expect(page.getByRole('link', { name: 'Carrito: 1 artículo' })).toBeVisible();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Eliminado')).toBeVisible();
  await emptyCart(page);
});

test('a cart becomes a quote, and two windows never overwrite one another', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  await emptyCart(page);
  await searchFor(page, 'bkr6e');
  await page.getByRole('textbox', { name: 'Cantidad de BKR6E NGK' }).press('Enter');
  await expect(page.getByText('en carrito: 4').first()).toBeVisible();
  await page.goto('/shopping-cart');
  await page.getByRole('button', { name: 'Presupuestar este carrito' }).click();
  await page.getByLabel('Precio de BKR6E NGK').fill('9.999,90');
  await page.getByRole('button', { name: 'Guardar presupuesto' }).click();
  await expect(page.getByText('$ 39.999,60')).toBeVisible();
  await expect(page.getByText('precio tuyo')).toBeVisible();

  const colleague = await arrive(browser, 'cliente.admin', { at: page.url() });
  for (const window of [page, colleague]) await window.getByRole('button', { name: 'Cambiar', exact: true }).click();
  await page.getByLabel('Cliente').fill('Uno');
  await page.getByRole('button', { name: 'Guardar presupuesto' }).click();
  await expect(page.getByRole('heading', { name: /^Presupuesto P/ })).toBeVisible();
  await colleague.getByLabel('Cliente').fill('Otro');
  await colleague.getByRole('button', { name: 'Guardar presupuesto' }).click();
  await expect(colleague.getByRole('alert')).toContainText('Alguien cambió este presupuesto');
  await colleague.getByRole('button', { name: 'Guardar como nuevo' }).click();
  await expect(colleague.getByRole('complementary', { name: /^Presupuesto P/ })).toContainText('Otro');
  await emptyCart(page);
});

test('a failure keeps what was typed', async ({ browser }) => {
  const page = await arrive(browser, 'cliente', { at: '/quotes?draft=si' });
  await page.getByRole('button', { name: 'Línea libre' }).click();
  await page.getByRole('button', { name: 'Guardar presupuesto' }).click();
  await expect(page.getByText('Escribí qué es')).toBeVisible();
  await expect(page.getByLabel('Descripción de la línea 1')).toBeFocused();
  await page.getByLabel('Descripción de la línea 1').fill('Alineación');
  // What is wrong is said when the field is left, and no more once it is right.
  await page.getByLabel('Válido por (días)').fill('0');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Escribí de 1 a 365 días')).toBeVisible();
  await page.getByLabel('Válido por (días)').fill('10');
  await expect(page.getByText('Escribí de 1 a 365 días')).toHaveCount(0);
  await page.getByLabel('Precio de Alineación').fill('20000');
  await page.getByRole('button', { name: 'Quitar Alineación' }).click();
  await expect(page.getByRole('link', { name: 'Agregar artículos' })).toBeFocused();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByLabel('Precio de Alineación')).toHaveValue('20000');
  const keys: (string | null)[] = [];
  await page.route('**/api/Quotes', async (route) => {
    keys.push(await route.request().headerValue('idempotency-key'));
    if (keys.length > 1) return route.continue();
    // The server keeps the quote; its answer never arrives.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Guardar presupuesto' }).click();
  await expect(page.getByRole('alert')).toContainText('reintentá');
  await page.getByRole('button', { name: 'Guardar presupuesto' }).click();
  await expect(page.getByRole('heading', { name: /^Presupuesto P/ })).toBeVisible();
  expect(keys[0]).toBe(keys[1]);
});

test('axe finds nothing, light and wide, dark and narrow, and nothing scrolls sideways', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  await quoteFor(page, 'Alguien de un nombre que no termina nunca, de la vuelta de la esquina');
  await expectGoodLooks(page);
  await page.getByRole('link', { name: 'Cerrar el presupuesto' }).click();
  await expect(page.getByRole('heading', { name: 'Presupuestos' })).toBeVisible();
  await expectGoodLooks(page);
  await page.getByRole('link', { name: 'Nuevo presupuesto' }).click();
  await page.getByRole('button', { name: 'Línea libre' }).click();
  await page.getByRole('button', { name: 'Guardar presupuesto' }).click();
  await expect(page.getByText('Escribí qué es')).toBeVisible();
  await expectGoodLooks(page);
  await searchFor(page, 'bkr6e');
  await expect(page.getByRole('region', { name: 'Presupuesto' })).toBeVisible();
  await expectGoodLooks(page);
});
