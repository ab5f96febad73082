import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { callAs } from './call.ts';
import { arrive, emptyCart, expect, expectAccessible, expectNoSidewaysScroll, signedInPage, test } from './people.ts';

interface FoundRow {
  readonly productPriceId: string;
  readonly code: string;
  readonly productBrand: string;
  readonly multiple: number;
  readonly isDiscontinued: boolean;
  readonly isNotAvailable: boolean;
  readonly offers: readonly object[];
  readonly realCost: number;
  readonly cost: number;
}

const rowsIn = (answer: unknown): FoundRow[] => {
  if (typeof answer !== 'object' || answer === null) return [];
  return [
    ...('productPriceId' in answer && 'offers' in answer ? [answer as FoundRow] : []),
    ...Object.values(answer).flatMap(rowsIn),
  ];
};

/** A row of the demo that nothing is offered of. */
const rowWithoutOffer = async (page: Page): Promise<FoundRow> => {
  const found = await callAs<unknown>(page, '/api/Products/search-by-text', { fulltextSearch: 'bujía', page: 1 });
  const row = rowsIn(found).find(
    (each) =>
      each.offers.length === 0 &&
      each.cost === each.realCost &&
      12 % each.multiple === 0 &&
      !each.isDiscontinued &&
      !each.isNotAvailable,
  );
  if (row === undefined) throw new Error('everything is on offer');
  return row;
};

/** An option that comes once it was searched for. */
const optionOf = async (within: Locator, name: RegExp): Promise<string> => {
  const option = within.getByRole('option').filter({ hasText: name }).first();
  await expect(option).toBeAttached();
  return (await option.textContent()) ?? '';
};

