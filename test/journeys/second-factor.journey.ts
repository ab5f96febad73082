import { Secret, TOTP } from 'otpauth';
import { arrive, expect, expectAccessible, expectNoSidewaysScroll, loginIn, test } from './people.ts';

/** The code that a phone shows so many steps of 30 seconds from now. */
const codeOf = (secret: string, later: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) }).generate({
    timestamp: Date.now() + later * 30_000,
  });

test('a second factor is set up by keyboard, asked for at the next sign-in, and a recovery code stands in for the phone', async ({
  browser,
}) => {
  const userName = await loginIn(browser, 'NextToExpire', 1);
  const page = await arrive(browser, userName);
  await page.getByRole('button', { name: /^Usuario / }).click();
  await page.getByRole('button', { name: 'Segundo paso para ingresar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Segundo paso para ingresar' });
  await dialog.getByLabel('Tu contraseña').fill('equivocada');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('La contraseña no es esa')).toBeVisible();
  await dialog.getByLabel('Tu contraseña').fill('demo');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img', { name: 'Código QR para la aplicación del teléfono' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);

  const secret = await dialog.locator('.secret').innerText();
  await dialog.getByLabel('Código', { exact: true }).fill('000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/El código no es ese/)).toBeVisible();
  await dialog.getByLabel('Código', { exact: true }).fill(codeOf(secret, -1));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const recovery = await dialog.getByRole('listitem').first().innerText();
  await dialog.getByRole('button', { name: 'Ya los anoté' }).click();
  await expect(page.getByText('Quedó activado: se pide desde el próximo ingreso')).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto('/home');
  const form = visitor.getByRole('form', { name: 'Ingresar' });
  await form.getByLabel('Usuario').fill(userName);
  await form.getByLabel('Contraseña', { exact: true }).fill('demo');
  await visitor.keyboard.press('Enter');
  const code = form.getByLabel(/Código del teléfono/);
  await expect(code).toBeFocused();
  await expectAccessible(visitor);
  await code.fill('123 456');
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByText(/El código no es ese/)).toBeVisible();
  await expect(code).toHaveValue('123 456');
  await code.fill(recovery.toUpperCase());
  await visitor.keyboard.press('Enter');
  await expect(visitor).not.toHaveURL(/\/home$/);
  await expect(visitor.getByRole('button', { name: /^Usuario / })).toBeVisible();
});

test('an administrator sees who of the staff has one, and needs it to ask it of all', async ({ browser }) => {
  const admin = await arrive(browser, 'admin', { at: '/admin-staff' });
  const policy = admin.getByLabel('Segundo paso obligatorio para todo el personal');
  await policy.click();
  await expect(admin.getByText(/Activá primero tu propio segundo paso/)).toBeVisible();
  await expect(policy).not.toBeChecked();
});
