import { arrive, expect, expectAccessible, expectNoSidewaysScroll, test } from './people.ts';

const aPixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('Distribuidora: name, logo and colours are set on a screen, and every page shows them', async ({ browser }) => {
  const page = await arrive(browser, 'admin', { at: '/admin-setup' });
  await page.getByRole('link', { name: 'Cargar nombre y logo' }).click();
  await expect(page.getByRole('heading', { name: 'Datos' })).toBeVisible();
  await expectAccessible(page);
  const save = () => page.getByRole('button', { name: 'Guardar', exact: true }).click();
  const saved = () => expect(page.getByRole('region', { name: 'Cambios sin guardar' })).toHaveCount(0);
  const name = page.getByLabel('Nombre', { exact: true });
  const former = await name.inputValue();

  await name.fill('');
  await page.getByLabel('CUIT').fill('30-71198900-2');
  await page.getByLabel('CUIT').blur();
  await expect(page.getByText('El CUIT no es válido')).toBeVisible();
  await page.getByLabel('CUIT').fill('30711989001');
  await save();
  await expect(name).toBeFocused();
  await name.fill('Repuestos Paraná');

  const colour = page.getByLabel('Color sobre claro', { exact: true });
  await colour.fill('#ffd400');
  await colour.blur();
  await expect(page.getByText('Con ese color no se lee sobre fondo claro: elegí uno más oscuro')).toBeVisible();
  await colour.fill('#1d4ed8');

  const logo = page.getByLabel('Elegir logo');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await logo.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: svg });
  await expect(page.getByText('Un SVG puede traer programas adentro: guardalo como PNG')).toBeVisible();
  await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('hola') });
  await expect(page.getByText('Ese archivo no es una imagen PNG, JPG o WebP')).toBeVisible();
  await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: aPixel });
  await expect(page.getByRole('img', { name: 'Logo, sin guardar' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await save();
  await saved();
  await expect(page.getByRole('img', { name: 'Logo', exact: true })).toHaveAttribute('src', /\/distributor\/logo-/);

  await page.reload();
  await expect(page).toHaveTitle(/Repuestos Paraná$/);
  await expect(page.getByRole('link', { name: 'Repuestos Paraná: inicio' })).toBeVisible();
  const accent = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'));
  expect(await accent()).toContain('#1d4ed8');
  const visitor = await (await browser.newContext()).newPage();
  // A visitor waits a quarter of a second for a page that is drawn anew, and has the last one else.
  const visited = async () => {
    await visitor.goto(new URL('/home', page.url()).href);
    return visitor.title();
  };
  await expect.poll(visited).toMatch(/^Repuestos Paraná/);
  await expect(visitor.getByRole('img', { name: 'Repuestos Paraná' }).first()).toBeVisible();
  await visitor.context().close();

  // As it was, for the next journey.
  await page.getByLabel('Nombre', { exact: true }).fill(former);
  await colour.fill('');
  await page.getByRole('button', { name: 'Quitar', exact: true }).click();
  await save();
  await saved();
  await page.reload();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue(former);
  await expect(page.getByText('Sin logo: se muestra el nombre con un rodamiento.')).toBeVisible();
});

test('Distribuidora: of two administrators the one whose part moved is asked, and keeps what was typed', async ({
  browser,
}) => {
  const at = '/admin-configuration?tab=distribuidora';
  const [one, other] = [await arrive(browser, 'admin', { at }), await arrive(browser, 'admin', { at })];
  const slogan = (page: typeof one) => page.getByLabel('Título', { exact: true });
  const former = await slogan(one).inputValue();
  await slogan(one).fill('Uno.');
  await one.getByLabel('Enlace al mapa').fill('https://mapas.example/uno');
  await slogan(other).fill('Otro.');
  await other.getByRole('button', { name: 'Guardar', exact: true }).click();
  const bar = one.getByRole('region', { name: 'Cambios sin guardar' });
  await expect(bar).toContainText('Textos de la página pública');
  await expect(bar).not.toContainText('Mapa');
  await expect(slogan(one)).toHaveValue('Uno.');
  await bar.getByRole('button', { name: 'Ver lo guardado' }).click();
  await expect(slogan(one)).toHaveValue('Otro.');
  await expect(one.getByLabel('Enlace al mapa')).toHaveValue('https://mapas.example/uno');
  await one.getByLabel('Enlace al mapa').fill('');
  await slogan(one).fill(former);
  await one.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(bar).toHaveCount(0);
});
