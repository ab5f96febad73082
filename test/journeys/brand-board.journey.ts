import type { Page } from '@playwright/test';
import { arrive, expect, expectAccessible, expectNoSidewaysScroll, signedInPage, test } from './people.ts';

const group = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const brand = (page: Page, name: string, at: string) =>
  group(page, at)
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${name}Mover`) });
const mover = (page: Page, name: string, at: string) => page.getByRole('button', { name: `Mover ${name}, en ${at}` });
const save = async (page: Page) => {
  await page.getByRole('button', { name: /^Guardar/ }).click();
  await expect(page.getByRole('region', { name: 'Cambios sin guardar' })).toHaveCount(0);
};

test('brands are dragged, moved by keyboard and from a list; a customer’s open search follows', async ({ browser }) => {
  const customer = await arrive(browser, 'cliente', { at: '/products-search-by-vehicles' });
  await customer.getByLabel('Segmento').selectOption({ label: 'Motos' });
  const theirs = customer.getByLabel('Vehículo').getByRole('option', { name: 'Iveco' });
  await expect(customer.getByLabel('Vehículo').getByRole('option').first()).toBeAttached();
  await expect(theirs).toHaveCount(0);

  const page = await arrive(browser, 'admin', {
    at: '/vehicles-brand-segments',
    viewport: { width: 1440, height: 900 },
  });
  const other = await arrive(browser, 'admin', { at: '/vehicles-brand-segments' });
  await expect(mover(page, 'Iveco', 'Camiones')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Guardar/ })).toHaveCount(0);

  await brand(page, 'Iveco', 'Camiones').dragTo(group(page, 'Motos').getByRole('heading'));
  await expect(mover(page, 'Iveco', 'Motos')).toBeFocused();
  await page.keyboard.press('Shift+ArrowUp');
  await expect(page.getByRole('status').filter({ hasText: /^Iveco: Motos, lugar \d+ de \d+$/ })).toBeAttached();
  await expectAccessible(page);
  await save(page);
  await expect(theirs).toHaveCount(1);
  await expect(mover(other, 'Iveco', 'Motos')).toBeVisible();

  await mover(page, 'Iveco', 'Motos').press('Enter');
  const window = page.getByRole('dialog', { name: 'Mover Iveco' });
  await window.getByLabel('Segmento').selectOption({ label: 'Sin asignar' });
  await expectAccessible(page);
  await window.getByRole('button', { name: 'Mover' }).click();
  await expect(mover(page, 'Iveco', 'Sin asignar')).toBeFocused();
  await save(page);
  await expect(theirs).toHaveCount(0);

  await mover(page, 'Iveco', 'Sin asignar').click();
  await window.getByLabel('Segmento').selectOption({ label: 'Camiones' });
  await window.getByLabel('Lugar').selectOption({ label: 'Al principio' });
  await window.getByRole('button', { name: 'Mover' }).click();
  await save(page);
  await expect(group(other, 'Camiones').getByRole('listitem').first()).toContainText('Iveco');

  // The segments themselves, by keyboard: to the end, where the other arrow takes over, and back to where they were.
  const segments = customer.getByLabel('Segmento').getByRole('option');
  const before = await segments.allInnerTexts();
  const name = before.at(-2) ?? '';
  await page.getByRole('button', { name: `Después ${name}` }).press('Enter');
  await expect(page.getByRole('button', { name: `Antes ${name}` })).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: new RegExp(`^${name}: segmento (\\d+) de \\1$`) }),
  ).toBeAttached();
  await expectAccessible(page);
  await save(page);
  await expect.poll(() => segments.allInnerTexts()).toEqual([...before.slice(0, -2), ...before.slice(-1), name]);
  await page.getByRole('button', { name: `Antes ${name}` }).click();
  await save(page);
  await expect.poll(() => segments.allInnerTexts()).toEqual(before);
});

test('nothing is lost: leaving asks, another’s change is told, a save that fails stays; also on a phone', async ({
  browser,
}) => {
  const page = await signedInPage(browser, 'admin', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await page.route('**/VehiclesBrandSegments/container', (route) => route.abort());
  await page.goto('/vehicles-brand-segments');
  await expect(page.getByText('No se pudieron traer o guardar las marcas, reintentá')).toBeVisible();
  await page.unroute('**/VehiclesBrandSegments/container');
  await page.getByRole('button', { name: 'Reintentar' }).click();

  await mover(page, 'Fiat', 'Autos').press('Shift+ArrowUp');
  await expect(mover(page, 'Fiat', 'Autos')).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('button', { name: 'GESTIÓN' }).click();
  await page.getByRole('link', { name: 'Reclamos operativos' }).click();
  await expect(page.getByRole('dialog', { name: '¿Salir sin guardar?' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar' }).click();

  const other = await arrive(browser, 'admin', { at: '/vehicles-brand-segments' });
  await mover(other, 'Fiat', 'Autos').press('Shift+ArrowDown');
  await save(other);
  const bar = page.getByRole('region', { name: 'Cambios sin guardar' });
  await expect(bar).toContainText(/admin guardó cambios el [\d/]+ [\d:]+/);

  await page.route('**/VehiclesBrandSegments/container', (route) => route.abort());
  await bar.getByRole('button', { name: 'Guardar lo mío igual' }).click();
  await expect(bar.getByRole('alert')).toHaveText('No se pudieron traer o guardar las marcas, reintentá');
  await page.unroute('**/VehiclesBrandSegments/container');
  await bar.getByRole('button', { name: 'Ver lo guardado' }).click();
  await expect(bar).toHaveCount(0);
  await mover(other, 'Fiat', 'Autos').press('Shift+ArrowUp');
  await save(other);
});
