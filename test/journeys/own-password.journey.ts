import { arrive, expect, expectAccessible, loginIn, test } from './people.ts';

test('a person changes their own password from the menu, by keyboard, and goes on working', async ({ browser }) => {
  // Nobody else walks as them: their password is another from here on.
  const userName = await loginIn(browser, 'SecondClaim');
  const page = await arrive(browser, userName);
  await page.getByRole('button', { name: /^Usuario / }).click();
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar tu contraseña' });
  await dialog.getByLabel('Contraseña actual').fill('otra');
  await dialog.getByLabel('Contraseña nueva').fill('corta');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Tiene que tener al menos 10 caracteres')).toBeVisible();
  await expect(dialog.getByLabel('Contraseña nueva')).toBeFocused();
  await expectAccessible(page);

  await dialog.getByLabel('Contraseña nueva').fill('bien larga y nueva');
  await dialog.getByLabel('Repetí la nueva').fill('bien larga y nueva');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('La contraseña actual no es esa')).toBeVisible();
  await dialog.getByLabel('Contraseña actual').fill('demo');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('En otros equipos hay que ingresar de nuevo')).toBeVisible();
  const answer = await page.request.post('/api/Login/authenticate', {
    data: { userName, password: 'bien larga y nueva' },
  });
  expect(answer.status()).toBe(200);
});
