import { arrive, expect, expectAccessible, loginIn, test } from './people.ts';

test('a person sees where they are signed in, and ends it elsewhere; an administrator ends a seller’s', async ({
  browser,
}) => {
  const userName = await loginIn(browser, 'FirstClaim');
  const page = await arrive(browser, userName);
  const elsewhere = await arrive(browser, userName);
  await page.getByRole('button', { name: /^Usuario / }).click();
  await page.getByRole('button', { name: 'Sesiones abiertas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dónde estás conectado' });
  await expect(dialog.getByText('esta sesión')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cerrar todas las demás' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(elsewhere).toHaveURL(/\/home$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const seller = await arrive(browser, 'laura.gimenez');
  const admin = await arrive(browser, 'admin', { at: '/admin-staff?q=laura' });
  await admin.getByRole('link', { name: 'Laura Giménez' }).click();
  await admin.getByRole('button', { name: 'Sesiones abiertas' }).click();
  const ofSeller = admin.getByRole('dialog', { name: 'Sesiones de Laura Giménez' });
  await expect(ofSeller.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(admin);
  await ofSeller.getByRole('button', { name: 'Cerrar todas' }).click();
  await expect(ofSeller.getByText('No está conectado en ningún lado.')).toBeVisible();
  await expect(seller).toHaveURL(/\/home$/);
});
