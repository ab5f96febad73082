import { arrive, expect, expectAccessible, test } from './people.ts';

const count = /artículos? · /;

test('a segment chooses its first brand and model, and the address restores the choice', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  await page.getByRole('button', { name: 'BÚSQUEDA' }).click();
  await page.getByRole('link', { name: 'VEHÍCULOS' }).click();
  await expect(page.getByRole('heading', { name: '¿Para qué vehículo es?' })).toBeVisible();
  await page.getByLabel('Segmento').selectOption({ label: 'Autos' });
  await expect(page).toHaveURL(/vbs=.+&vb=.+&v=.+/);
  const title = page.getByRole('heading', { level: 1, name: count });
  await expect(title).toContainText('Volkswagen');
  await page.getByRole('button', { name: /^Familias/ }).click();
  await page.getByRole('group', { name: 'Familias' }).getByRole('checkbox').first().click();
  await expect(page.getByRole('group', { name: 'Familias' }).getByRole('checkbox').first()).toBeChecked();
  await expect(page).toHaveURL(/&ats=/);
  const narrowed = await title.innerText();
  await expectAccessible(page);

  const again = await page.context().newPage();
  await again.goto(page.url());
  await expect(again.getByRole('heading', { level: 1, name: count })).toHaveText(narrowed);
  await page.goBack();
  await expect(title).not.toHaveText(narrowed);
});

for (const address of [
  '?vbs=999&vb=-1&v=abc',
  '?v=<script>',
  '?vbs=1&vb=1&v=1&ats=9999,x&es=,,%2C',
  '?vbs=1&es=nada',
]) {
  test(`a hand-edited address shows the screen: ${address}`, async ({ browser }) => {
    const page = await arrive(browser, 'cliente');
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`/products-search-by-vehicles${address}`);
    await expect(page.getByLabel('Segmento')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(errors).toEqual([]);
  });
}
