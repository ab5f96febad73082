import type { Page } from '@playwright/test';
import { type ScreenPath, screens } from '#core/access/screens.ts';
import { emptyCart, expect, expectGoodLooks, forgetLists, listenToErrors, signIn, test, wide } from './people.ts';
import { rooms } from './rooms.ts';

const forEveryone = [
  '/products-search-by-text',
  '/products-search-by-vehicles',
  '/products-search-by-families',
  '/offers',
  '/product-news',
  '/flyers',
] as const;

const forCustomers = [
  '/quick-order',
  '/saved-lists',
  '/current-account',
  '/orders-history',
  '/quotes',
  '/price-list',
  '/shopping-cart',
] as const;

const forTheirAdmin = ['/demands', '/warranties', '/configuration'] as const;

const forAdministrators = [
  '/management',
  '/admin-orders',
  '/demands-managament',
  '/warranties-management',
  '/admin-products',
  '/account-ageing',
  '/catalogue-names',
  '/admin-price-lists',
  '/admin-offers',
  '/admin-customers',
  '/admin-sellers',
  '/admin-staff',
  '/admin-activity',
  '/admin-current-account',
  '/admin-payments',
  '/admin-configuration',
  '/admin-mails',
  '/vehicles-brand-segments',
  '/admin-images',
  '/admin-product-news',
  '/admin-setup',
  '/admin-imports',
  '/admin-jobs',
  '/admin-list-price-files',
] as const;

/**
 * What the table of screens (docs/rules/access.md 2) gives each role, of what exists. Axe looks at a screen once, for
 * the role that has most on it: customers where products are sold, staff elsewhere.
 */
const people = [
  {
    userName: 'cliente.admin',
    label: 'Cliente Administrador',
    given: [...forEveryone, ...forCustomers, ...forTheirAdmin],
    looksAt: 'all',
  },
  { userName: 'cliente', label: 'Cliente', given: [...forEveryone, ...forCustomers], looksAt: [] },
  {
    userName: 'vendedor',
    label: 'Vendedor',
    given: [
      ...forEveryone,
      '/seller-customers',
      '/management',
      '/admin-orders',
      '/demands-managament',
      '/warranties-management',
      '/account-ageing',
    ],
    looksAt: ['/seller-customers'],
  },
  {
    userName: 'gerente',
    label: 'Mostrador Gestión',
    given: [
      ...forEveryone,
      '/management',
      '/admin-orders',
      '/demands-managament',
      '/warranties-management',
      '/admin-products',
      '/account-ageing',
      '/catalogue-names',
      '/customers',
      '/admin-price-lists',
      '/admin-offers',
      '/admin-payments',
      '/admin-mails',
      '/admin-imports',
      '/admin-jobs',
    ],
    looksAt: ['/customers'],
  },
  {
    userName: 'admin',
    label: 'Mostrador',
    given: [...forEveryone, ...forAdministrators],
    looksAt: ['/products-search-by-text', '/products-search-by-vehicles', ...forAdministrators],
  },
] as const satisfies readonly {
  readonly userName: string;
  readonly label: string;
  readonly given: readonly ScreenPath[];
  readonly looksAt: 'all' | readonly ScreenPath[];
}[];

const open = async (page: Page, [menu, item]: readonly [string, string?]): Promise<void> => {
  if (item === undefined) {
    await page
      .getByRole('link', { name: new RegExp(`^${menu}`) })
      .first()
      .click();
    return;
  }
  // A screen's own links may say the same: the menu's is meant.
  const bar = page.getByRole('navigation', { name: 'Principal' });
  // A menu of one item is that item.
  const only = bar.getByRole('link', { name: item.toUpperCase(), exact: true });
  if ((await only.count()) > 0) {
    await only.click();
    return;
  }
  await bar.getByRole('button', { name: menu }).click();
  await bar.getByRole('link', { name: item, exact: true }).click();
};

/** As if the address had been typed, without loading the program again. */
const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const paths = Object.keys(screens) as readonly ScreenPath[];
const isPublic = (path: ScreenPath): boolean => screens[path].roles === 'public';

// The longest of the walks, each by itself.
test.describe.configure({ mode: 'parallel' });

for (const { userName, label, given, looksAt } of people) {
  test(`${label} walks through every screen of the menu, and no other opens`, async ({ browser }) => {
    test.setTimeout(240_000);
    const page = await signIn(browser, userName, { viewport: wide, colorScheme: 'light', reducedMotion: 'reduce' });
    await expect(page.getByRole('button', { name: /^Usuario / })).toContainText(label);
    const sells = (given as readonly ScreenPath[]).includes('/shopping-cart');
    if (sells) await emptyCart(page);
    if (sells) await forgetLists(page);
    const errors = listenToErrors(page);
    for (const path of given) {
      await test.step(path, async () => {
        const room = rooms[path];
        if (room === undefined) throw new Error(`no room at ${path}`);
        await open(page, room.menu);
        await expect(page).toHaveURL(new RegExp(`${path}$`));
        await expect(page.getByRole('heading', { level: 1, name: room.heading })).toBeVisible();
        if (userName === 'gerente' && room.reads !== undefined) await room.reads(page);
        else await room.does(page, sells);
        await expect(page.locator('.skeleton')).toHaveCount(0);
        await expectGoodLooks(page, looksAt === 'all' || (looksAt as readonly ScreenPath[]).includes(path));
      });
    }
    // A new screen needs a room (shop-rooms.ts, office-rooms.ts) and a place among the people here; until then it leads
    // home.
    for (const path of paths.filter((each) => !isPublic(each) && !(given as readonly ScreenPath[]).includes(each))) {
      await goTo(page, path);
      await expect(page, path).toHaveURL(/\/home$/);
    }
    expect(errors).toEqual([]);
  });
}

test('a visitor has the public page and nothing else, light and dark, wide and narrow', async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: wide, reducedMotion: 'reduce' })).newPage();
  const errors = listenToErrors(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Principal' })).toHaveCount(0);
  await expectGoodLooks(page);
  for (const path of [...paths.filter((each) => !isPublic(each)), '/nada', '/orders-history?x=<script>']) {
    await goTo(page, path);
    await expect(page.getByRole('heading', { name: 'El repuesto justo, en el mostrador.' })).toBeVisible();
    await expect(page, path).toHaveURL(/\/home$/);
  }
  expect(errors).toEqual([]);
});

test('a page that is not for this user says so at home, and after signing in on the way to it', async ({ browser }) => {
  const refusalText = 'Esa página no es para este usuario';
  const page = await signIn(browser, 'cliente');
  await page.goto('/nada');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('button', { name: /^Usuario / })).toBeVisible();
  await expect(page.getByText(refusalText)).toHaveCount(0);
  await page.goto('/demands');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.locator('.toast')).toContainText(`${refusalText}Ingresaste como`);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/admin-customers');
  await visitor.getByLabel('Usuario').fill('vendedor');
  await visitor.getByLabel('Contraseña', { exact: true }).fill('demo');
  await visitor.getByRole('button', { name: 'Ingresar' }).click();
  await expect(visitor).toHaveURL(/products-search-by-text$/);
  await expect(visitor.locator('.toast')).toContainText(/Ingresaste como .* \(vendedor\)/);
});
