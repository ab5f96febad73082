import { arrive, expect, expectAccessible, expectNoSidewaysScroll, test } from './people.ts';

const receipt = { name: 'transferencia.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nx\n%%EOF\n') };

test('a customer reports what was paid, and an administrator takes it off the debt while both look on', async ({
  browser,
}) => {
  const customer = await arrive(browser, 'cliente', { at: '/current-account' });
  await customer.getByRole('link', { name: 'Pagos', exact: true }).click();
  await expect(customer.getByText('Todavía no informaste ningún pago')).toBeVisible();
  await customer.getByRole('link', { name: 'Informar un pago' }).click();
  await expectAccessible(customer);
  await expectNoSidewaysScroll(customer);
  const form = customer.getByRole('form', { name: 'Informar un pago' });
  const send = form.getByRole('button', { name: 'Informar el pago' });
  await send.click();
  await expect(form.getByText('Poné el importe, como 1.234,50')).toBeVisible();
  await expect(form.getByLabel('Importe')).toBeFocused();

  const owed = form.getByRole('group', { name: 'Qué pagás' }).getByRole('checkbox').first();
  await owed.check();
  await form.getByRole('button', { name: 'Poner ese importe' }).click();
  await expect(form.getByLabel('Importe')).not.toHaveValue('');
  await form.getByLabel('Número').fill('OP-778');
  await form.getByLabel(/comprobante/).setInputFiles({ ...receipt, buffer: Buffer.from('<svg/>') });
  await expect(form.getByText('El archivo tiene que ser un PDF o una foto')).toBeVisible();
  await form.getByLabel(/comprobante/).setInputFiles(receipt);
  await expect(form.getByText('transferencia.pdf')).toBeVisible();
  await send.click();
  const own = customer.getByRole('listitem').filter({ hasText: 'OP-778' });
  await expect(own).toContainText('En revisión');

  const page = await arrive(browser, 'admin', { at: '/admin-payments?state=waiting' });
  await page.getByRole('searchbox', { name: 'Filtrar por cliente o número' }).fill('OP-778');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('rowheader').getByRole('link').click();
  const detail = page.getByRole('complementary', { name: / del \d/ });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const saving = page.waitForEvent('download');
  await detail.getByRole('button', { name: 'Ver el comprobante' }).click();
  expect((await saving).suggestedFilename()).toBe('transferencia.pdf');
  await detail.getByRole('button', { name: 'Rechazar' }).click();
  await expect(detail.getByText('Contale al cliente por qué')).toBeVisible();
  await detail.getByRole('button', { name: /^Aceptar \$/ }).click();
  const asked = page.getByRole('dialog', { name: /^¿Aceptar \$/ });
  await expect(asked.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await asked.getByRole('button', { name: /^Aceptar \$/ }).click();
  await expect(detail).toContainText('se le descontaron');
  await expect(own).toContainText('Aceptado por admin');

  await detail.getByRole('button', { name: 'Anular la aceptación' }).click();
  await expect(detail.getByLabel('Por qué la anulás')).toBeFocused();
  await detail.getByRole('button', { name: 'Anular la aceptación' }).click();
  await expect(detail.getByText('Contale al cliente por qué')).toBeVisible();
  await detail.getByLabel('Por qué la anulás').fill('El cheque vino rechazado');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await detail.getByRole('button', { name: 'Anular la aceptación' }).click();
  await expect(detail).toContainText('Se anuló la aceptación: El cheque vino rechazado');
  await expect(detail).not.toContainText('se le descontaron');
  await expect(own).toContainText('En revisión');
  await expect(own).toContainText('El cheque vino rechazado');
});

test('a payment that is refused says why, and one that still waits can be taken back', async ({ browser }) => {
  const customer = await arrive(browser, 'cliente.admin', { at: '/current-account?tab=pagos&new=1' });
  const form = customer.getByRole('form', { name: 'Informar un pago' });
  const report = async (reference: string) => {
    await form.getByLabel('Importe').fill('1.500,50');
    await form.getByLabel('Número').fill(reference);
    await form.getByRole('button', { name: 'Informar el pago' }).click();
    await expect(customer.getByRole('listitem').filter({ hasText: reference })).toContainText('En revisión');
  };
  await report('RECH-1');
  await customer.getByRole('link', { name: 'Informar un pago' }).click();
  await report('ANUL-1');
  const withdrawn = customer.getByRole('listitem').filter({ hasText: 'ANUL-1' });
  await withdrawn.getByRole('button', { name: /^Anular/ }).click();
  await customer.getByRole('dialog').getByRole('button', { name: 'Anular el aviso' }).click();
  await expect(withdrawn).toContainText('Anulado');

  const page = await arrive(browser, 'admin', { at: '/admin-payments?q=RECH-1' });
  await page.getByRole('rowheader').getByRole('link').click();
  const detail = page.getByRole('complementary', { name: / del \d/ });
  await detail.getByLabel('Por qué lo rechazás').fill('No está acreditado en el banco');
  await detail.getByRole('button', { name: 'Rechazar' }).click();
  await expect(detail).toContainText('Rechazado por admin');
  await expect(customer.getByRole('listitem').filter({ hasText: 'RECH-1' })).toContainText(
    'No está acreditado en el banco',
  );
});

test('what was paid on account stands on the customer’s page, for its seller too, until it is applied', async ({
  browser,
}) => {
  const customer = await arrive(browser, 'cliente', { at: '/current-account?tab=pagos&new=1' });
  const form = customer.getByRole('form', { name: 'Informar un pago' });
  await form.getByLabel('Importe').fill('77.777.777,50');
  await form.getByLabel('Número').fill('CTA-1');
  await form.getByRole('button', { name: 'Informar el pago' }).click();
  const question = customer.getByRole('dialog', { name: '¿Informar $ 77.777.777,50?' });
  await expect(question).toContainText(/Tu deuda es \$ [\d.]+,\d\d/);
  // A refusal after the question leaves the focus in the form.
  await customer.route('**/api/Payments', (route) => route.fulfill({ status: 503 }));
  await question.getByRole('button', { name: 'Informar el pago' }).click();
  await expect(form.getByRole('button', { name: 'Informar el pago' })).toBeFocused();
  await customer.unroute('**/api/Payments');
  await form.getByRole('button', { name: 'Informar el pago' }).click();
  await question.getByRole('button', { name: 'Informar el pago' }).click();
  await expect(customer.getByRole('listitem').filter({ hasText: 'CTA-1' })).toContainText('En revisión');

  const page = await arrive(browser, 'admin', { at: '/admin-payments?q=CTA-1' });
  await page.getByRole('rowheader').getByRole('link').click();
  const detail = page.getByRole('complementary', { name: / del \d/ });
  await detail.getByRole('button', { name: /^Aceptar \$/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Aceptar \$/ })
    .click();
  await page.getByRole('link', { name: 'A cuenta', exact: true }).click();
  await expect(page).toHaveURL(/[?&]onAccount=1/);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expect(page.getByRole('cell', { name: '77.777.777,50' })).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const seller = await arrive(browser, 'vendedor', { at: '/seller-customers?q=el cruce' });
  await seller.getByRole('link', { name: /^Repuestos El Cruce/ }).click();
  await seller.getByRole('link', { name: 'Cuenta', exact: true }).click();
  const paid = seller.getByRole('list', { name: 'Pagos a cuenta' });
  await expect(paid).toContainText('77.777.777,50');
  // A seller opens no payment.
  await expect(paid.getByRole('link')).toHaveCount(0);
  await expect(seller.getByText('Saldo a favor', { exact: true })).toBeVisible();
  await expectAccessible(seller);

  await detail.getByRole('button', { name: 'Ya está imputado' }).click();
  await expect(page.getByText('Ningún pago con ese filtro')).toBeVisible();
  await expect(paid).toHaveCount(0);
  await expect(seller.getByText('Debe', { exact: true })).toBeVisible();
});

test('an invoice that is paid twice: both sides are told, and the second payment stays on account', async ({
  browser,
}) => {
  const customer = await arrive(browser, 'cliente', { at: '/current-account?tab=pagos&new=1' });
  const form = customer.getByRole('form', { name: 'Informar un pago' });
  const alike = form.getByText('Ya informaste un pago con el mismo importe, día y comprobantes');
  const report = async (reference: string, isAgain: boolean) => {
    await form.getByRole('group', { name: 'Qué pagás' }).getByRole('checkbox').nth(1).check();
    await form.getByRole('button', { name: 'Poner ese importe' }).click();
    await expect(alike).toHaveCount(isAgain ? 1 : 0);
    await form.getByLabel('Número').fill(reference);
    await form.getByRole('button', { name: 'Informar el pago' }).click();
    await expect(customer.getByRole('listitem').filter({ hasText: reference })).toContainText('En revisión');
  };
  await report('DOBLE-1', false);
  await customer.getByRole('link', { name: 'Informar un pago' }).click();
  await report('DOBLE-2', true);
  const own = customer.getByRole('listitem').filter({ hasText: 'DOBLE-2' });
  await expect(own).toContainText('Si es el mismo, anulá uno de los dos');
  await expectAccessible(customer);

  const page = await arrive(browser, 'admin', { at: '/admin-payments?q=DOBLE' });
  await expect(page.getByText('¿repetido?')).toHaveCount(2);
  await page.getByRole('row').filter({ hasText: 'DOBLE-1' }).getByRole('link').click();
  const detail = page.getByRole('complementary', { name: / del \d/ });
  const accept = async () => {
    await detail.getByRole('button', { name: /^Aceptar \$/ }).click();
    const asked = page.getByRole('dialog', { name: /^¿Aceptar \$/ });
    const text = await asked.innerText();
    await asked.getByRole('button', { name: /^Aceptar \$/ }).click();
    await expect(asked).toHaveCount(0);
    return text;
  };
  expect(await accept()).not.toContain('Sobran');
  await expect(detail).toContainText('se le descontaron');
  await detail.getByRole('link', { name: 'Ver el otro' }).click();
  await expect(detail).toContainText('DOBLE-2');
  await expect(detail).toContainText('no debe nada: fijate si este pago ya está imputado');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(await accept()).toMatch(/Sobran \$ [\d.,]+: quedan a cuenta/);
  await expect(detail).toContainText('a cuenta: bajan lo que debe');
  await expect(own).toContainText('A cuenta');
  await customer.getByRole('link', { name: 'Actual', exact: true }).click();
  await expect(customer.getByText('Pago a cuenta', { exact: true })).toBeVisible();
  await customer.getByRole('link', { name: 'Pagos', exact: true }).click();
  await detail.getByRole('button', { name: 'Ya está imputado' }).click();
  await expect(detail).toContainText('se dieron por imputados en tu sistema');
  await expect(own).toContainText('Ya imputado');
});
