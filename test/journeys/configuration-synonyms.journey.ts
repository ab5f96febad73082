import { save, saved } from './configuration-acts.ts';
import { arrive, expect, expectAccessible, expectNoSidewaysScroll, test } from './people.ts';

test('Búsqueda: a synonym is added and stays, what is wrong is said at its row, and one of the program is changed', async ({
  browser,
}) => {
  const page = await arrive(browser, 'admin', { at: '/admin-configuration?tab=busqueda' });
  const own = page.getByRole('region', { name: /^Sinónimos/ });
  const typed = own.getByLabel('Lo que se escribe');
  const means = own.getByLabel(/^También busca/);
  await own.getByRole('button', { name: 'Agregar sinónimo' }).click();
  await expect(typed.last()).toBeFocused();
  await page.keyboard.type('chupete');
  await page.keyboard.press('Tab');
  await page.keyboard.type('reten de valvula, ');
  await page.keyboard.press('Enter');
  await saved(page);
  await page.reload();
  await expect(typed).toHaveValue('chupete');
  await expect(means).toHaveValue('reten de valvula');

  await own.getByRole('button', { name: 'Agregar sinónimo' }).click();
  await page.keyboard.type('Chupéte');
  await means.last().fill('goma de válvula de la tapa');
  await save(page);
  const last = own.getByRole('list', { name: 'Sinónimos' }).getByRole('listitem').last();
  await expect(last).toContainText('Está dos veces');
  await expect(last).toContainText('Cada frase, hasta 4 palabras');
  await expect(typed.last()).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Quitar sinónimo Chupéte' }).click();
  await saved(page);

  await page.getByText(/^Los que vienen con el programa/).click();
  await page.getByLabel('Filtrar los que vienen con el programa').fill('RULEMAN de empuje');
  await page.getByRole('button', { name: 'Cambiar crapodina', exact: true }).press('Enter');
  await expect(typed.last()).toHaveValue('crapodina');
  await expect(means.last()).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('listitem').filter({ hasText: 'apagado arriba' })).toHaveCount(1);
  await save(page);
  await saved(page);
  await page.reload();
  await expect(typed.last()).toHaveValue('crapodina');
  await expect(means.last()).toHaveValue('');
  for (const name of ['crapodina', 'chupete'])
    await page.getByRole('button', { name: `Quitar sinónimo ${name}` }).click();
  await save(page);
  await saved(page);
});

test('Búsqueda: those of the program fit a phone', async ({ browser }) => {
  const page = await arrive(browser, 'admin', {
    at: '/admin-configuration?tab=busqueda',
    viewport: { width: 390, height: 844 },
  });
  await page.getByText(/^Los que vienen con el programa/).click();
  await expect(page.getByRole('button', { name: 'Cambiar rulemán', exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
