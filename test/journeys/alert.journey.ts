import type { Page } from '@playwright/test';
import { callAs } from './call.ts';
import { arrive, expect, expectAccessible, signedInPage, test } from './people.ts';

const flag = (page: Page) => page.getByRole('button', { name: 'Aviso', exact: true });

const uploaded = (page: Page, title: string) =>
  callAs(page, '/api/admin-configuration/alert', { title, message: 'El lunes no hay reparto.\n\nEl martes sí.' });

test('the alert is read once by each, and comes back when it changes', async ({ browser }) => {
  const admin = await arrive(browser, 'admin');
  await expect(flag(admin)).toHaveCount(0);
  await uploaded(admin, 'Feriado');
  const page = await arrive(browser, 'cliente');
  const colleague = await arrive(browser, 'cliente.admin');
  await flag(page).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Feriado' });
  await expect(dialog.getByRole('paragraph')).toHaveText(['El lunes no hay reparto.', 'El martes sí.']);
  await expectAccessible(page);

  // Looking is not having seen.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(flag(page)).toBeFocused();
  await flag(page).click();
  await dialog.getByRole('button', { name: 'Marcar como leído' }).click();
  await expect(flag(page)).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: /Buscar por código/ })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Usuario / })).toBeVisible();
  await expect(flag(colleague)).toBeVisible();
  await expect(flag(page)).toHaveCount(0);

  // Nobody reloads for the next one.
  await uploaded(admin, 'Otro aviso');
  await flag(page).click();
  await expect(page.getByRole('dialog', { name: 'Otro aviso' })).toBeVisible();
});

test('what could not be marked stays, and says so', async ({ browser }) => {
  const admin = await signedInPage(browser, 'admin');
  await uploaded(admin, 'Sin conexión');
  const page = await arrive(browser, 'cliente', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await flag(page).click();
  const dialog = page.getByRole('dialog', { name: 'Sin conexión' });
  await expectAccessible(page);
  await page.route('**/api/customer-configuration/alert', (route) => route.abort('connectionreset'));
  await dialog.getByRole('button', { name: 'Marcar como leído' }).click();
  await expect(page.getByText('No se pudo guardar, reintentá')).toBeVisible();
  await expect(dialog).toBeVisible();
});
