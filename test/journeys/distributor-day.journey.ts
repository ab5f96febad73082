import type { Page } from '@playwright/test';
import { importSheet } from './import-sheet.ts';
import { type RunningMostrador, startMostrador } from './mostrador.ts';
import { arrive, expect, searchFor, test } from './people.ts';
import { firstPort, portsOfWorker } from './ports.ts';
import { downloadPaper, expectPdf, sendOrder } from './sent-orders.ts';
import { fill, warrantyFacts } from './warranty-facts.ts';

const invoice = 'B 00009-00000416';

test.describe('a day of a distributor', () => {
  let shop: RunningMostrador;
  test.beforeAll(async ({ browserName: _ }, { parallelIndex }) => {
    shop = await startMostrador(firstPort + parallelIndex * portsOfWorker + 5);
  });
  test.afterAll(() => shop.close());

  test('from the morning’s list to the last payment, by the screens of those whose work it is', async ({ browser }) => {
    test.setTimeout(180_000);
    const at = (path: string) => ({ baseURL: shop.address, at: path });
    const admin = await arrive(browser, 'admin', at('/admin-imports'));
    const manager = await arrive(browser, 'gerente', at('/admin-orders'));
    const customer = await arrive(browser, 'cliente', at('/products-search-by-text'));

    await test.step('the list of a supplier comes in', async () => {
      await importSheet(admin, 'lista de la mañana.csv', [
        'Código;Marca;Descripción;Rubro;Subrubro;Precio de lista;Stock',
        'DIA-1;NGK;Bujía del día;Encendido;Bujías;10.000,00;50',
      ]);
    });

    let number = '';
    await test.step('two orders come in, and go out with their papers', async () => {
      const numbers = [await order(customer, '4'), await order(customer, '2')];
      for (const each of numbers) await manager.getByRole('checkbox', { name: `Elegir el pedido ${each}` }).check();
      const bulk = manager.getByRole('region', { name: 'Pedidos elegidos' });
      const slips = manager.waitForEvent('download');
      await downloadPaper(bulk, 'Hoja de preparación');
      await expectPdf(await slips, `Hoja de preparación 2 pedidos desde ${numbers.at(-1)}.pdf`, 2);
      const walk = manager.waitForEvent('download');
      await downloadPaper(bulk, 'Hoja de preparación', 'Por ubicación: los 2 en una sola recorrida');
      await expectPdf(await walk, `Hoja de preparación por ubicación 2 pedidos desde ${numbers.at(-1)}.pdf`, 1);
      const notes = manager.waitForEvent('download');
      await downloadPaper(bulk, 'Remitos');
      await expectPdf(await notes, `Remito interno 2 pedidos desde ${numbers.at(-1)}.pdf`, 2);

      number = numbers[0] ?? '';
      await manager.getByRole('link', { name: new RegExp(`^Pedido ${number} de `) }).click();
      const detail = manager.getByRole('complementary', { name: `Pedido ${number}` });
      for (const state of ['Recibido', 'En reparto', 'Repartido']) {
        await detail.getByRole('button', { name: `Pasar a ${state}` }).click();
        await expect(detail.getByRole('listitem').filter({ hasText: state })).toContainText('gerente');
      }
    });

    await test.step('what went out is invoiced', async () => {
      const code = await codeOfCustomer(admin);
      await admin.goto('/admin-current-account');
      await admin.getByRole('link', { name: 'Nuevo comprobante' }).click();
      const form = admin.getByRole('form', { name: 'Nuevo comprobante' });
      await form.getByLabel('Cliente').fill(code);
      await form.getByLabel('Letra').selectOption('B');
      await form.getByLabel('Punto de venta').fill('9');
      await form.getByLabel('Número').fill('416');
      await form.getByLabel('Vencimiento').fill('2199-01-31');
      await form.getByLabel('Total').fill('36.000,00');
      await form.getByRole('button', { name: 'Cargar comprobante' }).click();
      await expect(admin.getByRole('complementary', { name: invoice })).toBeVisible();
    });

    await test.step('one came broken: it is claimed, and answered', async () => {
      const claimant = await arrive(browser, 'cliente.admin', at('/demands?new=si'));
      await claimant.getByLabel('Origen').selectOption({ label: 'Factura' });
      await claimant.getByLabel('Motivo').selectOption({ index: 1 });
      await claimant.getByLabel('Fecha de la factura o del pedido').fill('2026-03-09');
      await claimant.getByLabel('Número de factura o pedido').fill(invoice);
      await claimant.getByLabel('Nota').fill('Vino una rota');
      await takeArticle(claimant, claimant.getByRole('combobox', { name: /^(Artículo|Otro artículo)$/ }));
      await claimant.getByRole('textbox', { name: 'Cantidad de DIA-1' }).fill('1');
      await claimant.getByRole('button', { name: 'Enviar reclamo' }).click();
      const title = await claimant.getByRole('heading', { level: 2, name: /^Reclamo \d{4}-\d{8}$/ }).innerText();
      await manager.goto(`/demands-managament?claim=${title.replace('Reclamo ', '')}`);
      const managed = manager.getByRole('complementary', { name: title });
      await managed.getByRole('button', { name: 'Asociar' }).click();
      await manager.getByLabel('Código Flexxus').fill('RC-9');
      await manager.keyboard.press('Enter');
      await managed.getByLabel('Resolución').fill('Va otra en el próximo reparto');
      await managed.getByRole('button', { name: 'Aceptar' }).click();
      await manager.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click();
      await expect(claimant.getByRole('complementary', { name: title })).toContainText('Va otra en el próximo reparto');
    });

    await test.step('another failed on the road: its warranty is taken up, and accepted', async () => {
      const claimant = await arrive(browser, 'cliente.admin', at('/warranties?new=si'));
      await takeArticle(claimant, claimant.getByLabel('Código del artículo'));
      await claimant.getByLabel('Marca del vehículo').fill('Volkswagen');
      await claimant.getByLabel('Modelo').fill('Gol');
      await fill(claimant, { ...warrantyFacts, 'Número de factura': invoice });
      await claimant.getByLabel('Cómo falló').selectOption({ index: 2 });
      await claimant.getByRole('button', { name: 'Enviar garantía' }).click();
      const row = claimant.getByRole('row', { name: /DIA-1 NGK/ });
      const rma = await row.getByRole('rowheader').innerText();
      await manager.goto(`/warranties-management?rma=${rma}`);
      const detail = manager.getByRole('complementary', { name: `Garantía ${rma}` });
      await detail.getByRole('button', { name: 'Tomar: pasa a Pendiente' }).click();
      await detail.getByLabel('Resolución').fill('Se repone sin cargo');
      await detail.getByRole('button', { name: 'Aceptar' }).click();
      await manager.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click();
      await expect(row).toContainText('Se repone sin cargo');
    });

    await test.step('the invoice is paid, and nothing of it is owed any more', async () => {
      await customer.goto('/current-account?tab=pagos&new=1');
      const form = customer.getByRole('form', { name: 'Informar un pago' });
      await form.getByRole('checkbox', { name: new RegExp(invoice) }).check();
      await form.getByRole('button', { name: 'Poner ese importe' }).click();
      await expect(form.getByLabel('Importe')).toHaveValue('36.000,00');
      await form.getByLabel('Número').fill('OP-416');
      await form.getByRole('button', { name: 'Informar el pago' }).click();
      await expect(customer.getByRole('listitem').filter({ hasText: 'OP-416' })).toContainText('En revisión');
      await admin.goto('/admin-payments?q=OP-416');
      await admin.getByRole('rowheader').getByRole('link').click();
      await admin.getByRole('button', { name: /^Aceptar \$/ }).click();
      await admin
        .getByRole('dialog')
        .getByRole('button', { name: /^Aceptar \$/ })
        .click();
      await expect(customer.getByRole('listitem').filter({ hasText: 'OP-416' })).toContainText('Aceptado por admin');
      await admin.goto(`/admin-current-account?q=${encodeURIComponent(invoice)}`);
      await expect(admin.getByRole('row', { name: invoice }).getByText('Pago', { exact: true })).toBeVisible();
    });

    await test.step('in the evening it can be seen who did what', async () => {
      await admin.goto('/admin-activity');
      const main = admin.getByRole('main');
      for (const [who, what] of [
        ['admin', /Importó|Importación/],
        ['gerente', number],
      ] as const) {
        await expect(main.getByRole('row').filter({ hasText: who }).filter({ hasText: what }).first()).toBeVisible();
      }
    });
  });
});

