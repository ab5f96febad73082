import { arrive, expect, test } from './people.ts';

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

  const again = await page.context().newPage();
  await again.goto(page.url());
  await expect(again.getByRole('heading', { level: 1, name: count })).toHaveText(narrowed);
  await page.goBack();
  await expect(title).not.toHaveText(narrowed);
});
