import { holdClock } from './contexts.ts';
import { arrive, emptyCart, expect, expectAccessible, signedInPage, test } from './people.ts';

const path = '/products-search-by-families';

test('a family is narrowed by a measure with a decimal comma, and Back undoes it', async ({ browser }) => {
  const page = await arrive(browser, 'cliente', { at: path });
  await page.getByRole('link', { name: 'Rodamientos de Rueda' }).click();
  const title = page.getByRole('heading', { level: 1, name: /artículos? · Rodamientos de Rueda/ });
  await expect(title).toBeVisible();
  const all = await title.innerText();
  // Within a second of being restored a page adds nothing to the history.
  await holdClock(page);
  await page.clock.fastForward(1100);
  await page.getByLabel('Diámetro interior: desde').fill('40,5');
  await expect(page).toHaveURL(/interior1=40\.5/);
  await expect(title).not.toHaveText(all);
  await expect(page.getByRole('button', { name: 'Quitar filtro Diámetro interior: desde 40,5' })).toBeVisible();
  await page.goBack();
  await expect(title).toHaveText(all);
  await expect(page.getByLabel('Diámetro interior: desde')).toHaveValue('');
});

test('the links of offers choose family, subfamily and brand', async ({ browser }) => {
  const page = await arrive(browser, 'cliente', { at: `${path}?typeId=&subTypeId=12` });
  await expect(page).toHaveURL(/\?f=11&sf=12$/);
  await expect(page.getByLabel('Subfamilias')).toHaveValue('12');
});

test('a substitute takes the place of what is in the cart', async ({ browser }) => {
  const page = await signedInPage(browser, 'cliente');
  await emptyCart(page);
  await page.goto(`${path}?f=33&sf=34`);
  const row = page
    .getByRole('row')
    .filter({ hasText: 'Consultar' })
    .filter({ hasText: /Ver \d+ sustituto/ })
    .first();
  await row.getByRole('textbox').fill('2');
  await row.getByRole('textbox').press('Enter');
  await expect(page.getByRole('link', { name: 'Carrito: 1 artículo' })).toBeVisible();
  await row.getByRole('textbox').press('s');
  await expect(page.getByRole('dialog', { name: /^Sustitutos de/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Reemplaza a/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Carrito: 1 artículo' })).toBeVisible();
  await expect(row.getByText(/en carrito/)).toBeHidden();
});
