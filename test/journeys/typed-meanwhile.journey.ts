import type { Page } from '@playwright/test';
import { holdAnswers } from './held-answers.ts';
import { arrive, emptyCart, expect, prepareOrder, searchFor, test } from './people.ts';

/**
 * A change waits until it is let through: its answer, after the server did it, or its request, on its way there.
 * Letting it through waits for it to come: without one the journey fails.
 */
const hold = async (page: Page, url: string, what: 'answer' | 'request'): Promise<() => Promise<void>> => {
  let noteArrival: () => void = () => undefined;
  let open: () => void = () => undefined;
  const hasArrived = new Promise<void>((resolve) => {
    noteArrival = resolve;
  });
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(url, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    const response = what === 'answer' ? await route.fetch() : undefined;
    noteArrival();
    await isOpen;
    return response === undefined ? route.continue() : route.fulfill({ response });
  });
  return async () => {
    await hasArrived;
    open();
  };
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
  const letThrough = await hold(page, '**/api/admin-configuration/delivery', 'answer');
  await save(page);
  await expect(page.getByRole('button', { name: 'Guardando…' })).toBeVisible();
  await text.fill('Envío a domicilio, con seguro');
  await letThrough();
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

test('a person who leaves during the saving is asked only until it is saved', async ({ browser }) => {
  const page = await arrive(browser, 'admin', { at: '/admin-configuration?tab=general' });
  const days = page.getByLabel('Días');
  const before = await days.inputValue();
  const other = before === '43' ? '44' : '43';
  await days.fill(other);
  await expect(bar(page)).toBeVisible();
  // Once the server has it, the hub says so, and there is nothing left to ask about.
  const letThrough = await hold(page, '**/api/admin-configuration/current-account', 'request');
  await save(page);
  await page.getByRole('combobox', { name: /^Buscar/ }).fill('corven');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
  await expect(question).toBeVisible();
  await letThrough();
  await expect(page).toHaveURL(/products-search-by-text/);
  await expect(question).toHaveCount(0);
  await page.goto('/admin-configuration?tab=general');
  await expect(days).toHaveValue(other);
  await days.fill(before);
  await save(page);
  await expect(bar(page)).toHaveCount(0);
});

test('two sections of a tab: what was typed in the second while the first was saved is saved with it', async ({
  browser,
}) => {
  const page = await arrive(browser, 'admin', { at: '/admin-configuration?tab=general' });
  const days = page.getByLabel('Días');
  const title = page.getByLabel('Título');
  const before = { days: await days.inputValue(), title: await title.inputValue() };
  await days.fill('41');
  await title.fill('Feriado');
  const letThrough = await hold(page, '**/api/admin-configuration/current-account', 'answer');
  await save(page);
  await expect(page.getByRole('button', { name: 'Guardando…' })).toBeVisible();
  await title.fill('Feriado del lunes');
  await letThrough();
  await expect(bar(page)).toHaveCount(0);
  await page.reload();
  await expect(title).toHaveValue('Feriado del lunes');
  await expect(days).toHaveValue('41');
  await days.fill(before.days);
  await title.fill(before.title);
  await save(page);
  await expect(bar(page)).toHaveCount(0);
});

test('margins: what was typed while they were saved stays', async ({ browser }) => {
  const page = await arrive(browser, 'cliente.admin', { at: '/configuration' });
  const general = page.getByLabel('General', { exact: true });
  const before = await general.inputValue();
  await general.fill('50');
  const letThrough = await hold(page, '**/api/customer-configuration/surcharges', 'answer');
  await save(page);
  await expect(page.getByRole('button', { name: 'Guardando…' })).toBeVisible();
  await page.getByLabel('NGK', { exact: true }).fill('70');
  await letThrough();
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
  const letThrough = await hold(page, '**/api/Quotes', 'answer');
  await page.getByRole('button', { name: 'Guardar presupuesto' }).click();
  await expect(page.getByRole('button', { name: 'Guardando…' })).toBeVisible();
  await page.getByLabel('Observaciones').fill('Seña del 50 %');
  await letThrough();
  await expect(page.getByRole('heading', { name: /^Cambiar P \d{4}-\d{8}$/ })).toBeVisible();
  await expect(page.getByLabel('Observaciones')).toHaveValue('Seña del 50 %');
  await page.getByRole('button', { name: 'Guardar presupuesto' }).click();
  await expect(page.getByRole('heading', { name: /^Presupuesto P/ })).toBeVisible();
  await expect(page.getByRole('complementary', { name: /^Presupuesto P/ })).toContainText('Seña del 50 %');
  await expect(page.getByRole('row').filter({ hasText: 'Taller Rulo' })).toHaveCount(1);
});

/** Writes a new quote of one line, and leaves it unsaved. */
const writeQuote = async (page: Page, client: string): Promise<void> => {
  await page.goto('/quotes?draft=si');
  await page.getByLabel('Cliente').fill(client);
  await page.getByRole('button', { name: 'Línea libre' }).click();
  await page.getByLabel('Descripción de la línea 1').fill('Colocación');
  await page.getByLabel('Precio de Colocación').fill('45.000');
};

