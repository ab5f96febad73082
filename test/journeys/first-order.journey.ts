import type { Page } from '@playwright/test';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import { aMailServer } from '#test/adapters/mail/a-mail-server.ts';
import { Acts } from './acts.ts';
import { holdAnswers } from './held-answers.ts';
import { linkIn } from './mailed-link.ts';
import { type RunningMostrador, startMostrador } from './mostrador.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './people.ts';
import { firstPort, portsOfWorker } from './ports.ts';

const adminPassword = 'primera-vez-2026';

/** More than this, and a distributor asks somebody else to do it. */
const actsAllowed = 32;

const articles = [
  'Cod. Artículo;Marca;Detalle;Rubro;Subrubro;Precio de lista;Existencia',
  'BKR6E;NGK;Bujía de encendido;Encendido;Bujías;1.850,00;40',
  'BP6ES;NGK;Bujía de encendido;Encendido;Bujías;1.420,50;0',
].join('\n');
const applications = [
  'Código;Marca del vehículo;Modelo;Motor;Años;Segmento',
  'BKR6E;Volkswagen;Gol;1.6;96-08;Autos',
].join('\n');

test.describe('an empty production', () => {
  let mails: Awaited<ReturnType<typeof aMailServer>>;
  let shop: RunningMostrador;
  test.beforeAll(async ({ browserName: _ }, { parallelIndex }) => {
    const port = firstPort + parallelIndex * portsOfWorker + 6;
    mails = await aMailServer();
    shop = await startMostrador(port, {
      NODE_ENV: 'production',
      ADMIN_PASSWORD: adminPassword,
      DEMO_DIRECTORY: '',
      SMTP_URL: mails.url,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
    });
  });
  test.afterAll(async () => {
    await shop.close();
    await mails.close();
  });

  test('comes to its first order by its screens alone, in thirty-two acts', async ({ browser }) => {
    test.setTimeout(120_000);
    const acts = new Acts();
    const admin = await (await browser.newContext({ baseURL: shop.address })).newPage();
    await admin.goto('/home');
    await acts.fill(admin.getByLabel('Usuario'), 'admin');
    await acts.fill(admin.getByLabel('Contraseña', { exact: true }), adminPassword);
    await acts.press(admin, 'Enter');
    // Nobody in an empty shop has anything to search for.
    await expect(admin.getByRole('heading', { level: 1, name: 'Puesta en marcha' })).toBeVisible();
    await expect(admin.getByText(/faltan 5 pasos/)).toBeVisible();
    await expectAccessible(admin);
    await expectNoSidewaysScroll(admin);

    await acts.click(admin.getByRole('link', { name: 'Agregar un método de entrega' }));
    await acts.click(admin.getByRole('button', { name: 'Agregar método' }));
    await acts.type(admin, 'Reparto');
    await acts.click(admin.getByRole('button', { name: 'Guardar' }));
    await expect(admin.getByRole('button', { name: 'Guardar' })).toHaveCount(0);

    await goOn(acts, admin, '/admin-imports?kind=catalogue');
    await importSheet(acts, admin, 'catalogue', 'articulos.csv', articles);
    // What was done since makes the steps shorter: none is there to be clicked before it is known which.
    const facts = await holdAnswers(admin, '**/api/Management/Setup');
    await backToSteps(acts, admin);
    await expect.poll(facts.asked).toBe(1);
    await expect(admin.locator('.setup-steps')).toHaveCount(0);
    facts.release();
    await acts.click(admin.getByRole('link', { name: 'Importar aplicaciones' }));
    await importSheet(acts, admin, 'applications', 'aplicaciones.csv', applications);

    await backToSteps(acts, admin);
    await expect(admin.getByText(/faltan 2 pasos/)).toBeVisible();
    await acts.click(admin.getByRole('link', { name: 'Cargar uno a mano' }));
    await acts.fill(admin.getByRole('textbox', { name: 'Código', exact: true }), 'C-1');
    await acts.fill(admin.getByRole('textbox', { name: 'Razón social', exact: true }), 'Repuestos Sur');
    await acts.fill(admin.getByRole('textbox', { name: 'E-mail', exact: true }), 'compras@sur.example');
    // There is one price list: nobody has to choose it.
    await acts.press(admin, 'Enter');
    await acts.click(admin.getByRole('button', { name: 'Invitar por mail a c-1', exact: true }));
    // Left empty, it goes to the customer's own address.
    await expect(admin.getByRole('dialog').getByRole('textbox', { name: 'E-mail' })).toBeFocused();
    await acts.press(admin, 'Enter');
    await expect(admin.getByText('Invitación enviada a compras@sur.example')).toBeVisible();

    await expect.poll(() => linkIn(mails.received, 'compras@sur.example'), { timeout: 20_000 }).not.toBe('');
    const customer = await (await browser.newContext({ baseURL: shop.address })).newPage();
    await orderOf(acts, customer, linkIn(mails.received, 'compras@sur.example'));
    expect(acts.count).toBeLessThanOrEqual(actsAllowed);

    await admin.goto('/admin-setup');
    await expect(admin.getByText('Tus clientes ya pueden hacer pedidos')).toBeVisible();
    const states = admin.locator('.setup-state');
    await expect(states.getByText('Conviene').first()).toBeVisible();
    await expect(states.getByText('Falta', { exact: true })).toHaveCount(0);
    await states
      .getByRole('link', { name: /artículos?$/ })
      .first()
      .click();
    await expect(admin).toHaveURL(/\/admin-products/);
    await expect(admin.getByRole('rowheader').first()).toBeVisible();
    await admin.goto('/admin-orders');
    await expect(admin.getByText('Repuestos Sur').first()).toBeVisible();

    // Who leaves a step for what it needs comes back to it, and goes on from there.
    await admin.goto('/admin-setup');
    await admin.getByRole('link', { name: 'Cargar nombre y logo' }).click();
    await expect(admin.getByLabel('Nombre', { exact: true })).toBeVisible();
    await admin.getByRole('button', { name: 'ADMINISTRACIÓN' }).click();
    await admin.getByRole('link', { name: 'Personal', exact: true }).click();
    await expect(admin.getByRole('heading', { level: 1, name: 'Personal' })).toBeVisible();
    await goOn(acts, admin, '?tab=distribuidora');
    await expect(admin.getByLabel('Nombre', { exact: true })).toBeVisible();
    await goOn(acts, admin, '?kind=equivalences');
  });
});

