import { usualGroups } from '#core/catalogue/families/usual-groups.ts';
import { defaultDistributor } from '#core/distributor/default-distributor.ts';
import { arrive, expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './people.ts';
import { countShifts, shiftsOf } from './shifts.ts';

test('the page is whole before any script runs, and no other path begins with it', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ['/', '/home']) {
    await page.goto(path);
    await expect(page).toHaveTitle(/Mostrador/);
    for (const heading of ['Nuestra trayectoria', 'Nos caracterizamos por', 'Distribuidor oficial', 'Contacto']) {
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    }
  }
  // What a script would open is open.
  for (const { families } of usualGroups) {
    for (const family of families) await expect(page.getByText(family, { exact: true })).toBeVisible();
  }
  for (const text of defaultDistributor.characteristics) {
    await expect(page.getByRole('button', { name: new RegExp(`^${text.split(':')[0]}.*\\.$`) })).toBeVisible();
  }
  await expect(page.getByText('Los plazos de entrega se cumplen')).toBeVisible();
  // What the distributor changes in the office is in it too.
  for (const [pictures, most] of [
    [page.locator('img.slide'), 1],
    [page.locator('.logo-strip img'), 4],
  ] as const) {
    expect(await pictures.count()).toBeGreaterThan(most);
    for (const picture of await pictures.all()) await expect(picture).toBeVisible();
  }
  await expect(page.locator('.whatsapps a').first()).toHaveAttribute('href', /^https:/);
  const contact = await page.locator('#contacto').innerText();
  expect(contact).toContain(`escribinos a ${defaultDistributor.email} o llamanos al ${defaultDistributor.phone}`);
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  const elsewhere = await page.request.get('/products-search-by-text');
  expect(await elsewhere.text()).not.toContain('Nuestra trayectoria');
});

