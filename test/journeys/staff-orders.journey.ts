import { readFileSync } from 'node:fs';
import { callAs } from './call.ts';
import { arrive, expect, expectAccessible, expectNoSidewaysScroll, prepareOrder, test } from './people.ts';
import { downloadPaper, expectPdf, sendOrder } from './sent-orders.ts';

test('staff take an order from sent to delivered, and the customer sees it without reloading', async ({ browser }) => {
  const customer = await arrive(browser, 'cliente');
  const staff = await arrive(browser, 'gerente');
  await staff.goto('/admin-orders');
  await prepareOrder(customer, 'Por la puerta de atrás');
  const number = await sendOrder(customer);

  // The order came into the list by itself.
  await expect(staff.getByRole('link', { name: new RegExp(`^Pedido ${number} de `) })).toBeVisible();
  // The states say how many are found, and follow what is moved.
  await staff.getByLabel('Buscar por número, cliente o código de artículo').fill(number);
  await expect(staff.getByRole('link', { name: /^Enviados 1$/ })).toBeVisible();
  await expect(staff.getByRole('link', { name: /^Repartidos 0$/ })).toBeVisible();
  await staff.getByRole('link', { name: new RegExp(`^Pedido ${number} de `) }).click();
  const detail = staff.getByRole('complementary', { name: `Pedido ${number}` });
  await expect(detail).toContainText('Por la puerta de atrás');
  await expectAccessible(staff);
  await customer.goto(`/orders-history?order=${number}`);
  const seen = customer.getByRole('complementary', { name: `Pedido ${number}` });
  const paper = staff.waitForEvent('download');
  await downloadPaper(detail, 'Hoja de preparación');
  await expectPdf(await paper, `Hoja de preparación ${number}.pdf`, 1);
  for (const [act, state] of [
    ['Pasar a Recibido', 'Recibido'],
    ['Pasar a En reparto', 'En reparto'],
    ['Pasar a Repartido', 'Repartido'],
  ] as const) {
    await detail.getByRole('button', { name: act }).click();
    await expect(seen).toContainText(state);
    const step = detail.getByRole('listitem').filter({ hasText: state });
    // The day does not touch the name of the state, where both are one line either.
    await expect(step).toContainText(new RegExp(`^${state} \\d{2}/\\d{2}/\\d{4} .* gerente`));
  }
  await expect(detail.getByRole('button', { name: /^Pasar|^Cancelar/ })).toHaveCount(0);
  await expect(staff.getByRole('link', { name: /^Repartidos 1$/ })).toBeVisible();
});

