import { arrive, expect, expectAccessible, expectNoSidewaysScroll, test } from './people.ts';

const company = 'Repuestos El Cruce S.R.L.';

test('a seller looks at a customer’s passwords and at what was agreed with them, by keyboard', async ({ browser }) => {
  const page = await arrive(browser, 'vendedor', { at: '/seller-customers?q=el cruce' });
  const button = page.getByRole('button', { name: `Contraseñas de ${company}` });
  await button.focus();
  await page.keyboard.press('Enter');
  const window = page.getByRole('dialog', { name: `Contraseñas de ${company}` });
  const password = window.getByText('demo', { exact: true });
  await expect(window.getByText('cliente.admin', { exact: true })).toBeVisible();
  await expect(password).toHaveCount(0);
  await window.getByRole('button', { name: 'Mostrar la contraseña de cliente.admin' }).click();
  await expect(password).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(window).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(window.getByRole('button', { name: 'Mostrar la contraseña de cliente.admin' })).toBeVisible();
  await expect(password).toHaveCount(0);
  await window.getByRole('button', { name: 'Cerrar' }).click();

  await page.getByRole('button', { name: `Datos de ${company}` }).click();
  const data = page.getByRole('dialog', { name: `Datos de ${company}` });
  await expect(data.getByRole('listitem').first()).toHaveText(/Bonificación 1\s*20,00 %/);
  await expect(data.getByRole('link', { name: 'zona.norte@mostrador.example' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(data).toHaveCount(0);
});

test('a key that comes as soon as Esc gave the focus back opens the window again', async ({ browser }) => {
  const page = await arrive(browser, 'vendedor', { at: '/seller-customers?q=el cruce' });
  const button = page.getByRole('button', { name: `Datos de ${company}` });
  const window = page.getByRole('dialog', { name: `Datos de ${company}` });
  await button.click();
  await window.evaluate((element) => element.setAttribute('data-former', ''));
  // No key of a test comes that soon: the button is pressed in the very moment that it has the focus.
  await button.evaluate((element: HTMLElement) =>
    element.addEventListener('focus', () => element.click(), { once: true }),
  );
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]:not([data-former])')).toBeVisible();
  // At a second Esc with no press in between the page cannot keep the browser from closing.
  await page.keyboard.press('Escape');
  await expect(window).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a password that an admin generates lets its user in, and the former is out at once', async ({ browser }) => {
  const customer = await arrive(browser, 'repuestos.norte');
  const page = await arrive(browser, 'admin', { at: '/admin-customers?q=repuestos norte' });
  await page.getByRole('button', { name: /^Contraseñas de Repuestos Norte/ }).click();
  const window = page.getByRole('dialog', { name: /^Contraseñas de Repuestos Norte/ });
  const generate = window.getByRole('button', { name: 'Generar nueva contraseña para repuestos.norte', exact: true });

  await page.route('**/credentials/user', (route) => route.abort());
  await generate.click();
  await page.getByRole('button', { name: 'Generar', exact: true }).click();
  await expect(page.getByText('No se pudieron traer o cambiar las contraseñas, reintentá')).toBeVisible();
  await page.unroute('**/credentials/user');

  await generate.click();
  await page.getByRole('button', { name: 'Generar', exact: true }).click();
  const shown = window.getByText(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
  await expect(shown).toBeVisible();
  await expect(generate).toBeFocused();
  const password = await shown.innerText();

  await expect(customer).toHaveURL(/\/home$/);
  await customer.getByLabel('Usuario').fill('repuestos.norte');
  await customer.getByLabel('Contraseña', { exact: true }).fill(password);
  await customer.getByRole('button', { name: 'Ingresar' }).click();
  await expect(customer.getByRole('button', { name: /^Usuario / })).toBeVisible();
});

test('passwords that cannot be had are asked for again, on a phone too', async ({ browser }) => {
  const page = await arrive(browser, 'admin', {
    at: '/admin-customers?q=el cruce',
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  });
  await page.route('**/credentials', (route) => route.abort());
  await page.getByRole('button', { name: `Contraseñas de ${company}` }).click();
  await expect(page.getByText('No se pudieron traer o cambiar las contraseñas, reintentá')).toBeVisible();
  await page.unroute('**/credentials');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('button', { name: 'Mostrar la contraseña de cliente', exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