test('a manager offers what a customer has in the cart, whose price follows until the offer is withdrawn', async ({
  browser,
}) => {
  const customer = await signedInPage(browser, 'cliente');
  await emptyCart(customer);
  const row = await rowWithoutOffer(customer);
  await callAs(customer, '/api/ShoppingCarts', { productPriceId: row.productPriceId, quantity: 12 });
  await customer.goto('/shopping-cart');
  await expect(customer.getByText(row.code, { exact: true }).first()).toBeVisible();

  const page = await arrive(browser, 'gerente', { at: '/admin-offers' });
  await page.getByRole('link', { name: 'Nueva oferta' }).click();
  await page.getByRole('button', { name: 'Crear oferta' }).click();
  await expect(page.getByText('Elegí un artículo por su código')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Artículo' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(row.code);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  const chosen = page.getByRole('list', { name: 'Artículos de la oferta' });
  await expect(chosen).toContainText(row.code);
  await page.getByRole('textbox', { name: 'Descuento, en %' }).fill('12,5');
  await page.getByRole('textbox', { name: 'Desde cuántas unidades' }).fill('10');
  await page.getByRole('textbox', { name: 'Nota' }).fill('Solo esta semana');
  await page.getByLabel('Hasta el día').fill('2001-01-01');
  await page.getByRole('button', { name: 'Crear oferta' }).click();
  await expect(page.getByText('Esa fecha ya pasó: elegí otra, o dejala sin fecha de fin')).toBeVisible();
  await page.getByLabel('Hasta el día').fill('');
  await page.getByRole('button', { name: 'Ver como la ve un cliente' }).click();
  const preview = page.getByRole('dialog', { name: 'Como la ve un cliente' });
  await expect(preview.getByRole('row').filter({ hasText: 'desde 10' })).toBeVisible();
  const atList = await preview.getByRole('button', { name: /^Costo / }).innerText();
  await preview.getByRole('searchbox').fill('el cruce');
  await preview.getByLabel('Quién la mira').selectOption({ label: await optionOf(preview, /El Cruce/) });
  await expect(preview.getByRole('button', { name: /^Costo / })).not.toHaveText(atList);
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Crear oferta' }).click();
  await expect(page.getByText('Oferta creada: vigente')).toBeVisible();

  // The open cart is told, and the search shows it.
  await expect(customer.getByText(/Cambió el costo de un artículo/)).toBeVisible();
  await customer.getByRole('button', { name: 'Aceptar el costo nuevo' }).click();
  await expect(customer.getByText(/Cambió el costo de un artículo/)).toBeHidden();
  const found = await callAs<unknown>(customer, '/api/Products/search-by-text', { fulltextSearch: row.code, page: 1 });
  expect(rowsIn(found).find(({ productPriceId }) => productPriceId === row.productPriceId)?.offers).toMatchObject([
    { minQuantity: 10, note: 'Solo esta semana' },
  ]);

  // An equal offer on the same days is refused, and nothing typed is lost.
  await page.getByRole('link', { name: 'Copiar' }).click();
  await page.getByRole('button', { name: 'Crear oferta' }).click();
  await expect(page.getByText(/^Ese artículo ya tiene una oferta desde 10 en esas fechas/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Desde cuántas unidades' }).fill('50');
  await page.getByLabel('Desde el día').fill('2999-01-01');
  await page.getByRole('textbox', { name: 'Descuento, en %' }).fill('5');
  await page.getByRole('button', { name: 'Ver como la ve un cliente' }).click();
  await expect(preview.getByText(/^Desde 50 cada uno sale más caro: /)).toBeVisible();
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Crear oferta' }).click();
  await expect(page.getByText('Oferta creada: programada')).toBeVisible();
  await page.getByRole('link', { name: 'Cerrar sin guardar' }).click();

  await page.getByRole('searchbox').last().fill(row.code);
  await page.getByRole('link', { name: 'Vigentes' }).click();
  await expect(page).toHaveURL(/state=current&q=/);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('rowheader').filter({ hasText: 'Solo esta semana' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Retirar' }).click();
  const question = page.getByRole('dialog', { name: /^¿Retirar la oferta de / });
  await expect(question.getByText(/^Está en un carrito: ahí cambia el precio/)).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Retirar' }).click();
  await expect(page.getByText('Quedó retirada: ya no vale para nadie')).toBeVisible();
  await expect(customer.getByText(/Cambió el costo de un artículo/)).toBeVisible();
  await emptyCart(customer);
});

test('what is typed just before another state is chosen is looked for in that state', async ({ browser }) => {
  const page = await arrive(browser, 'gerente', { at: '/admin-offers' });
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const search = page.getByRole('searchbox').last();
  await search.fill('a');
  // In one go, so that nothing is drawn between them.
  await search.evaluate((field) => {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Vigentes');
    link?.click();
  });
  await expect(page).toHaveURL(/\?q=a&state=current$/);
  await expect(page.getByRole('link', { name: 'Vigentes' })).toHaveAttribute('aria-current', 'true');
  await expect(search).toHaveValue('a');
});

test('offers fit a phone in the dark', async ({ browser }) => {
  const page = await arrive(browser, 'gerente', {
    at: '/admin-offers?kind=lot',
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  });
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('rowheader').getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Retirar' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('offers go out as a sheet, in again they change nothing, and a new combo of two rows comes out of one', async ({
  browser,
}) => {
  const page = await arrive(browser, 'gerente', { at: '/admin-offers' });
  await page.getByRole('link', { name: 'Importar y exportar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ofertas en una planilla' })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Ofertas \d{4}-\d\d-\d\d\.xlsx$/);
  const sheet = page.getByLabel('Planilla de ofertas');
  const fact = (name: string) => page.locator('dl > div').filter({ hasText: name }).getByRole('definition');
  await sheet.setInputFiles({
    ...{ name: 'ofertas.xlsx', mimeType: 'application/octet-stream' },
    buffer: await readFile(await file.path()),
  });
  await expect(page.getByText('No hay nada para importar.')).toBeVisible();
  await expect(fact('Rechazadas')).toHaveText('0');
  await expect(fact('Sin cambios')).not.toHaveText('0');

  const found = rowsIn(
    await callAs<unknown>(page, '/api/Products/search-by-text', { fulltextSearch: 'bujía', page: 1 }),
  );
  const rows = found
    .filter(({ isDiscontinued }) => !isDiscontinued)
    .slice(0, 2)
    .map(
      ({ code, productBrand }, at) =>
        `Combo;Kit de planilla;${code};${productBrand};${at + 1};${at === 0 ? '9.999,50' : ''}`,
    );
  await sheet.setInputFiles({
    ...{ name: 'nuevas.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(['Clase;Nombre;Código;Marca;Cantidad;Precio', ...rows, 'Promo;;NO-EXISTE;;;'].join('\n')),
  });
  await expect(fact('Nuevos')).toHaveText('1');
  await expect(page.getByText('No hay un artículo «NO-EXISTE»')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Importar 1/ }).click();
  await expect(page.getByText('Listo.')).toBeVisible();
  await page.getByRole('link', { name: 'Todas las ofertas' }).click();
  await page.getByRole('navigation', { name: 'Ofertas' }).getByRole('link', { name: 'Combos' }).click();
  await page.getByRole('link', { name: 'Kit de planilla' }).click();
  await expect(page.getByLabel('Precio, en $')).toHaveValue('9999,5');

  await page.goto('/admin-offers?sheet=1');
  await page.getByRole('button', { name: 'Deshacer nuevas.csv' }).click();
  await expect(page.getByRole('dialog')).toContainText('Una oferta nueva se retira');
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('row', { name: /^nuevas\.csv/ })).toContainText('Deshecha');
  await page.getByRole('link', { name: 'Todas las ofertas' }).click();
  await page.getByRole('navigation', { name: 'Ofertas' }).getByRole('link', { name: 'Combos' }).click();
  await expect(page.getByRole('row', { name: /Kit de planilla/ })).toContainText('Retirad');
});

test('an offer that is opened right after typing stays open', async ({ browser }) => {
  const page = await arrive(browser, 'gerente', { at: '/admin-offers' });
  const offer = page.locator('a.stretched').first();
  const [word = ''] = ((await offer.textContent()) ?? '').trim().split(' ');
  await page.getByRole('main').getByRole('searchbox').fill(word);
  // Sooner than what was typed is meant.
  await offer.click();
  const asked = (name: string) => new URL(page.url()).searchParams.get(name);
  await expect.poll(() => asked('q')).toBe(word);
  expect(asked('id')).not.toBeNull();

  // And later: the address has it, and nothing is drawn of it yet.
  await page.goto('/admin-offers');
  await expect(offer).toBeVisible();
  await page.evaluate((typed) => {
    history.replaceState(history.state, '', `?q=${encodeURIComponent(typed)}`);
    document.querySelector<HTMLElement>('a.stretched')?.click();
  }, word);
  await expect.poll(() => asked('id')).not.toBeNull();
  expect(asked('q')).toBe(word);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(word);
});

test('one offer after another shows its own, and a new customer nobody’s terms', async ({ browser }) => {
  const page = await arrive(browser, 'admin', { at: '/admin-offers' });
  const links = page.getByRole('rowheader').getByRole('link');
  await expect(links.first()).toBeVisible();
  const names = await links.allTextContents();
  // An article may have several offers.
  const other = names.findIndex((name) => name !== names[0]);
  await links.first().click();
  const heading = page.locator('form.offer-form h2');
  await expect(heading).toBeVisible();
  const first = (await heading.textContent()) ?? '';
  // The other one is on its way: nothing of the first stands for it.
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/api\/Management\/Offers\/[^/?]+\/\d+$/, async (route) => {
    await held;
    await route.continue();
  });
  await links.nth(other).click();
  await expect(heading).toHaveCount(0);
  letGo();
  await expect(heading).toBeVisible();
  expect(await heading.textContent()).not.toBe(first);
  await expect(page.getByText('Otra persona cambió la oferta mientras tanto')).toHaveCount(0);

  await page.goto('/admin-customers');
  await page.getByRole('rowheader').getByRole('link').first().click();
  await expect(page.getByRole('textbox', { name: 'Razón social' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Nuevo cliente' }).click();
  await expect(page.getByRole('heading', { name: 'Nuevo cliente' })).toBeVisible();
  await expect(page.getByText(/Con las condiciones de/)).toHaveCount(0);
});