/**
 * How many acts a first order takes with the mail account, the name, prices in their own sheet and twelve customers of
 * a sheet.
 */
const actsOfAWholeStart = 40;

const prices = ['Código;Marca;Precio', 'BKR6E;NGK;1.850,00', 'BP6ES;NGK;1.420,50'].join('\n');
const customers = [
  'Código;Razón social;E-mail',
  ...Array.from({ length: 12 }, (_, at) => `C-${at + 1};Repuestos ${at + 1};compras@n${at + 1}.example`),
].join('\n');

test('an empty production with its mails, its name, prices apart and twelve customers comes to its first order', async ({
  browser,
}, { parallelIndex }) => {
  test.setTimeout(180_000);
  const port = firstPort + parallelIndex * portsOfWorker + 6;
  const mails = await aMailServer();
  const shop = await startMostrador(port, {
    NODE_ENV: 'production',
    ADMIN_PASSWORD: adminPassword,
    DEMO_DIRECTORY: '',
    // Mails go there, with any account: that one would want a certificate.
    SMTP_URL: mails.url,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  });
  try {
    const acts = new Acts();
    const admin = await (await browser.newContext({ baseURL: shop.address })).newPage();
    const saved = () => expect(admin.getByRole('region', { name: 'Cambios sin guardar' })).toHaveCount(0);
    await admin.goto('/home');
    await acts.fill(admin.getByLabel('Usuario'), 'admin');
    await acts.fill(admin.getByLabel('Contraseña', { exact: true }), adminPassword);
    await acts.press(admin, 'Enter');

    await acts.click(admin.getByRole('link', { name: 'Elegir quién los recibe' }));
    await acts.fill(admin.getByLabel('Cuenta', { exact: true }), 'ventas@ejemplo.com');
    await acts.fill(admin.getByLabel('Servidor SMTP'), 'smtp.ejemplo.com');
    // The user is the account: nobody has to say so.
    await acts.fill(admin.getByLabel('Contraseña', { exact: true }), 'secreta');
    await acts.click(admin.getByRole('button', { name: 'Guardar', exact: true }));
    await saved();
    // Every step leads to the next one that is not done.
    await goOn(acts, admin, '?tab=distribuidora');
    await acts.fill(admin.getByLabel('Nombre', { exact: true }), 'Repuestos Paraná');
    await acts.click(admin.getByRole('button', { name: 'Guardar', exact: true }));
    await saved();
    await goOn(acts, admin, '?tab=general#deliveryMethods');
    await acts.click(admin.getByRole('button', { name: 'Agregar método' }));
    await acts.type(admin, 'Reparto');
    await acts.click(admin.getByRole('button', { name: 'Guardar', exact: true }));
    await saved();

    await goOn(acts, admin, '?kind=catalogue');
    await importSheet(acts, admin, 'catalogue', 'articulos.csv', withoutPrices(articles));
    await goOn(acts, admin, '?kind=prices');
    await importSheet(acts, admin, 'prices', 'precios.csv', prices);
    await goOn(acts, admin, '?kind=equivalences');
    await goOn(acts, admin, '?kind=applications');
    await importSheet(acts, admin, 'applications', 'aplicaciones.csv', applications);

    await goOn(acts, admin, '/admin-customers?sheet=1');
    await expect(admin.getByLabel('Planilla de clientes')).toBeEnabled();
    await acts.drop(admin.getByLabel('Planilla de clientes'), { name: 'clientes.csv', text: customers });
    await acts.click(admin.getByRole('button', { name: 'Importar 12' }));
    // Invites all of them at once, from where their import ends.
    await acts.click(admin.getByRole('button', { name: 'Invitar a los 12 que no tienen acceso' }));
    await acts.click(admin.getByRole('dialog').getByRole('button', { name: 'Invitar a 12', exact: true }));
    await expect(admin.getByRole('dialog')).toContainText('Se invitó a 12 clientes');
    await expectAccessible(admin);

    const invited = () => linkIn(mails.received, 'compras@n7.example');
    await expect.poll(invited, { timeout: 30_000 }).not.toBe('');
    const customer = await (await browser.newContext({ baseURL: shop.address })).newPage();
    await orderOf(acts, customer, invited());
    expect(acts.count).toBeLessThanOrEqual(actsOfAWholeStart);
    // Nobody is invited twice: there is nobody left.
    await admin.keyboard.press('Escape');
    await expect(admin.getByRole('button', { name: /que no tienen? acceso$/ })).toHaveCount(0);
  } finally {
    await shop.close();
    await mails.close();
  }
});

