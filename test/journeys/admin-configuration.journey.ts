import { callAs } from './call.ts';
import { save, saved, takeOutAll } from './configuration-acts.ts';
import {
  arrive,
  chooseFrom,
  emptyCart,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  searchFor,
  test,
} from './people.ts';

test('Finanzas: the surcharge moves a customer’s open cart, and wrong numbers are said under their field', async ({
  browser,
}) => {
  const customer = await arrive(browser, 'cliente');
  await emptyCart(customer);
  await searchFor(customer, 'bkr6e ngk');
  await customer.getByRole('textbox', { name: 'Cantidad de BKR6E NGK' }).press('Enter');
  await customer.getByRole('link', { name: /^Carrito/ }).click();
  await expect(customer.getByText('Recargo por envío')).toBeVisible();

  const page = await arrive(browser, 'admin', { at: '/admin-configuration?tab=finanzas' });
  const surcharge = page.getByLabel('Recargo ($)');
  await surcharge.fill('mucho');
  await page.getByLabel('Texto en el carrito').fill('Envío a domicilio');
  await expect(page.getByText('Un importe como 1.234,50')).toBeVisible();
  await save(page);
  await expect(surcharge).toBeFocused();
  await expectAccessible(page);
  await surcharge.fill('9100,5');
  const asked: string[] = [];
  customer.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await save(page);
  await saved(page);
  await expect(surcharge).toHaveValue('9.100,50');
  await expect(customer.getByText('Envío a domicilio')).toBeVisible();
  await expect(customer.getByText(/9\.100,50/).first()).toBeVisible();
  // What was not saved is not asked for by everybody.
  expect(asked.filter((path) => path.startsWith('/api/Public/'))).toEqual([]);

  await page.getByRole('button', { name: 'Agregar cuenta' }).click();
  await expect(page.getByLabel('Banco').last()).toBeFocused();
  await page.keyboard.type('Banco Nuevo');
  await page.getByLabel('CBU').last().fill('1234');
  await page.getByLabel('CBU').last().blur();
  await expect(page.getByText('El CBU no es válido: revisá sus 22 dígitos')).toBeVisible();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByText('Banco Nuevo')).toHaveCount(0);
  await surcharge.fill('8500');
  await page.getByLabel('Texto en el carrito').fill('Recargo por envío');
  await save(page);
  await saved(page);
  await emptyCart(customer);
});

test('Deshabilitar: a brand leaves a customer’s open search, and comes back', async ({ browser }) => {
  const customer = await arrive(browser, 'cliente');
  await searchFor(customer, 'bkr6e ngk');
  const row = customer.getByRole('rowheader', { name: /^BKR6E NGK/ });
  await expect(row).toBeVisible();
  const page = await arrive(browser, 'admin', { at: '/admin-configuration?tab=deshabilitar' });
  await page.getByLabel('Filtrar marcas y familias').fill('ngk');
  await page.getByRole('checkbox', { name: 'NGK', exact: true }).check();
  await expect(page).toHaveTitle(/^• Deshabilitar/);
  await save(page);
  await saved(page);
  await expect(row).toHaveCount(0);
  for (const family of ['Encendido', 'Rodamientos']) {
    await chooseFrom(page, 'Marca', 'NGK');
    await chooseFrom(page, 'Familia', family);
    await page.getByRole('button', { name: 'Deshabilitar', exact: true }).click();
  }
  await page.getByRole('button', { name: 'Habilitar NGK en Encendido' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Habilitar NGK en Rodamientos' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Marcas y familias' }).locator(':focus')).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'NGK', exact: true }).uncheck();
  await save(page);
  await saved(page);
  await expect(row).toBeVisible();
});

