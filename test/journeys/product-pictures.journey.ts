import { aPicture, aPng } from '../builders/picture.builder.ts';
import { callAs } from './call.ts';
import { arrive, expect, expectAccessible, searchFor, test } from './people.ts';

interface Listed {
  readonly products: readonly { readonly id: string; readonly code: string; readonly brand: string }[];
}

const file = (name: string, content: Uint8Array) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(content),
});

test('many pictures are dropped, looked over, sent, and seen by customers; one is moved, taken away and put back', async ({
  browser,
}) => {
  const page = await arrive(browser, 'gerente', { at: '/admin-products' });
  const { products } = await callAs<Listed>(page, '/api/Management/Products?state=without-picture&text=bobina');
  const [one, two] = products;
  if (one === undefined || two === undefined) throw new Error('no products');
  const nameOf = (code: string) => code.replaceAll('/', '-').toLowerCase();
  await page.getByRole('link', { name: 'Subir imágenes' }).click();
  await expect(page.getByLabel('Imágenes', { exact: true })).toBeAttached();
  await expectAccessible(page);
  const other = Buffer.concat([aPng, Buffer.from([1])]);
  await page
    .getByLabel('Imágenes', { exact: true })
    .setInputFiles([
      file(`${nameOf(one.code)}.png`, aPng),
      file(`${nameOf(one.code)}_2.png`, other),
      file(`${two.brand} ${nameOf(two.code)}.png`, aPng),
      file('ZZ-NADIE.png', aPng),
      file('ZZ-SOBRA.png', aPng),
      file('notas.png', Buffer.from('hola')),
      file('bomba.png', aPicture('png', 10_000, 10_000)),
    ]);
  await expect(page.getByRole('heading', { name: '5 imágenes para subir, de 7' })).toBeVisible();
  await expect(page.getByRole('row', { name: /ZZ-NADIE/ })).toContainText('Espera su artículo');
  await expect(page.getByRole('row', { name: /bomba/ })).toContainText('hasta 50 megapíxeles');
  await page.getByLabel('Qué pasa con ellas').selectOption({ label: 'Rechazada (2)' });
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Subir 5 imágenes' }).click();
  await expect(page.getByText('Se pusieron 3 imágenes en 2 artículos. 2 imágenes esperan su artículo.')).toBeVisible();
  await expectAccessible(page);
  const waiting = page.getByRole('region', { name: 'Fotos sin artículo' });
  await expect(waiting.getByRole('rowheader')).toHaveCount(2);
  await waiting.getByRole('button', { name: 'Descartar ZZ-SOBRA.png' }).click();
  await expect(waiting.getByRole('rowheader')).toHaveText(['ZZ-NADIE.png']);
  await expect(waiting.getByRole('button', { name: 'Descartar ZZ-NADIE.png' })).toBeFocused();
  const { details } = await callAs<{ details: object }>(page, `/api/Management/Products/${one.id}`);
  await callAs(page, '/api/Management/Products', { ...details, code: 'ZZ-NADIE' });
  await expect(waiting.getByText('Ninguna espera.')).toBeVisible({ timeout: 20_000 });

  const customer = await arrive(browser, 'cliente.admin');
  await searchFor(customer, one.code);
  await expect(customer.locator('img.part-picture').first()).toHaveAttribute('src', /products-images/);

  await page.goto(`/admin-products?id=${one.id}`);
  const strip = page.getByRole('region', { name: 'Imágenes' });
  await expect(strip.getByRole('img')).toHaveCount(2);
  const second = await strip.getByRole('img', { name: 'Imagen 2' }).getAttribute('src');
  await strip.getByRole('button', { name: 'Poner la imagen 2 antes' }).click();
  await expect(strip.getByRole('img', { name: 'Imagen 1' })).toHaveAttribute('src', second ?? '');
  await expect(strip.getByRole('button', { name: 'Poner la imagen 1 después' })).toBeFocused();
  await strip.getByRole('button', { name: 'Quitar la imagen 1' }).click();
  await expect(strip.getByRole('img')).toHaveCount(1);
  await expect(strip.getByRole('button', { name: 'Quitar la imagen 1' })).toBeFocused();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(strip.getByRole('img', { name: 'Imagen 1' })).toHaveAttribute('src', second ?? '');
  await expect(strip.getByLabel('Agregar imágenes')).toBeEnabled();
  await strip.getByLabel('Agregar imágenes').setInputFiles([file('otra.png', Buffer.concat([aPng, Buffer.from([2])]))]);
  await expect(strip.getByRole('img')).toHaveCount(3);
  await expect(strip.getByLabel('Agregar imágenes')).toBeEnabled();
  await strip.getByLabel('Agregar imágenes').setInputFiles([file('nada.png', Buffer.from('hola'))]);
  await expect(strip.getByRole('alert')).toContainText('nada.png: Ese archivo no es una imagen');
  await expect(strip.getByRole('img')).toHaveCount(3);
  await expectAccessible(page);
  for (const left of [2, 1, 0]) {
    await strip.getByRole('button', { name: 'Quitar la imagen 1' }).click();
    await expect(strip.getByRole('img')).toHaveCount(left);
  }
  await expect(strip.getByRole('heading', { name: 'Imágenes' })).toBeFocused();
});

test('a name that two makers have asks which of them', async ({ browser }) => {
  const page = await arrive(browser, 'admin', { at: '/admin-products' });
  const path = '/api/Management/Products';
  const { products } = await callAs<Listed>(page, `${path}?text=bobina`);
  const { details } = await callAs<{ details: object }>(page, `${path}/${products[0]?.id}`);
  const { brands } = await callAs<{ brands: { id: string }[] }>(page, `${path}/choices`);
  for (const brand of brands.slice(0, 2)) {
    await callAs(page, path, { ...details, code: 'DOS-MARCAS', brandId: brand.id });
  }
  await page.goto('/admin-products?pictures=1');
  await expect(async () => {
    await page.getByLabel('Imágenes', { exact: true }).setInputFiles([file('dos_marcas.png', aPng)]);
    await expect(page.getByLabel('Artículo de dos_marcas.png')).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(page.getByRole('heading', { name: 'No hay imágenes para subir' })).toBeVisible();
  await page.getByLabel('Artículo de dos_marcas.png').selectOption({ index: 1 });
  await expect(page.getByRole('heading', { name: '1 imagen para subir, de 1' })).toBeVisible();
  await page.getByRole('link', { name: 'Todos los artículos' }).click();
  await expect(page.getByRole('dialog')).toContainText('¿Salir sin guardar?');
});
