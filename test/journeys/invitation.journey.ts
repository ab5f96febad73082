import { aMailServer } from '#test/adapters/mail/a-mail-server.ts';
import { linkIn } from './mailed-link.ts';
import { startMostrador } from './mostrador.ts';
import { arrive, expect, expectAccessible, expectNoSidewaysScroll, test } from './people.ts';
import { firstPort } from './ports.ts';

/** Beside those of the workers' own shops. */
const port = firstPort + 3;

test('an invitation by mail leads to a first sign-in; a forgotten password is recovered by another one', async ({
  browser,
}) => {
  const mails = await aMailServer();
  const shop = await startMostrador(port, { SMTP_URL: mails.url, PUBLIC_URL: `http://127.0.0.1:${port}` });
  try {
    const admin = await arrive(browser, 'admin', { baseURL: shop.address, at: '/admin-staff?q=quiroga' });
    await admin.getByRole('link', { name: 'Hernán Quiroga' }).click();
    await admin.getByRole('button', { name: 'Invitar por mail' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Invitar a hernan.quiroga' });
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill('hernan@example.com');
    await expectAccessible(admin);
    await admin.keyboard.press('Enter');
    await expect(admin.getByText('Invitación enviada a hernan@example.com')).toBeVisible();
    await expect(admin.getByRole('button', { name: 'Anular la invitación' })).toBeVisible();
    await expect.poll(() => linkIn(mails.received, 'hernan@example.com'), { timeout: 20_000 }).not.toBe('');
    const invited = linkIn(mails.received, 'hernan@example.com');

    const context = await browser.newContext({ baseURL: shop.address, viewport: { width: 390, height: 844 } });
    const seller = await context.newPage();
    await seller.goto(invited);
    await expect(seller.getByRole('heading', { name: 'Elegí tu contraseña' })).toBeVisible();
    await seller.getByLabel('Contraseña nueva').fill('1234567890');
    await seller.getByLabel('Repetila').fill('1234567890');
    await seller.keyboard.press('Enter');
    await expect(seller.getByText(/^Es de las que todos prueban primero/)).toBeVisible();
    await expect(seller.getByLabel('Contraseña nueva')).toBeFocused();
    await expectAccessible(seller);
    await expectNoSidewaysScroll(seller);
    await seller.getByLabel('Contraseña nueva').fill('lapacho correntoso');
    await seller.getByLabel('Repetila').fill('lapacho correntoso');
    await seller.keyboard.press('Enter');
    await expect(seller.getByRole('button', { name: /^Usuario / })).toBeVisible();
    // The administrator's list follows.
    await expect(admin.getByRole('button', { name: 'Invitar por mail' })).toBeVisible();

    const forgetful = await (await browser.newContext({ baseURL: shop.address })).newPage();
    await forgetful.goto(invited);
    await expect(forgetful.getByText('Este enlace ya no sirve')).toBeVisible();
    await forgetful.goto('/home');
    await forgetful.getByRole('link', { name: 'Olvidé mi contraseña' }).click();
    await forgetful.getByLabel('Usuario o e-mail').fill('gerente');
    await expectAccessible(forgetful);
    await forgetful.keyboard.press('Enter');
    await expect(forgetful.getByText(/^Si ese usuario existe/)).toBeVisible();
    // Nobody wrote an address for this login: the same was said, and nothing went out.
    await forgetful.goto('/password');
    await forgetful.getByLabel('Usuario o e-mail').fill('diego.sosa');
    await forgetful.keyboard.press('Enter');
    await expect(forgetful.getByText(/^Si ese usuario existe/)).toBeVisible();
    const address = 'diego.sosa@mostrador.example';
    await expect.poll(() => linkIn(mails.received, address), { timeout: 20_000 }).not.toBe('');
    await forgetful.goto('about:blank');
    await forgetful.goto(linkIn(mails.received, address));
    await forgetful.getByLabel('Contraseña nueva').fill('otra bien larga y nueva');
    await forgetful.getByLabel('Repetila').fill('otra bien larga y nueva');
    await forgetful.keyboard.press('Enter');
    await expect(forgetful.getByRole('button', { name: /^Usuario / })).toBeVisible();
  } finally {
    await shop.close();
    await mails.close();
  }
});

test('an administrator sees the open invitation of a customer’s login, and takes it back', async ({ browser }) => {
  const admin = await arrive(browser, 'admin', { at: '/admin-customers?id=2&tab=accesos' });
  const login = admin.getByRole('region', { name: 'Cliente', exact: true });
  await login.getByRole('button', { name: /^Invitar por mail/ }).click();
  const dialog = admin.getByRole('dialog', { name: /^Invitar a / });
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('compras@invitado.example');
  await admin.keyboard.press('Enter');
  // Here no mail can go out: the link is handed over, and it says that no other computer opens it.
  await expect(admin.getByText(/se abre sólo en esta computadora/)).toBeVisible();
  await admin.getByRole('button', { name: 'Ya lo copié' }).click();
  await expect(login).toContainText(/Se dio el enlace para pasárselo el \d\d\/\d\d\/20\d\d.*: no salió ningún mail/);
  await expect(login.getByRole('button', { name: /^Invitar de nuevo/ })).toBeVisible();
  await expectAccessible(admin);
  await admin.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(admin);
  await login.getByRole('button', { name: /^Anular la invitación/ }).click();
  await expect(login.getByRole('button', { name: /^Invitar por mail/ })).toBeVisible();
  await expect(login).not.toContainText('Se dio el enlace');
});

test('many that cannot come in are found and invited at once', async ({ browser }) => {
  const mails = await aMailServer();
  const shop = await startMostrador(port, { SMTP_URL: mails.url, PUBLIC_URL: `http://127.0.0.1:${port}` });
  try {
    const admin = await arrive(browser, 'admin', { baseURL: shop.address, at: '/admin-customers' });
    for (const [name, email] of [
      ['Frenos Uno', 'uno@frenos.example'],
      ['Frenos Dos', 'dos@frenos.example'],
      ['Frenos Tres', ''],
    ] as const) {
      await admin.goto(`${shop.address}/admin-customers?new=1`);
      await admin.getByLabel('Código', { exact: true }).fill(name.replace(' ', '-'));
      await admin.getByLabel('Razón social').fill(name);
      await admin.getByLabel('E-mail', { exact: true }).fill(email);
      const list = admin.getByLabel('Lista de precios');
      await list.selectOption({ index: 1 });
      await admin.getByRole('button', { name: /^(Crear|Guardar)/ }).click();
      await expect(admin.getByRole('heading', { name: 'Usuarios y contraseñas' })).toBeVisible();
    }
    await admin.goto(`${shop.address}/admin-customers?q=frenos&access=none`);
    await expect(admin.getByRole('link', { name: /^Frenos (Uno|Dos|Tres)$/ })).toHaveCount(3);
    // What is ticked stays ticked, and counted, when it is no longer listed.
    await admin.getByRole('checkbox', { name: 'Elegir Frenos Uno' }).check();
    await admin.getByRole('searchbox', { name: /^Filtrar por nombre, código/ }).fill('frenos dos');
    await expect(admin.getByText('uno elegido, que acá no se ve')).toBeVisible();
    await expect(admin.getByRole('button', { name: 'Invitar al elegido' })).toBeVisible();
    await admin.getByRole('button', { name: 'No elegir ninguno' }).click();
    await expect(admin.getByRole('button', { name: 'Invitar al encontrado' })).toBeVisible();
    await admin.goto(`${shop.address}/admin-customers?q=frenos&access=none`);
    let hasFailed = false;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await admin.route('**/api/Management/Customers/invitations', async (route) => {
      if (route.request().postDataJSON().dryRun === false) await held;
      if (hasFailed) return route.fallback();
      hasFailed = true;
      await route.abort();
    });
    await admin.getByRole('button', { name: 'Invitar a los 3 encontrados' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Invitar por mail' });
    await dialog.getByRole('button', { name: 'Reintentar' }).click();
    await expect(dialog).toContainText('Le va un mail a 2 clientes');
    await expect(dialog).toContainText('Sin e-mail hay uno');
    await expectAccessible(admin);
    await dialog.getByRole('button', { name: 'Invitar a 2', exact: true }).click();
    // While it is being done, Esc leaves it open, however often it is pressed.
    await expect(dialog.getByRole('button', { name: 'Invitando a 2…' })).toBeDisabled();
    for (let time = 0; time < 4; time += 1) await admin.keyboard.press('Escape');
    await expect(dialog.getByRole('button', { name: 'Invitando a 2…' })).toBeVisible();
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    release();
    await expect(dialog).toContainText('Se invitó a 2 clientes');
    await admin.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(admin.getByRole('link', { name: /^Frenos (Uno|Dos|Tres)$/ })).toHaveCount(1);
    await expect.poll(() => linkIn(mails.received, 'dos@frenos.example'), { timeout: 20_000 }).not.toBe('');
    await admin.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(admin);
  } finally {
    await shop.close();
    await mails.close();
  }
});