test('a quote that is begun while another one is saved stays itself', async ({ browser }) => {
  const page = await arrive(browser, 'cliente', { at: '/quotes?draft=si' });
  await writeQuote(page, 'Taller Sur');
  await page.getByRole('button', { name: 'Guardar presupuesto' }).click();
  const title = await page.getByRole('heading', { name: /^Presupuesto P/ }).innerText();
  const number = title.replace('Presupuesto ', '');

  await writeQuote(page, 'Taller Norte');
  const letThrough = await hold(page, '**/api/Quotes', 'answer');
  await page.getByRole('button', { name: 'Guardar presupuesto' }).click();
  await expect(page.getByRole('button', { name: 'Guardando…' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Descartar' })).toBeDisabled();
  await page.getByRole('link', { name: /^Cerrar sin guardar/ }).click();
  await page.getByRole('row').filter({ hasText: 'Taller Sur' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Cambiar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await expect(page.getByRole('heading', { name: `Cambiar ${number}` })).toBeVisible();
  await letThrough();
  await expect(page.getByRole('region', { name: 'Avisos' })).toContainText('Guardado');
  await expect(page.getByRole('heading', { name: `Cambiar ${number}` })).toBeVisible();
  await page.getByLabel('Observaciones').fill('Sin IVA');
  await page.getByRole('button', { name: 'Guardar presupuesto' }).click();
  await expect(page.getByRole('complementary', { name: title })).toContainText('Sin IVA');
  for (const client of ['Taller Sur', 'Taller Norte']) {
    await expect(page.getByRole('row').filter({ hasText: client })).toHaveCount(1);
  }
});

test('an order: a note that was changed while it was sent is for the next one, which chooses its delivery', async ({
  browser,
}) => {
  const page = await arrive(browser, 'cliente');
  await prepareOrder(page, 'Para la tarde');
  // The order is held on its way there: once the server has it, the cart is empty and there is no note to write.
  const letThrough = await hold(page, '**/api/Orders', 'request');
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /Enviar|Enviando/ })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.getByLabel('Notas').fill('Para la tardecita');
  await letThrough();
  await expect(page.getByText('Lo que escribiste mientras tanto quedó sin enviar')).toBeVisible();
  await searchFor(page, 'BKR6E');
  await page.getByRole('button', { name: /^Agregar BKR6E NGK/ }).click();
  await page.getByRole('link', { name: /^Carrito/ }).click();
  await expect(page.getByLabel('Notas')).toHaveValue('Para la tardecita');
  await expect(page.getByLabel('Método de entrega')).toHaveValue('');
  await page.getByLabel('Notas').fill('');
  await emptyCart(page);
});

test('a claim is not changed while it is sent, nor after it was closed and opened', async ({ browser }) => {
  const page = await arrive(browser, 'cliente.admin', { at: '/demands?new=si' });
  await page.getByLabel('Origen').selectOption({ label: 'Factura' });
  await page.getByLabel('Fecha de la factura o del pedido').fill('2026-03-09');
  await page.getByLabel('Número de factura o pedido').fill('A 00001-00000888');
  await page.getByLabel('Nota').fill('Vino rota');
  const code = page.getByRole('combobox', { name: /^(Artículo|Otro artículo)$/ });
  await code.fill('bkr6e');
  await expect(page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option').first()).toBeVisible();
  await code.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Cantidad de BKR6E' })).toBeVisible();
  const letThrough = await hold(page, '**/api/Demands', 'answer');
  await page.getByRole('button', { name: 'Enviar reclamo' }).click();
  const isLocked = async () => {
    await expect(page.getByRole('button', { name: 'Enviando…' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Descartar' })).toBeDisabled();
    await expect(page.getByLabel('Nota')).toBeDisabled();
    await expect(page.getByLabel('Número de factura o pedido')).toBeDisabled();
  };
  await isLocked();
  await page.getByRole('link', { name: /^Cerrar sin enviar/ }).click();
  await page.getByRole('link', { name: /Seguir/ }).click();
  await isLocked();
  await letThrough();
  await expect(page.getByRole('heading', { level: 2, name: /^Reclamo \d{4}-\d{8}$/ })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'A 00001-00000888' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Nuevo reclamo' })).toBeVisible();
});

test('an offer: what is typed while the rows of an article come stays, and is what is offered', async ({ browser }) => {
  const page = await arrive(browser, 'gerente', { at: '/admin-offers' });
  await page.getByRole('link', { name: 'Nueva oferta' }).click();
  const code = page.getByRole('combobox', { name: 'Artículo' });
  const choose = async (text: string) => {
    await code.fill(text);
    await expect(page.getByRole('option').first()).toContainText(text);
    await code.press('Enter');
  };
  const rows = '**/api/Management/Offers/rows?*';
  const held = await holdAnswers(page, rows);
  await choose('BKR6E');
  await expect.poll(held.asked).toBe(1);
  await expect(page.getByText('Trayendo BKR6E…')).toBeVisible();
  await code.fill('6203');
  const answered = page.waitForResponse(rows);
  held.release();
  await (await answered).finished();
  await expect(page.getByRole('option').first()).toContainText('6203');
  await expect(code).toHaveValue('6203');
  await code.press('Enter');
  const chosen = page.getByRole('list', { name: 'Artículos de la oferta' });
  await expect(chosen).toContainText('6203');
  await expect(chosen).not.toContainText('BKR6E');
  await expect(page.getByRole('combobox', { name: 'Otro artículo' })).toHaveValue('');
});
