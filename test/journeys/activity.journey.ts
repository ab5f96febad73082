import { callAs } from './call.ts';
import { arrive, expect, expectAccessible, expectNoSidewaysScroll, test } from './people.ts';

test('an administrator sees who looked at passwords and who changed what, before and after', async ({ browser }) => {
  const page = await arrive(browser, 'admin');
  await callAs(page, '/api/Customers/1/credentials');
  const staff = await callAs<{ id: string; userName: string; version: number }[]>(page, '/api/Management/Staff');
  const paula = staff.find(({ userName }) => userName === 'gerente');
  const change = { name: 'Paula Ledesma', role: 'Manager', email: 'paula@example.com', phone: '11 5555-0123' };
  const headers = { 'if-match': `"${paula?.version}"` };
  await callAs(page, `/api/Management/Staff/${paula?.id}`, change, 'PUT', headers);

  await page.goto('/admin-activity');
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByLabel('Sobre qué').selectOption({ label: 'Accesos y contraseñas' });
  await expect(page.getByRole('link', { name: 'Miró las contraseñas del cliente' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Sobre qué').selectOption({ label: 'Personal' });
  await page.getByRole('link', { name: 'Cambió los datos de gerente' }).first().click();
  const detail = page.getByRole('complementary', { name: 'Detalle de la actividad' });
  await expect(detail.getByRole('row', { name: /Teléfono.*11 5555-0123/ })).toBeVisible();
  await expect(detail.getByText('127.0.0.1')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Ajuste', { exact: true }).selectOption({ label: 'Aviso' });
  await expect(page).toHaveURL(/section=alert/);
  await page.getByLabel('Ajuste', { exact: true }).selectOption('');
  await page.getByLabel('Código de artículo', { exact: true }).fill('bkr6e');
  await expect(page).toHaveURL(/product=bkr6e/);
  await page.getByLabel('Código de artículo', { exact: true }).fill('');
  await expect(page).not.toHaveURL(/product=/);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Actividad \d{4}-\d\d-\d\d\.csv$/);
  await page.getByLabel('Hasta', { exact: true }).fill('2001-01-01');
  await expect(page.getByText('Nada coincide con lo que buscás')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Quitar Personal' }).click();
  await expect(page).not.toHaveURL(/word=/);
  await page.getByRole('link', { name: 'Ver toda la actividad' }).click();
  await expect(page.getByRole('link', { name: 'Cambió los datos de gerente' }).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // On a telephone the list begins on the first screen: its filters are folded.
  await page.goto('/admin-activity');
  const first = page.getByRole('rowheader').first();
  await expect(first).toBeInViewport();
  await expect(page.getByLabel('Sobre qué')).toHaveCount(0);
});
