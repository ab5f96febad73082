import { arrive, expect, expectAccessible, searchFor, test } from './people.ts';

test('five are compared, a sixth is refused, and they stay from screen to screen', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  await searchFor(page, 'bujias');
  const buttons = page.getByRole('button', { name: /^Comparar ./ });
  for (let index = 0; index < 6; index += 1) await buttons.nth(index).click();
  await expect(page.getByText('No se pueden comparar más de 5 artículos').first()).toBeVisible();
  const bar = page.getByRole('region', { name: 'Comparador' });
  await expect(bar).toContainText('Comparar 5/5');
  await expect(bar.getByRole('listitem').first()).toContainText(/^\S.*(BERU|BOSCH|HESCHER|NGK)$/);
  // The notice lies above the bar, which can be used under it; it stays as long as the pointer or the focus is on it.
  const notice = page.getByRole('region', { name: 'Avisos' });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await notice.hover();
    const [over, under] = [await notice.boundingBox(), await bar.boundingBox()];
    expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0);
  }
  await page.goto('/products-search-by-families');
  await expect(bar).toContainText('Comparar 5/5');
  await bar.getByRole('button', { name: 'Comparar', exact: true }).click();
  const window = page.getByRole('dialog', { name: 'Comparar artículos' });
  await expect(window.getByRole('columnheader')).toHaveCount(5);
  await expect(window.getByRole('rowheader', { name: /^Costo.*difiere/ })).toBeVisible();
  await expectAccessible(page);
  await window.getByRole('checkbox', { name: 'Sólo diferencias' }).check();
  await expect(window.getByRole('rowheader', { name: 'Se vende de a', exact: true })).toBeHidden();
  await window.getByRole('checkbox', { name: 'Precio y stock' }).uncheck();
  await expect(window.getByRole('rowheader', { name: /^Costo.*difiere/ })).toBeHidden();
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Limpiar' }).click();
  await expect(bar).toBeHidden();
});

test('a brand of a family can be hidden once, and shown again', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  await searchFor(page, 'bkr6e');
  // Where the brands do not come, that is said beside their field, which is not taken for one that has none.
  await page.route('**/api/ProductBrands', (route) => route.fulfill({ status: 503 }));
  await page.getByRole('button', { name: 'Marcas y Familias' }).click();
  const window = page.getByRole('dialog', { name: 'Marcas y Familias' });
  await expect(window.getByText('No se pudieron traer las marcas o las familias')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/ProductBrands');
  await window.getByRole('button', { name: 'Reintentar' }).click();
  await expect(window.getByText(/^No se pudieron traer/)).toHaveCount(0);
  const choose = async () => {
    await window.getByRole('combobox', { name: 'Marca' }).selectOption({ label: 'NGK' });
    await window.getByRole('combobox', { name: 'Familia' }).selectOption({ label: '· Bujías de Encendido' });
    await window.getByRole('button', { name: 'Agregar' }).click();
  };
  await choose();
  await expect(window.getByRole('button', { name: 'Quitar NGK de Bujías de Encendido' })).toBeVisible();
  await choose();
  await expect(page.getByText('Ya existe esta combinación de marca y tipo.')).toBeAttached();
  await expectAccessible(page);
  await window.getByRole('button', { name: 'Quitar NGK de Bujías de Encendido' }).click();
  await expect(window.getByText('No ocultás ninguna marca.')).toBeVisible();
});
