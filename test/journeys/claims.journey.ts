import type { Locator, Page } from '@playwright/test';
import { type DocumentNumber, formatNumber } from '#core/orders/number.ts';
import { aPng } from '../builders/picture.builder.ts';
import { callAs } from './call.ts';
import { holdAnswers } from './held-answers.ts';
import {
  arrive,
  expect,
  expectAccessible,
  expectGoodLooks,
  expectNoSidewaysScroll,
  signedInPage,
  test,
} from './people.ts';

/** Everything but the products. */
const fillFacts = async (page: Page, document: string): Promise<void> => {
  await page.getByLabel('Origen').selectOption({ label: 'Factura' });
  await page.getByLabel('Motivo').selectOption({ index: 1 });
  await page.getByLabel('Fecha de la factura o del pedido').fill('2026-03-09');
  await page.getByLabel('Número de factura o pedido').fill(document);
  await page.getByLabel('Nota').fill('Facturaron cuatro\ny vinieron dos');
};

const addProduct = async (page: Page, code: string): Promise<void> => {
  const field = page.getByRole('combobox', { name: /^(Artículo|Otro artículo)$/ });
  await field.fill(code);
  await expect(page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option').first()).toBeVisible();
  await field.press('Enter');
};

const list = '/demands';

interface Sent {
  readonly orders: readonly (DocumentNumber & {
    readonly shoppingCartContainer: {
      readonly products: readonly {
        readonly id: string;
        readonly productId: string | null;
        readonly productCode: string;
      }[];
    };
  })[];
}

test('the company’s own invoices are offered, and one that is chosen brings its day', async ({ browser }) => {
  const page = await arrive(browser, 'cliente.admin', { at: `${list}?new=si` });
  const offered = page.locator('datalist option');
  await expect(offered.first()).toBeAttached();
  const invoice = async (option: Locator) => ({
    title: (await option.getAttribute('value')) ?? '',
    day: ((await option.textContent()) ?? '').split('/').reverse().join('-'),
  });
  const { title, day } = await invoice(offered.first());
  const other = await invoice(offered.last());
  expect(other.day).not.toBe(day);
  const date = page.getByLabel('Fecha de la factura o del pedido');
  await page.getByLabel('Número de factura o pedido').fill(other.title);
  await expect(date).toHaveValue(other.day);
  await page.getByLabel('Número de factura o pedido').fill(title);
  await expect(date).toHaveValue(day);
  // A day that was said is not written over.
  await date.fill('2026-01-02');
  await page.getByLabel('Número de factura o pedido').fill('');
  await page.getByLabel('Número de factura o pedido').fill(title);
  await expect(date).toHaveValue('2026-01-02');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click();
});

test('a claim is written by keyboard, outlives a reload, is sent once, and a colleague’s window shows it', async ({
  browser,
}) => {
  const page = await arrive(browser, 'cliente.admin', { at: list });
  const other = await arrive(browser, 'cliente.admin', { at: list });
  await expect(other.getByRole('heading', { level: 1, name: 'Reclamos operativos' })).toBeVisible();
  await page.getByRole('link', { name: /Nuevo reclamo|Seguir/ }).click();
  await fillFacts(page, 'A 00001-00000777');
  await addProduct(page, 'bkr6e');
  const quantity = page.getByRole('textbox', { name: 'Cantidad de BKR6E' });
  await expect(quantity).toBeFocused();
  await quantity.fill('2');
  await page.reload();
  await expect(quantity).toHaveValue('2');
  await expect(page.getByLabel('Número de factura o pedido')).toHaveValue('A 00001-00000777');

  const keys: (string | null)[] = [];
  await page.route('**/api/Demands', async (route) => {
    keys.push(await route.request().headerValue('idempotency-key'));
    if (keys.length > 1) return route.continue();
    // The server opens the claim; its answer never arrives.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Enviar reclamo' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'no se va a duplicar' })).toBeVisible();
  await page.reload();
  const photo = { name: 'caja.png', mimeType: 'image/png', buffer: aPng };
  await page.getByLabel('Adjuntar fotos').setInputFiles(photo);
  await page.getByRole('button', { name: 'Enviar reclamo' }).click();
  const title = page.getByRole('heading', { level: 2, name: /^Reclamo \d{4}-\d{8}$/ });
  await expect(title).toBeFocused();
  expect(keys[0]).toBe(keys[1]);

  const number = (await title.innerText()).replace('Reclamo ', '');
  const detail = page.getByRole('complementary', { name: `Reclamo ${number}` });
  await expect(detail).toContainText('A 00001-00000777 del 09/03/2026');
  await expect(detail.getByRole('button', { name: 'Ver la foto 1' })).toBeVisible();
  await expect(detail.getByRole('row', { name: 'BKR6E NGK' })).toContainText('2');
  await expect(detail.getByRole('listitem').filter({ hasText: 'Creado' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'A 00001-00000777' })).toHaveCount(1);
  await expect(other.getByRole('link', { name: number })).toBeVisible();
});

test('what is wrong is said at its field, the first of them takes the focus, and nothing is lost', async ({
  browser,
}) => {
  const page = await arrive(browser, 'cliente.admin', { at: '/demands?new=si' });
  await expect(page.getByLabel('Origen')).toHaveAttribute('aria-required', 'true');
  await expect(page.getByLabel('Motivo')).not.toHaveAttribute('aria-required');
  await page.getByRole('button', { name: 'Enviar reclamo' }).click();
  await expect(page.getByLabel('Origen')).toBeFocused();
  await expect(page.getByText('Agregá al menos un artículo')).toBeVisible();
  await fillFacts(page, 'A 1');
  await page.getByLabel('Fecha de la factura o del pedido').fill('2023-12-31');
  await expect(page.getByText('Tiene que ser de 2024 en adelante')).toBeVisible();
  await page.getByLabel('Fecha de la factura o del pedido').fill('2026-03-09');
  await addProduct(page, 'bkr6e');
  await addProduct(page, 'bkr6e');
  await expect(page.getByText('Ese artículo y marca ya están en el reclamo')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar BKR6E' }).last().click();
  await expect(page.getByRole('button', { name: 'Quitar BKR6E' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Cantidad de BKR6E' }).fill('0');
  await page.getByRole('button', { name: 'Enviar reclamo' }).click();
  await expect(page.getByText(/^Va una cantidad de 1 a/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Cantidad de BKR6E' }).fill('1');
  const answers: (() => void)[] = [];
  const brands = '**/api/Products/brands-for-product/*';
  await page.route(brands, async (route) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    await route.continue();
  });
  await addProduct(page, '6203');
  await expect.poll(() => answers.length).toBe(1);
  await page.getByRole('combobox', { name: 'Otro artículo' }).fill('zzzzqqq');
  const late = page.waitForResponse(brands);
  for (const answer of answers) answer();
  await (await late).finished();
  await expect(page.getByRole('button', { name: 'Quitar 6203' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Otro artículo' })).toHaveValue('zzzzqqq');
  await expect(page.getByRole('combobox', { name: 'Otro artículo' })).toBeFocused();
  await page.unroute(brands);
  await page.getByRole('combobox', { name: 'Otro artículo' }).press('Enter');
  await expect(page.getByText('No encontramos «zzzzqqq». Revisá el código')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar reclamo' }).click();
  await expect(page.getByRole('combobox', { name: 'Otro artículo' })).toBeFocused();

  await page.getByRole('link', { name: 'Cerrar sin enviar: lo escrito queda' }).click();
  await page.getByRole('link', { name: 'Seguir con el que escribías' }).click();
  await expect(page.getByLabel('Número de factura o pedido')).toHaveValue('A 1');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByRole('link', { name: 'Nuevo reclamo' })).toBeVisible();
});

test('the next code may be typed, the same one too, before the article that was chosen is there', async ({
  browser,
}) => {
  const page = await arrive(browser, 'cliente.admin', { at: '/demands?new=si' });
  const brands = await holdAnswers(page, '**/api/Products/brands-for-product/*');
  await addProduct(page, 'bkr6e');
  await expect.poll(brands.asked).toBe(1);
  await page.getByRole('combobox', { name: 'Artículo', exact: true }).fill('bkr6e');
  brands.release();
  await expect(page.getByRole('button', { name: 'Quitar BKR6E' })).toBeVisible();
  await expect(page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Otro artículo' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Quitar BKR6E' })).toHaveCount(2);
  await expect(page.getByRole('combobox', { name: 'Otro artículo' })).toHaveValue('');
});

test('who types on after Enter types the next code; what is awaited is said, and comes once', async ({ browser }) => {
  const page = await arrive(browser, 'cliente.admin', { at: '/demands?new=si' });
  const answers: (() => void)[] = [];
  await page.route('**/api/Products/brands-for-product/*', async (route) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    await route.continue();
  });
  const field = page.getByRole('combobox', { name: /^(Artículo|Otro artículo)$/ });
  const offered = page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option').first();
  await field.pressSequentially('bkr6e');
  await expect(offered).toBeVisible();
  await field.press('Enter');
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await expect(page.getByText('Trayendo BKR6E…')).toBeVisible();
  await expect.poll(() => answers.length).toBe(1);
  // The claim is not sent without the product that is still on its way.
  await page.getByRole('button', { name: 'Enviar reclamo' }).click();
  await expect(page.getByText('Trayendo BKR6E…')).toBeVisible();
  await field.focus();
  await field.pressSequentially('x');
  await field.press('Backspace');
  await field.press('Backspace');
  await field.pressSequentially('6203');
  await expect(field).toHaveValue('6203');
  await expect(offered).toBeVisible();
  answers[0]?.();
  await expect(page.getByRole('button', { name: 'Quitar BKR6E' })).toHaveCount(1);
  await expect(field).toHaveValue('6203');
  await field.press('Enter');
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.();
  await expect(page.getByRole('button', { name: 'Quitar 6203' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Quitar BKR6E' })).toHaveCount(1);
  await expect(field).toHaveValue('');
});

test('a list that cannot be had says so, and is asked for again', async ({ browser }) => {
  const page = await signedInPage(browser, 'cliente.admin');
  await page.route('**/api/Demands/1', (route) => route.abort());
  // The live connection would ask anew before anybody clicks.
  await page.route('**/hubs/**', (route) => route.abort());
  await page.goto('/demands');
  await expect(page.getByText('No se pudieron traer los reclamos, reintentá')).toBeVisible();
  await page.unroute('**/api/Demands/1');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  const first = page.getByRole('link', { name: /^20\d\d-\d{8}$/ }).first();
  await expect(first).toBeVisible();

  // What was read stays to be read when it cannot be had anew.
  await page.route('**/api/Demands/1', (route) => route.abort());
  await page
    .getByRole('link', { name: /^Pedido rápido/ })
    .first()
    .click();
  // The address changes before the screen is there.
  await expect(page.getByRole('heading', { level: 1, name: 'Pedido rápido' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('No se pudieron traer los reclamos, reintentá')).toBeVisible();
  await expect(first).toBeVisible();
  await page.unroute('**/api/Demands/1');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('No se pudieron traer los reclamos, reintentá')).toHaveCount(0);
});

test('axe finds nothing, light and wide, dark and narrow, and nothing scrolls sideways', async ({ browser }) => {
  const page = await arrive(browser, 'cliente.admin', { at: list });
  await page
    .getByRole('link', { name: /^20\d\d-\d{8}$/ })
    .first()
    .click();
  await expect(page.getByRole('complementary', { name: /^Reclamo / })).toBeVisible();
  await expectGoodLooks(page);
  await page.goto('/demands?new=si');
  await addProduct(page, 'bkr6e');
  await page.getByRole('button', { name: 'Enviar reclamo' }).click();
  await page.getByRole('combobox', { name: 'Otro artículo' }).fill('bkr');
  await expect(page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option').first()).toBeVisible();
  await expectGoodLooks(page);
});

test('an order and a line of it lead to their claim, whose form offers the other articles', async ({ browser }) => {
  const page = await arrive(browser, 'cliente.admin', { at: '/orders-history' });
  const { orders } = await callAs<Sent>(page, '/api/Orders/page/1');
  const several = orders.find(
    ({ shoppingCartContainer: { products } }) => new Set(products.map(({ productId }) => productId)).size > 1,
  );
  const number = formatNumber(several ?? { year: 0, number: 0 });
  await page.getByRole('rowheader').getByRole('link', { name: number }).click();
  const detail = page.getByRole('complementary', { name: `Pedido ${number}` });
  const line = detail.getByRole('link', { name: /^Reclamar .+/ }).first();
  const code = ((await line.getAttribute('aria-label')) ?? '').replace('Reclamar ', '');
  await expectAccessible(page);
  await line.click();
  await expect(page).toHaveURL(/\/demands\?new=si$/);
  await expect(page.getByLabel('Número de factura o pedido')).toHaveValue(number);
  await expect(page.getByLabel('Fecha de la factura o del pedido')).not.toHaveValue('');
  const claimed = page.getByRole('list', { name: 'Artículos del reclamo' }).getByRole('listitem');
  await expect(claimed).toHaveCount(1);
  await expect(claimed).toContainText(code);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Número de factura o pedido').fill('A 1-1');
  await page.getByLabel('Número de factura o pedido').blur();
  await expect(page.getByRole('list', { name: /^Artículos del pedido/ })).toHaveCount(0);

  await page.goto(`/warranties?new=si&order=${number}&line=nada`);
  await expect(page.getByText('No se pudo traer el pedido. Completalo a mano')).toBeVisible();

  // Only the brand's name is kept of an article of a combo: where its brands do not come, the form says so.
  const orderAt = `**/api/Orders/${number}`;
  const brandsAt = '**/api/Products/brands-for-product/*';
  await page.route(orderAt, async (route) => {
    const response = await route.fetch();
    const order = await response.json();
    const [combo] = order.shoppingCartContainer.products;
    combo.products = [{ ...combo, products: [] }];
    combo.productId = null;
    await route.fulfill({ response, json: order });
  });
  await page.route(brandsAt, (route) => route.fulfill({ status: 503 }));
  const first = several?.shoppingCartContainer.products[0];
  await page.goto(`/warranties?new=si&order=${number}&line=${first?.id}`);
  await expect(page.getByText(`No se pudo traer ${first?.productCode}. Agregalo a mano`)).toBeVisible();
  await page.unroute(orderAt);
  await page.unroute(brandsAt);

  // The claim leads back to the order, for the company and for staff.
  await page.goto('/demands?new=si');
  await fillFacts(page, number);
  await page
    .getByRole('list', { name: /^Artículos del pedido/ })
    .getByRole('button')
    .first()
    .click();
  await expect(claimed).not.toHaveCount(0);
  // More than was bought is asked about, with how many that were.
  const pieces = claimed.first().getByRole('textbox', { name: /^Cantidad de / });
  const bought = await pieces.inputValue();
  await pieces.fill('9999');
  await page.getByRole('button', { name: 'Enviar reclamo' }).click();
  const question = page.getByRole('dialog', { name: '¿Reclamar más de lo que compraste?' });
  await expect(question).toContainText(`reclamás 9.999. Compraste ${bought}.`);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  // So is an order whose number was typed last, and sent with Enter in that field.
  await page.getByLabel('Número de factura o pedido').fill('A 1-1');
  await page.getByLabel('Número de factura o pedido').blur();
  await expect(page.getByRole('list', { name: /^Artículos del pedido/ })).toHaveCount(0);
  await page.getByLabel('Número de factura o pedido').fill(number);
  await page.getByLabel('Número de factura o pedido').press('Enter');
  await expect(question).toContainText(`Compraste ${bought}.`);
  // A refusal after the question leaves the focus in the form.
  await page.route('**/api/Demands', (route) => route.fulfill({ status: 503 }));
  await question.getByRole('button', { name: 'Enviar reclamo' }).click();
  await expect(page.getByRole('button', { name: 'Enviar reclamo' })).toBeFocused();
  await page.unroute('**/api/Demands');
  await pieces.fill(bought);
  await page.getByRole('button', { name: 'Enviar reclamo' }).click();
  await page
    .getByRole('complementary', { name: /^Reclamo / })
    .getByRole('link', { name: `Ver el pedido ${number}` })
    .click();
  await expect(page).toHaveURL(`/orders-history?order=${number}`);
  await expect(page.getByRole('complementary', { name: `Pedido ${number}` })).toBeVisible();
  const claims = detail.getByRole('region', { name: 'Reclamos de este pedido' });
  await expectAccessible(page);
  await claims.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/demands\?claim=/);
  await expect(page.getByRole('link', { name: `Ver el pedido ${number}` })).toBeVisible();

  const staff = await arrive(browser, 'admin', { at: `/admin-orders?order=${number}` });
  await staff.getByRole('link', { name: 'Los que lo nombran' }).click();
  await expect(staff).toHaveURL(/\/demands-managament\?/);
  await staff.getByRole('rowheader').getByRole('link').first().click();
  await expectAccessible(staff);
  await staff
    .getByRole('complementary', { name: /^Reclamo / })
    .getByRole('link', { name: `Ver el pedido ${number}` })
    .click();
  await expect(staff).toHaveURL(`/admin-orders?order=${number}`);
});
