import type { Page } from '@playwright/test';
import { aPng } from '#test/builders/picture.builder.ts';
import { arrive, expect, expectAccessible, expectNoSidewaysScroll, signedInPage, test } from './people.ts';

const file = (name: string, buffer: Buffer = aPng) => ({ name, mimeType: 'image/png', buffer });
const choose = (page: Page, name: string, buffer?: Buffer) =>
  page.getByLabel('Imagen', { exact: true }).setInputFiles(file(name, buffer));
const put = (page: Page) => page.getByRole('button', { name: 'Subir imagen' }).click();

test('a flyer is put up, replaced after asking and deleted; a customer’s open screen follows', async ({ browser }) => {
  const customer = await arrive(browser, 'cliente', { at: '/flyers' });
  const theirs = customer.getByRole('button', { name: 'Ver Promo de prueba' });
  await expect(customer.getByRole('button', { name: /^Ver / }).first()).toBeVisible();

  const page = await arrive(browser, 'admin', { at: '/admin-images' });
  await page.getByRole('link', { name: 'Flyers', exact: true }).click();
  await expect(page).toHaveURL(/tab=Flyers/);
  await put(page);
  await expect(page.getByText('Elegí una imagen', { exact: true }).last()).toBeVisible();
  await expect(page.getByLabel('Imagen', { exact: true })).toBeFocused();
  await choose(page, 'falsa.png', Buffer.from('<svg/>'));
  await expect(page.getByText('Ese archivo no es una imagen PNG, JPG, WebP, AVIF o GIF')).toBeVisible();

  await choose(page, 'promo-de#prueba.png');
  await expect(page.getByAltText('Vista previa de promo-de-prueba.png')).toBeVisible();
  await page.getByLabel('Nombre').fill('promo-de-prueba.jpg');
  await put(page);
  await expect(page.getByText('Por dentro la imagen es .png: el nombre tiene que terminar así')).toBeVisible();
  await expect(page.getByLabel('Nombre')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Popups' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await page.getByLabel('Nombre').fill('promo-de-prueba.png');
  await page.getByLabel('Nombre').press('Enter');
  const remove = page.getByRole('button', { name: 'Eliminar promo-de-prueba.png' });
  await expect(remove).toBeVisible();
  await expect(theirs).toBeVisible();

  await choose(page, 'promo-de-prueba.png');
  await put(page);
  await page.getByRole('dialog', { name: '¿Reemplazar promo-de-prueba.png?' }).getByText('Reemplazar').last().click();
  await expect(page.getByAltText(/^Vista previa/)).toHaveCount(0);
  await expect(remove).toHaveCount(1);

  await remove.click();
  await page.getByRole('button', { name: 'Eliminar imagen' }).click();
  await expect(remove).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(theirs).toHaveCount(0);
});

test('a flyer is tied to its articles, and a customer orders from it', async ({ browser }) => {
  const page = await arrive(browser, 'admin', { at: '/admin-images?tab=Flyers' });
  await expect(page.getByAltText(/^Vista previa/)).toHaveCount(0);
  await choose(page, 'bujias-de-mayo.png');
  await put(page);
  await page.getByRole('button', { name: 'Artículos de bujias-de-mayo.png' }).click();
  const dialog = page.getByRole('dialog', { name: 'Artículos de bujias-de-mayo.png' });
  const field = dialog.getByRole('combobox', { name: 'Agregar un artículo' });
  for (const code of ['bkr6e', 'corven-3003']) {
    await field.fill(code);
    await expect(dialog.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option').first()).toBeVisible();
    await field.press('Enter');
    await expect(field).toHaveValue('');
  }
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await field.fill('nada');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByText('Elegí el artículo de la lista, o borrá el código')).toBeVisible();
  await field.fill('');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Muestra 2 artículos')).toBeVisible();

  const customer = await arrive(browser, 'cliente', {
    at: '/flyers',
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  });
  await customer.getByRole('button', { name: 'Ver Bujias de mayo' }).click();
  await customer.getByRole('dialog').getByRole('link', { name: 'Ver los 2 artículos' }).click();
  await expect(customer.getByRole('heading', { level: 1, name: 'Bujias de mayo' })).toBeVisible();
  await expect(customer.getByRole('button', { name: /^Agregar BKR6E NGK/ })).toBeVisible();
  await expectAccessible(customer);
  await expectNoSidewaysScroll(customer);

  // An article is taken off the picture: the open screen follows.
  await page.getByRole('button', { name: 'Artículos de bujias-de-mayo.png' }).click();
  await dialog.getByRole('button', { name: 'Quitar BKR6E' }).click();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Muestra un artículo')).toBeVisible();
  await expect(customer.getByRole('button', { name: /^Agregar BKR6E NGK/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Eliminar bujias-de-mayo.png' }).click();
  await page.getByRole('button', { name: 'Eliminar imagen' }).click();
  await customer.reload();
  await expect(customer.getByText('Ese flyer ya no está')).toBeVisible();
  await expect(customer.getByRole('link', { name: 'Todos los flyers' })).toBeVisible();
});

test('an offer’s picture is named by its id and takes the former one’s place; dropped, and on a phone', async ({
  browser,
}) => {
  const page = await signedInPage(browser, 'admin', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await page.route('**/api/admin-files/OfferLots', (route) => route.abort());
  await page.goto('/admin-images?tab=OfferLots');
  await expect(page.getByText('No se pudieron traer o cambiar las imágenes, reintentá')).toBeVisible();
  await page.unroute('**/api/admin-files/OfferLots');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  const pictures = page.getByRole('region', { name: 'Imágenes subidas' }).getByRole('listitem');
  await expect(pictures.first()).toBeVisible();
  const count = await pictures.count();
  await expectNoSidewaysScroll(page);

  const dropped = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], 'cualquiera.png', { type: 'image/png' }));
    return transfer;
  }, aPng.toString('base64'));
  await page.getByRole('form', { name: 'Subir una imagen' }).dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByAltText('Vista previa de cualquiera.png')).toBeVisible();
  await put(page);
  await expect(page.getByText('Elegí la oferta de la imagen')).toBeVisible();
  await page.getByLabel('Oferta').selectOption({ index: 1 });
  const id = await page.getByLabel('Oferta').inputValue();
  await put(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reemplazar', exact: true }).click();
  await expect(page.getByRole('button', { name: `Eliminar ${id}.png` })).toBeVisible();
  await expect(pictures).toHaveCount(count);
});
