import { arrive, expect, expectAccessible, expectNoSidewaysScroll, searchFor, signedInPage, test } from './people.ts';
import { countShifts, shiftsOf } from './shifts.ts';

test('a misspelt word offers the right one', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  await searchFor(page, 'amortigaudor');
  await expect(page.getByText('No hay datos que coincidan con el criterio de búsqueda')).toBeVisible();
  await page.getByRole('link', { name: 'amortiguador' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[1-9].*artículos · amortiguador$/);
  await expect(page.getByRole('combobox', { name: /Buscar/ })).toHaveValue('amortiguador');
});

test('what was understood stands as chips, each of which takes it off, with the filters kept', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  await searchFor(page, 'amortiguador gol trend 2012');
  const heading = page.getByRole('heading', { level: 1 });
  const year = page.getByRole('link', { name: 'Quitar Año 2012 de la búsqueda' });
  await expect(page.getByRole('link', { name: 'Quitar Volkswagen Gol Trend de la búsqueda' })).toBeVisible();
  await expect(year).toHaveText('Año 2012');
  await page.getByRole('checkbox', { name: /^CORVEN/ }).click();
  await expect(page).toHaveURL(/brand=/);

  await year.press('Enter');
  await expect(heading).toHaveText(/artículos? · amortiguador gol trend$/);
  await expect(year).toHaveCount(0);
  // The chip is gone: by key one goes on from the number that was found.
  await expect(heading).toBeFocused();
  await expect(page.getByRole('checkbox', { name: /^CORVEN/ })).toBeChecked();
  await page.goBack();
  await expect(year).toBeVisible();

  await searchFor(page, 'gol trend');
  await expect(heading).toHaveText(/artículos? · gol trend$/);
  await expect(page.locator('.results[aria-busy="false"]')).toBeVisible();
  await page.getByRole('link', { name: 'Quitar Volkswagen Gol Trend de la búsqueda' }).click();
  await expect(page.getByRole('heading', { name: '¿Qué repuesto buscás?' })).toBeVisible();
});

test('the application that was asked for is the first of each row, and marked', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  await searchFor(page, 'pastillas hilux 2.5');
  const rows = page.locator('tbody.product');
  await expect(rows.first()).toBeVisible();
  for (const row of await rows.all()) {
    const first = row.locator('.c-apps li').first();
    await expect(first).toContainText(/^Toyota Hilux.*2\.5.*la que buscaste/);
    await expect(first.locator('svg')).toBeVisible();
  }
  const phone = await arrive(browser, 'cliente', { viewport: { width: 390, height: 844 } });
  await searchFor(phone, 'pastillas hilux 2.5');
  await expect(phone.locator('tbody.product .c-apps').first()).toContainText(/Hilux.*2\.5.*la que buscaste/);
});

test('where nothing is found the nearest is offered, and said to be something else', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  await searchFor(page, 'bomba agua 206 2009');
  await expect(page.getByText('No hay datos que coincidan con el criterio de búsqueda')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Sin «2009»: bomba agua 206' })).toContainText(
    /\(\d+ artículos\)/,
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: 'bomba agua 206' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[1-9].*artículos · bomba agua 206$/);

  await searchFor(page, '6203-2RSX');
  await expect(page.getByRole('heading', { name: 'Los códigos más parecidos que hay' })).toBeVisible();
  const offered = await page.locator('.nearest-found li').allInnerTexts();
  expect(new Set(offered).size).toBe(offered.length);
  await page.getByRole('link', { name: '6203-2RSR' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 artículo · 6203-2RSR');
});

test('chips, order and notes come without a jump, fit every width and please axe in both schemes', async ({
  browser,
}) => {
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [1024, 'dark'],
    [390, 'dark'],
  ] as const) {
    const page = await signedInPage(browser, 'cliente', { viewport: { width, height: 844 }, colorScheme });
    await countShifts(page);
    await page.goto('/products-search-by-text?q=amortiguador+gol+trend+2012');
    await expect(page.getByRole('link', { name: 'Quitar Año 2012 de la búsqueda' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    expect(await shiftsOf(page), `at ${width}`).toBeLessThanOrEqual(0.02);
  }
});

test('an arrow leads to what may be meant: its subfamily is ticked, and as much is found as it said', async ({
  browser,
}) => {
  const page = await arrive(browser, 'cliente');
  const field = page.getByRole('combobox', { name: /Buscar/ });
  await field.fill('amortiguador gol');
  const questions = page.getByRole('listbox', { name: 'Sugerencias' }).locator('.suggested-question');
  const question = questions.filter({ hasText: 'amortiguador gol en ' }).first();
  await expect(question).toBeVisible();
  const [, type = '', count = ''] =
    /^amortiguador gol en (.*?)\s*([\d.]+) artículos?$/.exec(await question.innerText()) ?? [];
  expect(count).not.toBe('');
  for (let presses = 0; presses < 10; presses += 1) {
    await field.press('ArrowDown');
    if ((await question.getAttribute('aria-selected')) === 'true') break;
  }
  await expect(field).toHaveAttribute('aria-activedescendant', (await question.getAttribute('id')) ?? '');
  await field.press('Enter');
  await expect(page).toHaveURL(/[?&]type=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`^${count.replace('.', '\\.')} artículos? · amortiguador gol$`),
  );
  await expect(page.getByRole('checkbox', { name: new RegExp(`^${type}`) })).toBeChecked();
  await expect(field).toHaveValue('amortiguador gol');
});
