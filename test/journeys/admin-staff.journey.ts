import { arrive, expect, expectAccessible, expectNoSidewaysScroll, signedInPage, test } from './people.ts';

test('an administrator hands a seller’s customers over, and deactivates the seller, who is out', async ({
  browser,
}) => {
  const page = await arrive(browser, 'admin', { at: '/admin-staff' });
  await page.getByRole('link', { name: 'Nueva persona' }).click();
  await page.getByRole('button', { name: 'Crear usuario' }).click();
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Norma Vidal');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('norma@example.com');
  await page.getByRole('textbox', { name: 'Usuario' }).fill('diego.sosa');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ya hay un usuario con ese nombre. Elegí otro')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Usuario' }).fill('norma.vidal');
  await page.keyboard.press('Enter');
  const passwordDialog = page.getByRole('dialog', { name: 'Contraseña de Norma Vidal' });
  const password = await passwordDialog.getByText(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/).innerText();
  await expectAccessible(page);
  await passwordDialog.getByRole('button', { name: 'Ya la copié' }).click();

  const seller = await arrive(browser, 'diego.sosa', { at: '/seller-customers' });
  const count = Number((await seller.getByText(/^\d+ clientes$/).innerText()).split(' ')[0]);
  await page.goto('/admin-staff');
  await page.getByRole('searchbox').fill('sosa');
  await page.getByRole('link', { name: 'Diego Sosa' }).click();
  await expect(page.getByRole('button', { name: 'Desactivar' })).toBeDisabled();
  await page.getByRole('button', { name: 'Pasar sus clientes a…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pasar los clientes de Diego Sosa' });
  await dialog.getByRole('button', { name: 'Pasar clientes' }).click();
  await expect(dialog.getByText('Elegí a quién')).toBeVisible();
  await dialog.getByLabel('A quién').selectOption({ label: 'Norma Vidal (norma.vidal)' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Pasar clientes' }).click();
  await expect(page.getByText(`${count} clientes pasaron a Norma Vidal`)).toBeVisible();
  await page.getByRole('button', { name: 'Desactivar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desactivar' }).click();
  await expect(page.getByText('Ya no puede ingresar')).toBeVisible();
  await expect(seller).toHaveURL(/\/home$/);

  await seller.getByLabel('Usuario').fill('norma.vidal');
  await seller.getByLabel('Contraseña', { exact: true }).fill(password);
  await seller.getByRole('button', { name: 'Ingresar' }).click();
  await expect(seller.getByRole('button', { name: /^Usuario / })).toBeVisible();
  await seller.goto('/seller-customers');
  await expect(seller.getByText(`${count} clientes`, { exact: true })).toBeVisible();
});

test('two administrators at once: what was typed stays, the other’s is there, and what collides is asked about', async ({
  browser,
}) => {
  const page = await arrive(browser, 'admin', { at: '/admin-staff?q=ledesma' });
  await page.getByRole('rowheader').getByRole('link').click();
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('11 5555-0199');
  const other = await arrive(browser, 'admin', { at: page.url().replace(/^https?:\/\/[^/]+/, '') });
  await other.getByRole('textbox', { name: 'E-mail' }).fill('gestion@example.com');
  await other.getByRole('button', { name: 'Guardar' }).click();
  await expect(other.getByText('Se guardaron los cambios')).toBeVisible();
  // What only the other changed is there, and nothing is asked.
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('gestion@example.com');
  await expect(page.getByRole('textbox', { name: 'Teléfono' })).toHaveValue('11 5555-0199');
  await expect(page.getByText(/guardó cambios|El último en guardar/)).toHaveCount(0);
  await other.getByRole('textbox', { name: 'Teléfono' }).fill('11 5555-0200');
  await other.getByRole('button', { name: 'Guardar' }).click();
  await expect(
    page.getByText(/otra persona cambió también Teléfono\. El último en guardar fue admin, el [\d/]+ [\d:]+/),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Teléfono' })).toHaveValue('11 5555-0199');
  await page.getByRole('button', { name: 'Ver lo guardado' }).click();
  await expect(page.getByRole('textbox', { name: 'Teléfono' })).toHaveValue('11 5555-0200');
});

test('staff that cannot be had is asked for again, and fits a phone', async ({ browser }) => {
  const page = await signedInPage(browser, 'admin', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await page.route('**/api/Management/Staff', (route) => route.abort());
  await page.goto('/admin-staff?q=nadie se llama así');
  await expect(page.getByText('No se pudo traer o cambiar el personal, reintentá')).toBeVisible();
  await page.unroute('**/api/Management/Staff');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByRole('link', { name: 'Ver todo el personal' }).click();
  await page.getByRole('link', { name: 'Martín Ferreyra' }).click();
  await expect(page.getByRole('button', { name: 'Pasar sus clientes a…' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('whether the second factor is compulsory is asked for again where it could not be had', async ({ browser }) => {
  const page = await signedInPage(browser, 'admin');
  await page.route('**/api/Management/SecondFactor', (route) => route.abort());
  await page.goto('/admin-staff');
  const failed = page.locator('.notice', { has: page.getByRole('button', { name: 'Reintentar' }) });
  await expect(failed).toBeVisible();
  await page.unroute('**/api/Management/SecondFactor');
  await failed.getByRole('button').click();
  await expect(page.getByLabel('Segundo paso obligatorio para todo el personal')).toBeVisible();
  await expect(failed).toHaveCount(0);
});