test('a line is corrected with a reason, and the customer sees it without reloading', async ({ browser }) => {
  const customer = await arrive(browser, 'cliente');
  await prepareOrder(customer, 'Para corregir');
  await customer.getByRole('textbox', { name: /^Cantidad/ }).fill('4');
  await customer.getByRole('textbox', { name: /^Cantidad/ }).press('Enter');
  const number = await sendOrder(customer);
  await customer.goto(`/orders-history?order=${number}`);
  const staff = await arrive(browser, 'gerente', { at: `/admin-orders?order=${number}` });
  await staff.getByRole('button', { name: 'Corregir' }).click();
  const dialog = staff.getByRole('dialog', { name: `Corregir el pedido ${number}` });
  await dialog.getByRole('textbox', { name: /BKR6E/ }).fill('9');
  await dialog.getByRole('button', { name: 'Corregir pedido' }).click();
  await expect(dialog).toContainText('Va de 0 a 4, que es lo que tiene el pedido');
  await expect(dialog.getByText(/^El pedido queda en/)).toHaveCount(0);
  await dialog.getByRole('textbox', { name: /BKR6E/ }).fill('3');
  await expect(dialog.getByText(/^El pedido queda en \$ [\d.]+,\d\d; estaba en \$ [\d.]+,\d\d\.$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Corregir pedido' }).click();
  await expect(dialog).toContainText('Escribí el motivo');
  await dialog.getByLabel('Motivo').fill('Vino una rota de fábrica');
  await expectAccessible(staff);
  // Until the list is read anew too, the dialog says what it said of the order that it corrects.
  const totalText = await dialog.getByText(/^El pedido queda en/).innerText();
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await staff.route(/StaffOrders(\?|$)/, async (route) => {
    await answered;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Corregir pedido' }).click();
  await expect(staff.locator('body')).toContainText('4 → 3');
  await expect(dialog.getByText(/^El pedido queda en/)).toHaveText(totalText);
  answer();
  await expect(dialog).toBeHidden();
  await expect(staff.getByRole('region', { name: 'Correcciones del pedido' })).toContainText('4 → 3');
  const seen = customer.getByRole('region', { name: 'Correcciones del pedido' });
  await expect(seen).toContainText('Vino una rota de fábrica');
  await expect(seen).not.toContainText('gerente');
});

test('a line is replaced by another product at the customer’s price, and they see what it stands for', async ({
  browser,
}) => {
  const customer = await arrive(browser, 'cliente');
  await prepareOrder(customer, 'Para reemplazar');
  const number = await sendOrder(customer);
  await customer.goto(`/orders-history?order=${number}`);
  const staff = await arrive(browser, 'gerente', { at: `/admin-orders?order=${number}` });
  await staff.getByRole('button', { name: 'Corregir' }).click();
  const dialog = staff.getByRole('dialog', { name: `Corregir el pedido ${number}` });
  await dialog.getByRole('button', { name: 'Reemplazar BKR6E NGK' }).click();
  const code = dialog.getByRole('combobox', { name: 'En lugar de BKR6E NGK' });
  await expect(code).toBeFocused();
  await code.fill('6203');
  await expect(dialog.getByRole('option', { name: /^6203\s*KOYO/ })).toBeVisible();
  await code.press('ArrowDown');
  await code.press('Enter');
  // What it costs this customer is seen before anything is sent.
  await expect(dialog.getByText('Reemplazado por')).toContainText(
    /6203 KOYO: \$ [\d.]+,\d\d c\/u, \$ [\d.]+,\d\d en total/,
  );
  const totalLine = dialog.getByText(/^El pedido queda en/);
  const total = /queda en (\$ [\d.]+,\d\d)/.exec(await totalLine.innerText())?.[1] ?? '';
  await dialog.getByLabel('Motivo').fill('No quedan de esa');
  await expectAccessible(staff);
  await dialog.getByRole('button', { name: 'Corregir pedido' }).click();
  await expect(dialog).toBeHidden();
  const seen = customer.getByRole('complementary', { name: `Pedido ${number}` });
  await expect(seen.getByRole('region', { name: 'Correcciones del pedido' })).toContainText(
    '4 × BKR6E NGK reemplazado por 4 × 6203 KOYO',
  );
  await expect(seen).toContainText(total);
  await expect(seen.getByRole('row', { name: /6203/ })).toContainText('Reemplaza a 4 × BKR6E NGK');
  const paper = staff.waitForEvent('download');
  await downloadPaper(staff, 'Hoja de preparación');
  await expectPdf(await paper, `Hoja de preparación ${number}.pdf`, 1);
});

test('several move at once; the one that was cancelled since says so', async ({ browser }) => {
  const customer = await arrive(browser, 'cliente');
  const numbers: string[] = [];
  for (const note of ['Uno', 'Dos', 'Tres']) {
    await prepareOrder(customer, note);
    numbers.push(await sendOrder(customer));
  }
  const staff = await arrive(browser, 'gerente');
  await staff.goto('/admin-orders?state=Sent');
  for (const number of numbers) await staff.getByRole('checkbox', { name: `Elegir el pedido ${number}` }).check();
  const bulk = staff.getByRole('region', { name: 'Pedidos elegidos' });
  await expect(bulk).toContainText('3 elegidos');
  await expectAccessible(staff);
  // A paper that could not be made leaves its window as it was, to be asked for again.
  await staff.route('**/StaffOrders/papers', (route) => route.abort('connectionreset'), { times: 1 });
  await bulk.getByRole('button', { name: 'Hoja de preparación', exact: true }).click();
  const asked = staff.getByRole('dialog');
  const together = asked.getByRole('combobox', { name: 'Cómo se junta' });
  await together.selectOption('picking-by-location');
  await asked.getByRole('button', { name: 'Descargar' }).click();
  await expect(asked.getByRole('alert')).toBeVisible();
  await expect(together).toHaveValue('picking-by-location');
  const walk = staff.waitForEvent('download');
  await asked.getByRole('button', { name: 'Descargar' }).click();
  expect((await walk).suggestedFilename()).toContain('por ubicación');
  await expect(asked).toHaveCount(0);
  const papers = staff.waitForEvent('download');
  await downloadPaper(bulk, 'Remitos');
  await expectPdf(await papers, `Remito interno 3 pedidos desde ${numbers.at(-1)}.pdf`, 3);
  // A colleague is first with one of them, between the click and the answer.
  await staff.route('**/StaffOrders/states', async (route) => {
    const { orders } = route.request().postDataJSON() as { orders: { number: string; version: number }[] };
    const headers = await route.request().allHeaders();
    const first = orders.slice(0, 1);
    await staff.request.post(route.request().url(), {
      headers: { authorization: headers['authorization'] ?? '' },
      data: { state: 'Cancelled', orders: first },
    });
    await route.continue();
  });
  await bulk.getByRole('button', { name: 'Pasar a Recibido' }).click();
  const stayed = staff.getByRole('dialog', { name: 'Quedaron como estaban' });
  await expect(stayed.getByRole('listitem')).toHaveCount(1);
  await expect(stayed).toContainText('ahora está en estado Cancelado');
  await stayed.getByRole('button', { name: 'Entendido' }).click();
  await expect(staff.getByText('2 pedidos pasaron a Recibido')).toBeVisible();
});

test('those are cancelled that were asked about, also where a colleague moves one of them before the answer', async ({
  browser,
}) => {
  const customer = await arrive(browser, 'cliente');
  const numbers: string[] = [];
  for (const note of ['Para cancelar', 'También']) {
    await prepareOrder(customer, note);
    numbers.push(await sendOrder(customer));
  }
  const staff = await arrive(browser, 'gerente', { at: '/admin-orders?state=Sent' });
  for (const number of numbers) await staff.getByRole('checkbox', { name: `Elegir el pedido ${number}` }).check();
  await staff.getByRole('button', { name: 'Cancelar pedidos' }).click();
  const asked = staff.getByRole('dialog', { name: '¿Cancelar 2 pedidos?' });
  await expect(asked).toBeVisible();
  const path = '/api/Management/StaffOrders';
  const { version } = await callAs<{ version: number }>(staff, `${path}/${numbers[0]}`);
  await callAs(staff, `${path}/states`, { state: 'Received', orders: [{ number: numbers[0], version }] });
  await expect(staff.getByText(`${numbers[0]}`)).toHaveCount(0);
  await asked.getByRole('button', { name: 'Cancelar pedidos' }).click();
  const stayed = staff.getByRole('dialog', { name: 'Quedaron como estaban' });
  await expect(stayed.getByRole('listitem')).toHaveCount(1);
  await expect(stayed).toContainText(`${numbers[0]}`);
  await stayed.getByRole('button', { name: 'Entendido' }).click();
  await expect(staff.getByText(/pas(ó|aron) a Cancelado/)).toBeVisible();
});

test('the address keeps the filters; what cannot be read in it asks for nothing', async ({ browser }) => {
  const staff = await arrive(browser, 'admin');
  await staff.goto('/admin-orders');
  await expectNoSidewaysScroll(staff);
  await staff.getByRole('button', { name: 'Filtros' }).click();
  await staff.getByRole('combobox', { name: 'Zona' }).selectOption({ index: 1 });
  await expect(staff).toHaveURL(/zone=/);
  await expect(staff.getByRole('row').first()).toBeVisible();
  const all = await staff.getByRole('row').count();
  await staff.getByLabel('Importe desde').fill('2.500.000');
  await staff.getByLabel('Importe desde').press('Enter');
  await expect(staff).toHaveURL(/min=2500000\.00/);
  await expect.poll(() => staff.getByRole('row').count()).toBeLessThan(all);
  await staff.getByRole('button', { name: /^Quitar Desde/ }).click();
  await expect(staff).not.toHaveURL(/min=/);
  const table = staff.waitForEvent('download');
  await staff.getByRole('button', { name: 'CSV' }).click();
  expect(readFileSync(await (await table).path(), 'utf8')).toMatch(/^\uFEFF"Pedido";"Fecha";/);
  await staff.getByRole('link', { name: 'Limpiar todo' }).click();
  await staff.getByRole('searchbox', { name: /número, cliente o código/ }).fill('zzzz');
  await expect(staff.getByText('Ningún pedido coincide con lo que buscás')).toBeVisible();
  await staff.goto('/admin-orders?state=Nada&from=ayer&after=x%20y');
  await expect(staff.getByRole('link', { name: /^Pedido 20/ }).first()).toBeVisible();
});

test('filters are kept under a name, and found again in another window', async ({ browser }) => {
  const staff = await arrive(browser, 'gerente', { at: '/admin-orders' });
  for (const { id, version } of await callAs<{ id: string; version: number }[]>(
    staff,
    '/api/SavedSearches?place=orders',
  ))
    await callAs(staff, `/api/SavedSearches/${id}`, undefined, 'DELETE', { 'if-match': `"${version}"` });
  await staff.goto('/admin-orders?state=Sent&min=1000.00');
  const views = staff.getByRole('navigation', { name: 'Vistas guardadas' });
  await views.getByRole('button', { name: 'Guardar vista' }).click();
  await staff.getByLabel('Nombre de la vista').fill('Grandes sin preparar');
  await staff.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await expect(views.getByRole('link', { name: 'Grandes sin preparar' })).toHaveAttribute('aria-current', 'true');
  await expectAccessible(staff);
  const other = await arrive(browser, 'gerente', { at: '/admin-orders' });
  const theirs = other.getByRole('navigation', { name: 'Vistas guardadas' });
  await theirs.getByRole('link', { name: 'Grandes sin preparar' }).click();
  await expect(other).toHaveURL(/state=Sent&min=1000\.00/);
  await views.getByRole('button', { name: 'Renombrar Grandes sin preparar' }).click();
  await staff.getByLabel('Nombre de la vista').fill('Los de hoy');
  await staff.getByRole('dialog').getByRole('button', { name: 'Renombrar' }).click();
  await expect(theirs.getByRole('link', { name: 'Los de hoy' })).toBeVisible();
  await theirs.getByRole('button', { name: 'Borrar Los de hoy' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Borrar vista' }).click();
  await expect(views.getByRole('link', { name: 'Los de hoy' })).toHaveCount(0);
});

test('a seller sees the orders of their own customers, and moves none', async ({ browser }) => {
  const seller = await arrive(browser, 'vendedor');
  await seller.goto('/admin-orders');
  await seller
    .getByRole('link', { name: /^Pedido 20/ })
    .first()
    .click();
  await expect(seller.getByRole('complementary', { name: /^Pedido 20/ })).toContainText('Total');
  await expect(seller.getByRole('button', { name: /^Pasar/ })).toHaveCount(0);
  await expect(seller.getByRole('checkbox')).toHaveCount(0);
});

test('the list is narrowed to a customer that is found by its name, and the address keeps it', async ({ browser }) => {
  const staff = await arrive(browser, 'gerente', { at: '/admin-orders' });
  const first = staff.locator('tbody tr').first();
  await expect(first).toBeVisible();
  await staff.getByRole('button', { name: 'Filtros' }).click();
  const field = staff.getByRole('combobox', { name: 'Cliente' });
  await field.fill('zzqx');
  await expect(staff.getByText('No encontramos «zzqx»')).toBeVisible();
  await field.fill('a');
  const options = staff.getByRole('listbox', { name: 'Clientes' }).getByRole('option');
  await expect(options.nth(1)).toBeVisible();
  await expectAccessible(staff);
  await expectNoSidewaysScroll(staff);
  await field.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await field.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  const name = (await options.nth(1).locator('.suggested-text').textContent()) ?? '';
  await field.press('Enter');
  await expect(staff).toHaveURL(/\/admin-orders\?customer=\d+$/);
  await expect(staff.getByRole('button', { name: `Quitar ${name}` })).toBeVisible();
  await staff.reload();
  await staff.getByRole('button', { name: `Quitar ${name}` }).click();
  await expect(staff).toHaveURL(/\/admin-orders$/);
});

test('a filter that could not be asked shows no rows of the one before, and is asked again with the network', async ({
  browser,
}) => {
  const page = await arrive(browser, 'admin', { at: '/admin-orders' });
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: /^Recibidos/ }).click();
  await expect(page.getByRole('heading', { name: 'No se pudieron traer los pedidos' })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page.locator('td .state').first()).toHaveText('Recibido');
});
