import type { Page } from '@playwright/test';
import { callAs } from './call.ts';
import { arrive, expect, expectAccessible, expectNoSidewaysScroll, searchFor, signIn, test } from './people.ts';

/** Removes every search of the signed-in user, so that a journey begins with none. */
const forgetSearches = async (page: Page): Promise<void> => {
  for (const { id, version } of await callAs<{ id: string; version: number }[]>(page, '/api/SavedSearches')) {
    await callAs(page, `/api/SavedSearches/${id}`, undefined, 'DELETE', { 'if-match': `"${version}"` });
  }
};

const start = '/products-search-by-text';
const saved = (page: Page) => page.getByRole('region', { name: 'Búsquedas guardadas' });
const nameField = (page: Page) => page.getByRole('dialog').getByLabel('Nombre de la búsqueda');

for (const look of [
  { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
] as const) {
  test(`a search is kept and asked again, at ${look.viewport.width} px`, async ({ browser }) => {
    const page = await arrive(browser, 'cliente', look);
    await forgetSearches(page);
    await searchFor(page, 'bujias');
    const isNarrow = look.viewport.width < 1100;
    if (isNarrow) await page.getByRole('button', { name: 'Filtros' }).click();
    await page.getByRole('checkbox', { name: /^NGK/ }).click();
    await expect(page.getByRole('checkbox', { name: /^NGK/ })).toBeChecked();
    if (isNarrow) await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Quitar filtro NGK' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Guardar búsqueda' }).click();
    await expect(nameField(page)).toHaveValue('bujias');
    await expectAccessible(page);
    await nameField(page).fill('Bujías NGK');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(page.getByText('Búsqueda guardada. La encontrás en Búsqueda › Rápida')).toBeVisible();
    const asked = new URL(page.url()).search;
    const found = await page.getByRole('heading', { level: 1 }).innerText();

    await page.goto(start);
    await page.reload();
    await expect(saved(page)).toContainText('bujias · un filtro');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await saved(page)
      .getByRole('link', { name: /^Bujías NGK/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(found);
    expect(new URL(page.url()).search).toBe(asked);
    await forgetSearches(page);
  });
}

test('by keyboard alone it is kept, told that its name is taken, renamed and deleted', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  await forgetSearches(page);
  for (const text of ['bujias', 'amortiguador']) {
    await searchFor(page, text);
    await page.getByRole('button', { name: 'Guardar búsqueda' }).focus();
    await page.keyboard.press('Enter');
    await expect(nameField(page)).toBeFocused();
    await page.keyboard.type('Bujías');
    await page.keyboard.press('Enter');
    if (text === 'bujias') await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  // The second is refused, and what was typed stays.
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'Ya tenés una búsqueda con ese nombre. Elegí otro',
  );
  await expect(nameField(page)).toHaveValue('Bujías');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Amortiguadores');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Guardar búsqueda' })).toBeFocused();

  await page.goto(start);
  await expect(saved(page).getByRole('link')).toHaveCount(2);
  await saved(page)
    .getByRole('link', { name: /^Bujías/ })
    .focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Renombrar Bujías' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(nameField(page)).toBeFocused();
  await page.keyboard.type('AMORTIGUADORES');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Ya tenés una búsqueda con ese nombre');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Bujías del mes');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Renombrar Bujías del mes' })).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar búsqueda' }).press('Enter');
  await expect(saved(page).getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Búsquedas guardadas' })).toBeFocused();
  await page.getByRole('button', { name: 'Borrar Amortiguadores' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar búsqueda' }).press('Enter');
  await expect(page.getByText(/^No te queda ninguna/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: '¿Qué repuesto buscás?' })).toBeVisible();
  await expect(saved(page)).toHaveCount(0);
});

test('two windows see each other’s searches, a colleague has their own, and staff too', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  await forgetSearches(page);
  const other = await arrive(browser, 'cliente', { at: start });
  await searchFor(page, 'bujias');
  await page.getByRole('button', { name: 'Guardar búsqueda' }).click();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(saved(other).getByRole('link', { name: /^bujias/ })).toBeVisible();

  // What one window asks about is another by the time it is answered.
  await page.goto(start);
  await page.getByRole('button', { name: 'Borrar bujias' }).click();
  await other.getByRole('button', { name: 'Renombrar bujias' }).click();
  await nameField(other).fill('Bujías de todas');
  await other.getByRole('button', { name: 'Renombrar', exact: true }).click();
  await expect(saved(page).locator('b', { hasText: 'Bujías de todas' })).toBeVisible();
  await page.getByRole('button', { name: 'Borrar búsqueda' }).click();
  await expect(page.getByText('cliente cambió esta búsqueda mientras tanto. Mirala de nuevo')).toBeVisible();
  await expect(saved(page).getByRole('link', { name: /^Bujías de todas/ })).toBeVisible();

  const colleague = await arrive(browser, 'cliente.admin');
  await expect(colleague.getByRole('heading', { name: '¿Qué repuesto buscás?' })).toBeVisible();
  await expect(saved(colleague)).toHaveCount(0);

  const staff = await arrive(browser, 'gerente');
  await forgetSearches(staff);
  await searchFor(staff, 'bkr6e');
  await staff.getByRole('button', { name: 'Guardar búsqueda' }).click();
  await nameField(staff).fill('La de siempre');
  await nameField(staff).press('Enter');
  await staff.goto(start);
  await expect(saved(staff).getByRole('link', { name: /^La de siempre/ })).toBeVisible();
  await forgetSearches(staff);
  await forgetSearches(page);
});

test('of many the first are shown, and the others on demand', async ({ browser }) => {
  const page = await signIn(browser, 'cliente');
  await forgetSearches(page);
  await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('login') ?? '{}') as { token: string };
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    for (let made = 1; made <= 51; made += 1) {
      const body = JSON.stringify({ name: `Búsqueda ${String(made).padStart(2, '0')}`, query: `q=${made}` });
      await fetch('/api/SavedSearches', { method: 'POST', headers, body });
    }
  });
  await page.goto(start);
  await expect(saved(page).getByRole('link')).toHaveCount(9);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(saved(page).getByRole('link')).toHaveCount(4);
  await page.getByRole('button', { name: 'Ver las 50' }).click();
  await expect(saved(page).getByRole('link')).toHaveCount(50);
  await expectAccessible(page);
  await searchFor(page, 'bujias');
  await page.getByRole('button', { name: 'Guardar búsqueda' }).click();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'Ya tenés 50 búsquedas. Borrá alguna para guardar otra',
  );
  await forgetSearches(page);
});
