import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { arrive, expect, signedInPage, test } from './people.ts';

/** What a button hands over: its name and its bytes. */
const download = async (page: Page, button: string) => {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await saving;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
};

const firstLines = (bytes: Buffer): readonly string[] => bytes.toString().split('\r\n').slice(0, 2);

test('a list is downloaded as Excel and as CSV of both kinds, with its date', async ({ browser }) => {
  const page = await arrive(browser, 'cliente', { at: '/price-list' });
  // What an earlier journey changed has its files made anew.
  await expect(page.getByText(/^Actualizada \d\d\/\d\d\/20\d\d/)).toHaveCount(3, { timeout: 60_000 });

  const types: (string | null)[] = [];
  await page.exposeFunction('seenType', (type: string) => void types.push(type));
  await page.evaluate(() => {
    const made = URL.createObjectURL;
    URL.createObjectURL = (blob: Blob) => {
      void (window as unknown as { seenType(type: string): void }).seenType(blob.type);
      return made(blob);
    };
  });

  const workbook = await download(page, 'Excel de Lista 1');
  await expect(page.getByText('XLSX Lista 1.xlsx se descargo correctamente')).toBeVisible();
  expect(workbook.name).toBe('Lista 1.xlsx');
  // A workbook is a zip, with its sheet inside.
  expect(workbook.bytes.subarray(0, 4)).toEqual(Buffer.from('PK\u0003\u0004'));
  expect(workbook.bytes.includes('xl/workbook.xml')).toBe(true);

  const comma = await download(page, 'CSV coma de Lista 1');
  await expect(page.getByText('CSV Lista 1 (coma).csv se descargo correctamente')).toBeVisible();
  expect(comma.name).toBe('Lista 1 (coma).csv');
  expect(firstLines(comma.bytes)).toEqual([
    expect.stringMatching(/^\uFEFF?"Código","Marca",/),
    expect.stringMatching(/,\d+\.\d\d,(21|10\.5),\d+$/),
  ]);

  const semicolon = await download(page, 'CSV punto y coma de Lista 1');
  expect(semicolon.name).toBe('Lista 1 (punto y coma).csv');
  expect(firstLines(semicolon.bytes)).toEqual([
    expect.stringMatching(/^\uFEFF?"Código";"Marca";/),
    expect.stringMatching(/;\d+,\d\d;(21|10,5);\d+$/),
  ]);

  await expect
    .poll(() => types)
    .toEqual([
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'text/csv;charset=utf-8',
      'text/csv;charset=utf-8',
    ]);
});

test('a file that takes its time says so, is asked for once, and a failure can be tried again', async ({ browser }) => {
  const page = await signedInPage(browser, 'cliente');
  let asked = 0;
  let answer: (() => void) | undefined;
  await page.route('**/api/Files/price-list-file?*', async (route) => {
    asked += 1;
    await new Promise<void>((done) => {
      answer = done;
    });
    return asked === 1 ? route.abort('connectionreset') : route.continue();
  });
  await page.goto('/price-list');
  const button = page.getByRole('button', { name: 'CSV coma de Lista 1' });
  await button.click();
  await expect(page.getByText('Preparando el archivo…')).toBeVisible();
  await button.click();
  expect(asked).toBe(1);
  answer?.();
  await expect(page.getByText('No se pudo descargar la lista de precios, reintentá')).toBeVisible();
  await expect(page.getByText('Preparando el archivo…')).toHaveCount(0);
  const saving = page.waitForEvent('download');
  await button.press('Enter');
  await expect.poll(() => asked).toBe(2);
  answer?.();
  expect((await saving).suggestedFilename()).toBe('Lista 1 (coma).csv');
});

test('all lists are made anew: it is told while it runs, after a reload too, and customers see the new date', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const customer = await arrive(browser, 'cliente', { at: '/price-list' });
  const date = customer.getByText(/^Actualizada /).first();
  const before = await date.innerText();

  const page = await arrive(browser, 'admin', { at: '/admin-list-price-files' });
  await expect(page.getByRole('rowheader')).toHaveText(['Lista 1', 'Lista 2', 'Lista Mayorista']);
  const starts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().method() === 'POST' && response.url().includes('create-prices-files')) {
      starts.push(`${response.status()} ${String((await response.json()).state)}`);
    }
  });
  await page.getByRole('button', { name: 'Regenerar' }).press('Enter');
  await expect(page.getByRole('progressbar', { name: 'Avance' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Regenerando…' })).toBeDisabled();
  await expect.poll(() => starts).toEqual(['202 running']);
  await expect(customer.getByText(/^Se están actualizando: \d+ %/)).toBeVisible();

  await page.reload();
  await expect(page.getByRole('progressbar', { name: 'Avance' })).toBeVisible();
  await expect(page.getByText(/^Última vez: .*, sin errores$/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Regenerar' })).toBeEnabled();
  await expect(date).not.toHaveText(before);
  await expect(customer.getByText(/^Se están actualizando/)).toHaveCount(0);
});

test('a making that failed says so, and can be started again', async ({ browser }) => {
  const page = await signedInPage(browser, 'admin');
  await page.route('**/api/Vl/Update/create-prices-files', (route) =>
    route.request().method() === 'POST'
      ? route.abort('connectionreset')
      : route.fulfill({
          json: {
            state: 'failed',
            progress: 30,
            startedAt: '2026-11-20T15:00:00Z',
            finishedAt: '2026-11-20T15:00:09Z',
            error: 'No se pudieron generar las listas de precios, reintentá',
          },
        }),
  );
  await page.goto('/admin-list-price-files');
  const failure = page.getByText('No se pudieron generar las listas de precios, reintentá');
  await expect(failure).toHaveCount(1);
  await page.getByRole('button', { name: 'Regenerar' }).click();
  await expect(page.getByRole('region', { name: 'Avisos' })).toContainText('No se pudieron generar las listas');
  await expect(page.getByRole('button', { name: 'Regenerar' })).toBeEnabled();
});
