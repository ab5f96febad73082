import { callAs } from './call.ts';
import { arrive, expect, expectAccessible, expectNoSidewaysScroll, signedInPage, test } from './people.ts';

interface Jobs {
  readonly jobs: readonly { readonly id: string; readonly queue: string; readonly state: string }[];
}

test('what the server does aside is listed, with why it failed, and begun once more by an administrator', async ({
  browser,
}) => {
  const page = await arrive(browser, 'admin', { at: '/admin-jobs' });
  await callAs(page, '/api/Vl/Update/create-prices-files', {});
  await page.reload();
  const row = page.getByRole('row', { name: /^Archivos de listas de precios/ }).first();
  // The list refreshes by itself until the job is done; then there is nothing to retry.
  await expect(row).toContainText('Hecho', { timeout: 60_000 });
  await expect(row.getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: 'Cancelado', exact: true }).click();
  await expect(page).toHaveURL(/\?state=cancelled$/);
  await expect(page.getByText('No hay trabajos en ese estado')).toBeVisible();
  await expectAccessible(page);

  // Shows that job as if its disk had been full; what is asked goes to the server, which knows better.
  const failing = await signedInPage(browser, 'admin');
  await failing.route('**/api/Management/Jobs?state=failed', async (route) => {
    const answer = await route.fetch({ url: route.request().url().replace('state=failed', 'state=done') });
    const { jobs } = (await answer.json()) as Jobs;
    const failed = jobs.map((job) => ({ ...job, state: 'failed', error: 'ENOSPC: no space left on device, write' }));
    await route.fulfill({ response: answer, json: { jobs: failed, next: null } });
  });
  await failing.goto('/admin-jobs?state=failed');
  const lost = failing.getByRole('row', { name: /^Archivos de listas de precios/ }).first();
  await expect(lost).toContainText('Falló');
  await expect(lost).toContainText('ENOSPC: no space left on device');
  await lost.getByRole('button', { name: 'Reintentar: Archivos de listas de precios' }).click();
  await expect(failing.getByText('Ya está hecho: no hay qué reintentar')).toBeVisible();
  await failing.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(failing);
  await expectAccessible(failing);

  const manager = await arrive(browser, 'gerente', { at: '/admin-jobs' });
  await expect(manager.getByRole('row', { name: /^Archivos de listas de precios/ }).first()).toBeVisible();
  await expect(manager.getByRole('button', { name: /^Reintentar/ })).toHaveCount(0);
});