/** An order of so many of what came in this morning; its number. */
const order = async (page: Page, quantity: string): Promise<string> => {
  await searchFor(page, 'DIA-1');
  await page.getByRole('button', { name: /^Agregar DIA-1 NGK/ }).click();
  await page.getByRole('link', { name: /^Carrito/ }).click();
  await page.getByRole('textbox', { name: /^Cantidad de DIA-1/ }).fill(quantity);
  await page.keyboard.press('Enter');
  // What is sent is what stands in the cart: it has to be there first.
  const inCart = page.getByRole('status').filter({ hasText: `En el carrito: ${quantity} de DIA-1` });
  await expect(inCart).toBeAttached();
  await page.getByLabel('Método de entrega').selectOption({ label: 'Expreso' });
  return sendOrder(page);
};

const takeArticle = async (page: Page, field: ReturnType<Page['getByLabel']>): Promise<void> => {
  await field.fill('dia-1');
  await expect(page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option').first()).toBeVisible();
  await field.press('Enter');
};

/** As the list of customers has it. */
const codeOfCustomer = async (page: Page): Promise<string> => {
  await page.goto('/admin-customers?q=cruce');
  const link = page.getByRole('link', { name: /^Repuestos El Cruce/ });
  await link.click();
  return page.getByRole('textbox', { name: 'Código', exact: true }).inputValue();
};
