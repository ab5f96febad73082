import type { Page } from '@playwright/test';
import { arrive, expect, expectAccessible, expectNoSidewaysScroll, test } from './people.ts';

const pdf = Buffer.from('%PDF-1.7\nhola\n%%EOF\n');

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
  await expect(page.getByRole('status').filter({ hasText: '50 en esta página' })).toBeVisible();
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
  await expect(page.getByRole('rowheader')).toHaveCount(50);
  await page.getByRole('link', { name: 'Más viejos' }).click();
  await expect(page.getByRole('link', { name: 'Más nuevos' })).toBeVisible();
  await page.getByRole('link', { name: 'Vencidos' }).click();
  await expect(page.locator('td .state').first()).toHaveText('Impago, vencido');
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

test('a document that a colleague deleted since is told, and goes', async ({ browser }) => {
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

test('a document is created, corrected, given its PDF and settled with a question, while its customer looks on', async ({
  browser,
}) => {
  const customer = await arrive(browser, 'cliente', { at: '/current-account' });
  const own = customer.getByRole('row', { name: 'B 00077-00000416' });
  await expect(customer.getByRole('rowheader').first()).toBeVisible();
  const page = await arrive(browser, 'admin', { at: '/admin-current-account?q=El+Cruce' });
  await page.getByRole('rowheader').first().getByRole('link').click();
  const code = await page.getByRole('combobox', { name: 'Cliente', exact: true }).inputValue();

  await page.getByRole('link', { name: 'Nuevo comprobante' }).click();
  const form = page.getByRole('form', { name: 'Nuevo comprobante' });
  const send = form.getByRole('button', { name: 'Cargar comprobante' });
  await send.click();
  await expect(form.getByText('Poné el código o el CUIT del cliente')).toBeVisible();
  await expect(form.getByLabel('Cliente')).toBeFocused();
  await form.getByLabel('Cliente').fill('NADIE-9');
  await form.getByLabel('Letra').selectOption('B');
  await form.getByLabel('Punto de venta').fill('77');
  await form.getByLabel('Número').fill('416');
  await form.getByLabel('Vencimiento').fill('2199-01-31');
  await form.getByLabel('Total').fill('1.234,50');
  await send.click();
  await expect(form.getByText('Ningún cliente tiene el código o el CUIT NADIE-9')).toBeVisible();
  await form.getByLabel('Cliente').fill(code);
  await send.click();
  const detail = page.getByRole('complementary', { name: 'B 00077-00000416' });
  await expect(detail).toBeVisible();
  await expect(own).toContainText('1.234,50');

  await detail.getByLabel('Deuda').fill('1.000');
  await detail.getByRole('button', { name: 'Guardar' }).click();
  await expect(own).toContainText('1.000,00');
  await detail
    .getByLabel('Adjuntar un PDF')
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no') });
  await expect(detail.getByRole('alert').filter({ hasText: 'No es un PDF' })).toBeVisible();
  await detail.getByLabel('Adjuntar un PDF').setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(detail.getByRole('button', { name: 'Descargar el PDF de B 00077-00000416' })).toBeVisible();
  await expect(own.getByRole('button', { name: /PDF/ })).toBeVisible();

  // What a colleague corrects stays beside what is typed here, and what both correct is asked about.
  const colleague = await arrive(browser, 'admin', { at: page.url() });
  const theirs = colleague.getByRole('complementary', { name: 'B 00077-00000416' });
  const bar = detail.getByRole('region', { name: 'Cambios sin guardar' });
  await detail.getByLabel('Deuda').fill('900');
  await theirs.getByLabel('Total').fill('1.500');
  await theirs.getByRole('button', { name: 'Guardar' }).click();
  await expect(detail.getByLabel('Total')).toHaveValue('1500,00');
  await expect(detail.getByLabel('Deuda')).toHaveValue('900');
  await expect(bar).toContainText('hay cambios sin guardar');
  await theirs.getByLabel('Deuda').fill('800');
  await theirs.getByRole('button', { name: 'Guardar' }).click();
  await expect(bar).toContainText(
    /otra persona cambió también Deuda\. El último en guardar fue admin, el [\d/]+ [\d:]+/,
  );
  await expect(detail.getByLabel('Deuda')).toHaveValue('900');
  await bar.getByRole('button', { name: 'Guardar lo mío igual' }).click();
  await expect(own).toContainText('900,00');
  await expect(theirs.getByLabel('Deuda')).toHaveValue('900,00');

  await page.getByRole('link', { name: 'Cerrar el comprobante' }).click();
  await page.getByRole('button', { name: 'Adjuntar varios PDF' }).click();
  const many = page.getByRole('dialog', { name: 'Adjuntar varios PDF' });
  await many.getByLabel('Elegir y subir archivos').setInputFiles([
    { name: 'FB-0077-00000416.pdf', mimeType: 'application/pdf', buffer: pdf },
    { name: 'resumen.pdf', mimeType: 'application/pdf', buffer: pdf },
  ]);
  await expect(many.getByRole('status')).toHaveText('1 PDF de 2 en su comprobante');
  await expect(many.getByRole('listitem').first()).toContainText('resumen.pdf El nombre del archivo no dice');
  await many.getByRole('button', { name: 'Cerrar' }).click();

  await look(page, 'b77-416');
  await page.getByRole('button', { name: 'Estado de B 00077-00000416' }).click();
  const window = page.getByRole('dialog', { name: 'Estado de B 00077-00000416' });
  await window.getByLabel('Pago', { exact: true }).check();
  await window.getByRole('button', { name: 'Guardar' }).click();
  const question = page.getByRole('dialog', { name: '¿Marcar B 00077-00000416 como pago?' });
  await expect(question).toContainText('Todavía debe $ 900,00');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await window.getByRole('button', { name: 'Guardar' }).click();
  await question.getByRole('button', { name: 'Marcar como pago' }).click();
  await expect(window).toHaveCount(0);
  await expect(own).toHaveCount(0);
});

test('documents come out of a sheet, get their PDFs by name, and go out again unchanged', async ({ browser }) => {
  const page = await arrive(browser, 'admin', { at: '/admin-current-account' });
  await page.getByRole('link', { name: 'Importar y exportar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Comprobantes en una planilla' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar en CSV' }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const all = Buffer.concat(chunks);
  const drop = (name: string, buffer: Buffer) =>
    page.getByLabel('Planilla de comprobantes').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await drop('todos.csv', all);
  await expect(page.getByText('No hay nada para importar.')).toBeVisible();

  // The customer of the first document of the sheet.
  const code = all.toString('utf8').split('\r\n')[1]?.split(';')[0]?.replaceAll('"', '') ?? '';
  const rows = [
    'Cliente;Número;Fecha;Vencimiento;Importe',
    `${code};B 88-1;01/11/2026;01/12/2026;1.500,00`,
    'X;B 88-2;;;',
  ];
  await drop('nuevos.csv', Buffer.from(rows.join('\n')));
  await expect(page.getByText(/Ningún cliente tiene el código o el CUIT X/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Importar 1' }).click();
  await expect(page.getByText(/^Listo\. Los PDF se adjuntan/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Todos los comprobantes' }).click();
  await page.getByRole('button', { name: 'Adjuntar varios PDF' }).click();
  const many = page.getByRole('dialog', { name: 'Adjuntar varios PDF' });
  await many
    .getByLabel('Elegir y subir archivos')
    .setInputFiles({ name: 'FB-0088-00000001.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(many.getByRole('status')).toHaveText('1 PDF de 1 en su comprobante');
});

test('several documents are settled at once, after one question about what they owe, and opened again', async ({
  browser,
}) => {
  const page = await arrive(browser, 'admin', { at: '/admin-current-account' });
  await page.getByRole('link', { name: 'Vencidos' }).click();
  await expect(page.locator('td .state').first()).toHaveText('Impago, vencido');
  const titles = (await page.getByRole('rowheader').allInnerTexts()).slice(0, 2);
  const box = (title: string | undefined) => page.getByRole('checkbox', { name: `Elegir ${title}` });
  for (const title of titles) await box(title).check();
  const bar = page.getByRole('region', { name: 'Comprobantes elegidos' });
  await expect(bar).toContainText('2 elegidos · deben $');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await bar.getByRole('button', { name: 'Poner en Pago' }).click();
  const question = page.getByRole('dialog', { name: '¿Poner 2 comprobantes en Pago?' });
  await expect(question).toContainText('2 todavía deben $');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Poner en Pago' }).click();
  await question.getByRole('button', { name: 'Poner en Pago' }).click();
  await expect(page.getByText('2 comprobantes en Pago')).toBeVisible();
  await expect(bar).toHaveCount(0);
  for (const title of titles) await expect(page.getByRole('rowheader', { name: title })).toHaveCount(0);

  for (const title of titles) {
    await page.goto(`/admin-current-account?q=${encodeURIComponent(title)}`);
    await expect(page.locator('td .state')).toHaveText('Pago');
    await box(title).check();
    await bar.getByRole('button', { name: 'Volver a Impago' }).click();
    await expect(page.locator('td .state')).toHaveText('Impago, vencido');
  }
});