/** The sheet without its column of prices, which is the last but one. */
const withoutPrices = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.split(';').toSpliced(-2, 1).join(';'))
    .join('\n');

/** Who was invited chooses a password, finds the article and orders it. */
const orderOf = async (acts: Acts, customer: Page, link: string): Promise<void> => {
  await acts.open(customer, link);
  await acts.fill(customer.getByLabel('Contraseña nueva'), 'lapacho correntoso');
  await acts.fill(customer.getByLabel('Repetila'), 'lapacho correntoso');
  await acts.press(customer, 'Enter');
  await acts.fill(customer.getByRole('combobox', { name: /^Buscar/ }), 'bujia gol 2001');
  await acts.press(customer, 'Enter');
  await expect(customer.getByRole('rowheader', { name: /^BKR6E NGK/ })).toBeVisible();
  await expect(customer.getByText('1.850,00').first()).toBeVisible();
  await acts.click(customer.getByRole('button', { name: /^Agregar BKR6E NGK/ }));
  await acts.click(customer.getByRole('link', { name: /^Carrito/ }));
  // There is one way only: nobody has to choose it.
  await expect(customer.getByLabel('Método de entrega').locator('option:checked')).toHaveText('Reparto');
  await acts.click(customer.getByRole('button', { name: 'Enviar pedido' }));
  await acts.click(customer.getByRole('dialog').getByRole('button', { name: 'Enviar pedido' }));
  await expect(customer).toHaveURL(/products-search-by-text/);
};

/** By the bar over the screen that a step led to. */
const backToSteps = async (acts: Acts, page: Page): Promise<void> => {
  await acts.click(page.getByRole('link', { name: 'Volver a la puesta en marcha' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Puesta en marcha' })).toBeVisible();
};

/** To the screen of the next step that is not done. */
const goOn = async (acts: Acts, page: Page, to: string): Promise<void> => {
  await acts.click(page.getByRole('button', { name: 'Seguir con lo próximo' }));
  await expect(page).toHaveURL((url) => url.href.endsWith(to));
};

const importSheet = async (acts: Acts, page: Page, kind: ImportKind, name: string, text: string): Promise<void> => {
  await expect(page.getByLabel('Qué trae')).toHaveValue(kind);
  await acts.drop(page.getByLabel('Planilla', { exact: true }), { name, text });
  await acts.click(page.getByRole('button', { name: /^Importar \d+ nuevos?$/ }));
  await expect(page.getByText('Listo: ya está en el catálogo.')).toBeVisible();
};
