import type { Page } from '@playwright/test';
import { arrive, expect, test } from './people.ts';

const look = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('Número de comprobante').fill(text);
  await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
};

test('a document is found however its number is written, and the address keeps what was looked for', async ({
  browser,
}) => {
  const page = await arrive(browser, 'admin', { at: '/admin-current-account' });
  const search = page.getByRole('main').getByRole('button', { name: 'Buscar' });
  await expect(search).toBeDisabled();
  await page.getByLabel('Número de comprobante').fill('   ');
  await expect(search).toBeDisabled();

  await look(page, 'a');
  await expect(page.getByRole('status').filter({ hasText: 'Los primeros 100' })).toBeVisible();
  const title = await page.getByRole('rowheader').first().innerText();
  const [letter, sale, number] = title.split(/[ -]/).map((part) => part.replace(/^0+/, ''));
  for (const written of [title, `${letter?.toLowerCase()}${sale}-${number}`, `000${sale}-${number}`]) {
    await look(page, written);
    await expect(page.getByText('1 comprobante', { exact: true })).toBeVisible();
    await expect(page.getByRole('rowheader')).toHaveText([title]);
  }
  await page.reload();
  await expect(page.getByRole('rowheader')).toHaveText([title]);
  await expect(page.getByLabel('Número de comprobante')).toHaveValue(`000${sale}-${number}`);
  await page.goBack();
  await expect(page.getByLabel('Número de comprobante')).toHaveValue(`${letter?.toLowerCase()}${sale}-${number}`);

  await look(page, 'hola');
  await expect(page.getByText('No hay datos que coincidan con el criterio de búsqueda')).toBeVisible();
  await page.getByRole('link', { name: 'Buscar otro comprobante' }).click();
  await expect(page.getByLabel('Número de comprobante')).toHaveValue('');
});

test('a document is settled, taken back and deleted, and its customer sees it without reloading', async ({
  browser,
}) => {
  const customer = await arrive(browser, 'cliente', { at: '/current-account' });
  const own = customer.getByRole('rowheader');
  await expect(own.first()).toBeVisible();
  const title = await own.nth(1).innerText();

  const page = await arrive(browser, 'admin', { at: '/admin-current-account' });
  await page.getByLabel('Número de comprobante').fill(title);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row', { name: title });
  await expect(row).toContainText('Repuestos El Cruce');
  // Nothing of it is owed: it only waits to be settled.
  await expect(row).toContainText('Pagado, sin cerrar');

  const open = page.getByRole('button', { name: `Estado de ${title}` });
  const window = page.getByRole('dialog', { name: `Estado de ${title}` });
  const save = window.getByRole('button', { name: 'Guardar' });
  await open.press('Enter');
  await expect(save).toBeDisabled();
  await window.getByLabel('Pago', { exact: true }).press('Space');
  // A failure keeps the window and what was chosen.
  await page.route('**/api/CurrentAccounts/*', (route) =>
    route.request().method() === 'PUT' ? route.abort('connectionreset') : route.continue(),
  );
  await save.click();
  await expect(window.getByRole('alert')).toContainText('reintentá');
  await expect(window.getByLabel('Pago', { exact: true })).toBeChecked();
  await page.unroute('**/api/CurrentAccounts/*');
  // What was read after the failure may still be on its way: the one that counts says that it is settled.
  const readAgain = page.waitForResponse(
    async (response) =>
      response.request().method() === 'GET' &&
      /\/api\/CurrentAccounts\/\d+$/.test(response.url()) &&
      (await response.json()).isFinished === true,
  );
  await save.click();
  expect(await (await readAgain).json()).toMatchObject({ title });
  await expect(window).toHaveCount(0);
  await expect(open).toBeFocused();
  await expect(row.locator('.state')).toHaveText('Pago');
  await expect(own.filter({ hasText: title })).toHaveCount(0);

  await open.click();
  await window.getByLabel('Impago', { exact: true }).check();
  await save.click();
  await expect(row.locator('.state')).toHaveText('Pagado, sin cerrar');
  await expect(own.filter({ hasText: title })).toHaveCount(1);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: `Descargar el PDF de ${title}` }).click();
  expect((await saving).suggestedFilename()).toBe(`${title}.pdf`);

  await page.getByRole('button', { name: `Eliminar ${title}` }).click();
  const question = page.getByRole('dialog', { name: `¿Eliminar ${title}?` });
  await expect(question).toContainText('Repuestos El Cruce');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: `Eliminar ${title}` }).click();
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('No hay datos que coincidan con el criterio de búsqueda')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(own.filter({ hasText: title })).toHaveCount(0);
});

test('what a colleague deleted meanwhile is told, and goes', async ({ browser }) => {
  const page = await arrive(browser, 'admin', { at: '/admin-current-account?q=r' });
  const title = await page.getByRole('rowheader').first().innerText();
  await page.goto(`/admin-current-account?q=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Estado de ${title}` }).click();
  const window = page.getByRole('dialog');
  const colleague = await arrive(browser, 'admin', { at: page.url() });
  await colleague.getByRole('button', { name: `Eliminar ${title}` }).click();
  await colleague.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(window.getByRole('alert')).toContainText('No encontramos ese comprobante');
  await window.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('No hay datos que coincidan con el criterio de búsqueda')).toBeVisible();
});