test('it comes alive without an error or a jump, and its parts are one link away', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await countShifts(page);
  // The map's site may be out of reach here, of which the browser would log an error.
  await page.route(`${defaultDistributor.mapEmbed}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Mapa' }),
  );
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Slide 2' })).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  for (const [link, heading] of [
    ['Nosotros', 'Nuestra trayectoria'],
    ['Marcas', 'Distribuidor oficial'],
    ['Contacto', 'Contacto'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport();
  }
  await expect(page.locator('header.top')).toHaveClass(/small/);
  await page.getByRole('button', { name: 'Volver arriba' }).click();
  await expect(page.getByRole('button', { name: 'Volver arriba' })).toHaveCount(0);
  await expect(page.locator('header.top')).not.toHaveClass(/small/);
  const shifted = await shiftsOf(page);
  expect(shifted).toBeLessThanOrEqual(0.02);
  expect(errors).toEqual([]);
});

test('a visitor reaches the way in however wide the window is', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Usuario').fill('cliente');
  await page.getByLabel('Contraseña', { exact: true }).fill('demo');
  for (const width of [320, 576, 767, 768, 800, 860, 992, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    for (const name of ['Mostrar contraseña', 'Ingresar']) {
      const button = page.getByRole('button', { name });
      await expect(button).toBeInViewport({ ratio: 1 });
      await button.click({ trial: true });
    }
  }
});

test('the slider goes on, is held, is stopped, and obeys its controls', async ({ page }) => {
  await page.goto('/');
  const slide = (number: number) => page.getByRole('button', { name: `Slide ${number}`, exact: true });
  await expect(slide(2)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Pausar' }).first().click();
  await page.getByRole('button', { name: 'Siguiente', exact: true }).click();
  await expect(slide(3)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Anterior', exact: true }).click();
  await expect(slide(2)).toHaveAttribute('aria-current', 'true');
  await slide(4).click();
  await expect(page.getByRole('img', { name: 'Slide 4' })).toHaveClass(/shown/);
  // What has the focus is never under a picture.
  await page.getByRole('main').getByRole('link', { name: 'Conocé nuestros productos' }).focus();
  await expect(slide(1)).toHaveAttribute('aria-current', 'true');
});

test('its button makes it go while it has the focus, by key and by finger', async ({ browser }) => {
  const page = await (await browser.newContext({ reducedMotion: 'reduce', hasTouch: true })).newPage();
  await page.goto('/');
  const slide = (number: number) => page.getByRole('button', { name: `Slide ${number}`, exact: true });
  await expect(slide(2)).toBeVisible();
  await page.getByRole('button', { name: 'Reproducir' }).first().press('Enter');
  await expect(slide(2)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Siguiente', exact: true }).tap();
  await expect(slide(4)).toHaveAttribute('aria-current', 'true');
});

test('it shows what the office changed since the page came, without another load', async ({ browser }) => {
  const page = await signIn(browser, 'admin');
  const token = await page.evaluate(() => String(JSON.parse(localStorage.getItem('login') ?? '{}').token));
  const headers = { authorization: `Bearer ${token}` };
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const data = { name: '99-recien.png', category: 'Sliders', content: dot };
  expect((await page.request.post('/api/admin-files', { headers, data })).status()).toBe(201);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.locator('img.slide[src*="99-recien"]')).toHaveCount(1);
  expect((await page.request.delete('/api/admin-files/Sliders/99-recien.png', { headers })).status()).toBe(204);
});

test('who asked for less motion is not moved', async ({ browser }) => {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Slide 2' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reproducir' })).toHaveCount(2);
});

test('a map that does not answer leaves the address and a link, and no frame', async ({ page }) => {
  await page.route(`${defaultDistributor.mapEmbed}`, (route) => route.abort());
  await page.goto('/');
  const asked = page.waitForEvent('requestfailed', (request) => request.url() === defaultDistributor.mapEmbed);
  const map = page.locator('.street-map');
  await map.scrollIntoViewIfNeeded();
  await asked;
  await expect(map).toContainText(`${defaultDistributor.address}${defaultDistributor.town}`);
  await expect(map.getByRole('link', { name: 'Abrir en el mapa' })).toBeVisible();
  await expect(map.locator('iframe')).toHaveCount(0);
});

test('without pictures the distributor’s own slide stays, and the logos can be asked for again', async ({ page }) => {
  await page.route('**/api/public/images/**', (route) => route.abort());
  // A page that did not come drawn: at another address, or of another distributor.
  await page.goto('/otra-direccion');
  await expect(page.getByText('No se pudieron traer las marcas.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Slide/ })).toHaveCount(0);
  await page.unroute('**/api/public/images/**');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.locator('.logo-strip img').and(page.locator(':visible'))).toHaveCount(4);
});

test('what cannot be shown makes way for the next, also where it broke before the script ran', async ({ page }) => {
  await page.route('**/distributor/01-*', (route) => route.abort());
  const broken = page.waitForEvent('requestfailed', (request) => request.url().includes('/sliders/'));
  await page.route('**/sliders/*', (route) => route.abort());
  await page.route('**/assets/*.js', async (route) => {
    await broken;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.locator('img.slide')).toHaveCount(0);
  const logos = page.locator('.logo-strip img');
  await page.locator('.logo-strip').scrollIntoViewIfNeeded();
  await expect(logos.and(page.locator('[src*="/01-"]'))).toHaveCount(0);
  await expect(logos.and(page.locator(':visible'))).toHaveCount(4);
});

test('the cards turn over and back by keyboard, and a category shows its items', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('button', { name: /^Confianza/ });
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Lo que te decimos se cumple/)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText(/Lo que te decimos se cumple/)).toBeHidden();

  await expect(page.getByText('Amortiguadores', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: /^Suspensión/ }).click();
  await expect(page.getByText('Amortiguadores', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Motor/ }).click();
  await expect(page.getByText('Amortiguadores', { exact: true })).toBeHidden();
});

test('a message says what it lacks, survives a failure, and is sent', async ({ page }) => {
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Escribinos' });
  const send = form.getByRole('button', { name: 'Enviar mensaje' });
  await expect(send).toBeDisabled();
  await form.getByLabel('Nombre').focus();
  await page.keyboard.press('Tab');
  await expect(form.getByText('Escribí tu nombre')).toBeVisible();
  await form.getByLabel('Nombre').fill('Elena');
  await form.getByLabel('E-mail').fill('elena@ejemplo');
  await form.getByLabel('Teléfono').fill('11 5555-1234');
  await expect(form.getByText('Escribí uno como nombre@ejemplo.com')).toBeVisible();
  await expect(send).toBeDisabled();
  await form.getByLabel('E-mail').fill('elena@ejemplo.com');
  // What is too long says so while it is typed.
  await form.getByLabel('Mensaje').fill('a'.repeat(4001));
  await expect(form.getByLabel('Mensaje')).toBeFocused();
  await expect(form.getByText('No puede pasar de 4.000 letras')).toBeVisible();
  await form.getByLabel('Mensaje').fill('Quiero abrir una cuenta.');

  await page.route('**/contact-us', (route) => route.abort());
  await send.click();
  await expect(form.getByText('No se pudo enviar el mensaje, reintentá')).toBeVisible();
  await expect(form.getByLabel('Mensaje')).toHaveValue('Quiero abrir una cuenta.');
  await page.unroute('**/contact-us');
  await send.click();
  await expect(page.getByText('Mensaje enviado').first()).toBeVisible();
  await expect(form.getByLabel('Mensaje')).toHaveValue('');
});

test('what is typed before the program comes alive is taken over', async ({ page }) => {
  let alive = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    alive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/home', { waitUntil: 'commit' });
  await page.getByLabel('Usuario').fill('cliente');
  const form = page.getByRole('form', { name: 'Escribinos' });
  await form.getByLabel('Nombre').fill('Elena');
  alive();
  await expect(async () => {
    await page.getByLabel('Contraseña', { exact: true }).fill('');
    await page.getByLabel('Contraseña', { exact: true }).fill('demo');
    await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled({ timeout: 500 });
  }).toPass();
  await form.getByLabel('E-mail').fill('elena@ejemplo.com');
  await expect(form.getByLabel('Nombre')).toHaveValue('Elena');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByRole('button', { name: /^Usuario / })).toBeVisible();
});

for (const [userName, isGreeted] of [
  ['vendedor', true],
  ['admin', false],
] as const) {
  test(`popups ${isGreeted ? 'greet' : 'never greet'} ${userName}`, async ({ browser }) => {
    const page = await arrive(browser, userName, { at: '/home' });
    await expect(page.getByRole('heading', { name: 'Nuestra trayectoria' })).toBeVisible();
    const dialog = page.getByRole('dialog');
    if (!isGreeted) {
      await expect(dialog).toHaveCount(0);
      return;
    }
    await expect(dialog.getByText('1 de 2')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Siguiente' }).click();
    await expect(dialog.getByText('2 de 2')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('popup-displayed'))).toBeNull();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    // The browser tells that it closed a dialog once it is closed.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('popup-displayed'))).toBe('Si');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Nuestra trayectoria' })).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });
}