test('General: the way of delivery, the alert and the WhatsApp are there at once; leaving asks first', async ({
  browser,
}) => {
  const customer = await arrive(browser, 'cliente');
  await emptyCart(customer);
  await searchFor(customer, 'bkr6e ngk');
  await customer.getByRole('textbox', { name: 'Cantidad de BKR6E NGK' }).press('Enter');
  await customer.getByRole('link', { name: /^Carrito/ }).click();
  const page = await arrive(browser, 'admin', { at: '/admin-configuration', viewport: { width: 390, height: 844 } });
  await page.getByRole('button', { name: 'Agregar método' }).click();
  await page.keyboard.type('Moto');
  await page.getByLabel('Título').fill('Feriado');
  await page.getByRole('button', { name: 'Agregar WhatsApp' }).click();
  await page.keyboard.type('Patagonia');
  await page.getByLabel('Número').last().fill('0291 15 555-4444');
  await expect(page.getByLabel('Enlace').last()).toHaveValue('https://wa.me/5492915554444');
  await expectNoSidewaysScroll(page);
  // Another address of the same tab: what was typed is still there, and is asked about again.
  await page.getByRole('link', { name: /^General/ }).click();
  await page.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page).toHaveURL(/tab=general$/);
  await expect(page.getByLabel('Título')).toHaveValue('Feriado');
  // Where one already is nothing is left, and leaving it still asks.
  await page.getByRole('link', { name: /^General/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Reclamos' }).click();
  await expect(page.getByRole('dialog', { name: '¿Salir sin guardar?' })).toContainText(
    'Aviso, Métodos de entrega, WhatsApp',
  );
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL(/tab=general$/);
  await save(page);
  await saved(page);
  await expect(customer.getByLabel('Método de entrega').getByRole('option', { name: 'Moto' })).toHaveCount(1);
  await customer.getByRole('button', { name: 'Aviso' }).click();
  await expect(customer.getByRole('dialog', { name: 'Feriado' })).toBeVisible();
  await customer.keyboard.press('Escape');

  // A long one opens at its beginning, and its addresses are links.
  const message = page.getByLabel('Mensaje');
  const former = await message.inputValue();
  await message.fill(
    `Mirá https://ejemplo.com/feriado.\n${'El lunes no abrimos.\n'.repeat(80)}Escribinos a ventas@ejemplo.com`,
  );
  await save(page);
  await saved(page);
  await customer.getByRole('button', { name: 'Aviso' }).click();
  const alert = customer.getByRole('dialog', { name: 'Feriado' });
  await expect(alert.getByRole('link', { name: 'https://ejemplo.com/feriado' })).toBeInViewport();
  await expect(alert.getByRole('link', { name: 'https://ejemplo.com/feriado' })).toHaveAttribute('target', '_blank');
  await expect(alert.getByRole('link', { name: 'ventas@ejemplo.com' })).not.toBeInViewport();
  await expectAccessible(customer);
  await customer.keyboard.press('End');
  await expect(alert.getByRole('link', { name: 'ventas@ejemplo.com' })).toBeInViewport();
  await customer.keyboard.press('Escape');

  // Two numbers for one zone are refused at the second.
  await page.getByRole('button', { name: 'Agregar WhatsApp' }).click();
  await page.keyboard.type('patagonia');
  await page.getByLabel('Número').last().fill('0291 15 555-4445');
  await save(page);
  await expect(page.getByText('Esa zona ya tiene un número: cada cliente ve uno solo').first()).toBeVisible();
  await page.getByRole('button', { name: 'Quitar WhatsApp patagonia' }).last().click();

  // A customer who chose a delivery method that is then removed is told at once, before the order is confirmed.
  const way = customer.getByLabel('Método de entrega');
  await way.selectOption('Moto');
  await customer.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(customer.getByRole('dialog', { name: /^¿Enviar el pedido/ })).toBeVisible();
  await page.getByRole('button', { name: 'Quitar método Moto' }).click();
  await expect(page.getByRole('button', { name: /^Quitar método / }).last()).toBeFocused();
  await page.getByRole('button', { name: 'Quitar WhatsApp Patagonia', exact: true }).click();
  await page.getByLabel('Título').fill('Cambios de reparto en diciembre');
  await message.fill(former);
  await save(page);
  await saved(page);
  await expect(customer.getByText('El método que habías elegido ya no está: elegí otro')).toBeVisible();
  await expect(customer.getByRole('dialog')).toHaveCount(0);
  await customer.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(way).toBeFocused();
  await expect(customer.getByRole('dialog')).toHaveCount(0);
  await emptyCart(customer);
});

test('Reclamos: two windows never write over one another', async ({ browser }) => {
  const page = await arrive(browser, 'admin', { at: '/admin-configuration?tab=reclamos' });
  const other = await arrive(browser, 'admin', { at: '/admin-configuration?tab=reclamos' });
  const origins = page.getByRole('region', { name: /^Orígenes/ });
  await origins.getByRole('button', { name: 'Agregar origen' }).click();
  await page.keyboard.type('Mostrador');
  const customer = await arrive(browser, 'cliente.admin', { at: '/demands?new=si' });
  const origin = customer.getByLabel('Origen');
  await expect(origin.getByRole('option', { name: 'Factura' })).toHaveCount(1);
  const others = other.getByRole('region', { name: /^Orígenes/ });
  await others.getByRole('button', { name: 'Agregar origen' }).click();
  await other.keyboard.type('Teléfono');
  await other.keyboard.press('Enter');
  await saved(other);
  await expect(origin.getByRole('option', { name: 'Teléfono' })).toHaveCount(1);
  await expect(page.getByText('admin guardó cambios mientras tanto: ahora dice «Teléfono»')).toBeVisible();
  await expect(origins.getByLabel('Nombre').last()).toHaveValue('Mostrador');
  await page.getByRole('button', { name: 'Ver lo guardado' }).click();
  await expect(origins.getByLabel('Nombre').last()).toHaveValue('Teléfono');
  await origins.getByRole('button', { name: 'Quitar origen Teléfono' }).click();

  await page.route('**/admin-configuration/demand-origins', (route) => route.abort('connectionreset'));
  await save(page);
  await expect(page.getByText('No se pudo guardar, reintentá')).toBeVisible();
  await page.unroute('**/admin-configuration/demand-origins');
  await save(page);
  await saved(page);
  await expect(others.getByRole('button', { name: 'Quitar origen Teléfono' })).toHaveCount(0);
});

test('Finanzas and Reclamos: who uses an item is told before it goes, and the last reason stays', async ({
  browser,
}) => {
  const page = await arrive(browser, 'admin', { at: '/admin-configuration?tab=finanzas' });
  await page.getByRole('button', { name: 'Agregar descuento' }).click();
  await page.keyboard.type('Temporada');
  await page.getByLabel('Porcentaje').last().fill('4');
  await page.getByLabel('Explicación').last().fill('Por temporada');
  await save(page);
  await saved(page);
  const customer = await arrive(browser, 'cliente.admin', { at: '/configuration' });
  await customer.getByLabel(/Temporada/).check();
  await expect(customer.getByLabel(/Temporada/)).toBeChecked();
  const remove = page.getByRole('button', { name: 'Quitar descuento Temporada' });
  await expect(async () => {
    await remove.click();
    await expect(page.getByRole('dialog', { name: '¿Quitar «Temporada»?' })).toBeVisible({ timeout: 2000 });
  }).toPass();
  const question = page.getByRole('dialog', { name: '¿Quitar «Temporada»?' });
  await expect(question).toContainText(/Lo usa una empresa \(.+\)\. Deja de tener ese descuento en el carrito\./);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await question.getByRole('button', { name: 'Quitar', exact: true }).click();
  await expect(remove).toHaveCount(0);
  await save(page);
  await saved(page);
  await expect(customer.getByLabel(/Temporada/)).toHaveCount(0);

  await page.getByRole('link', { name: 'Reclamos' }).click();
  const reasons = page.getByRole('region', { name: /^Motivos/ });
  const out = reasons.getByRole('button', { name: /^Quitar motivo/ });
  await expect(out.first()).toBeVisible();
  await takeOutAll(page, out);
  await save(page);
  await expect(page.getByText('Tiene que quedar uno: sin ninguno no se puede abrir un reclamo').first()).toBeVisible();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(out.first()).toBeVisible();
});

test('Envío de E-mails: accounts are added once, and the password is never shown again', async ({ browser }) => {
  const page = await arrive(browser, 'admin', {
    at: '/admin-configuration?tab=mails',
    viewport: { width: 390, height: 844 },
  });
  await callAs(page, '/api/Management/Mails/test', { address: 'espera@example.com' });
  await page.getByLabel('Servidor SMTP').fill('smtp.example.com');
  await save(page);
  await expect(page.getByLabel('Cuenta', { exact: true })).toBeFocused();
  await page.keyboard.type('ventas@example.com');
  await page.getByLabel('Usuario', { exact: true }).fill('ventas');
  await page.getByLabel('Contraseña').fill('secreta');
  const adding = page.getByLabel('Agregar destinatario a Pedidos');
  await adding.fill('pedidos');
  await adding.press('Enter');
  await expect(page.getByText('Una dirección como ventas@ejemplo.com')).toBeVisible();
  await adding.fill('pedidos@example.com');
  await adding.press('Enter');
  await adding.fill('PEDIDOS@example.com');
  await adding.press('Enter');
  await expect(page.getByText('Ya está en la lista')).toBeVisible();
  await adding.fill('');
  // What waited so far is told, and stays unsent.
  const waiting = page.getByRole('group', { name: 'Mails que esperan' });
  await expect(waiting).toContainText(/Hay (un mail que no salió|[\d.]+ mails que no salieron)/);
  await expect(waiting.getByLabel(/^Enviarlos?$/)).toBeChecked();
  await waiting.getByLabel(/^No enviarlos?:/).check();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await save(page);
  await saved(page);
  await expect(waiting).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Contraseña')).toHaveValue('');
  await expect(page.getByLabel('Contraseña')).toHaveAttribute('placeholder', /^Guardada/);

  await page.getByRole('button', { name: 'Quitar pedidos@example.com de Pedidos' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Pedidos' }).locator(':focus')).toHaveCount(1);
  for (const label of ['Servidor SMTP', 'Cuenta', 'Usuario']) await page.getByLabel(label, { exact: true }).fill('');
  await save(page);
  await saved(page);
});
