import type { Page } from '@playwright/test';
import { aMailServer } from '#test/adapters/mail/a-mail-server.ts';
import { callAs } from './call.ts';
import { arrive, expect, expectAccessible, expectNoSidewaysScroll, test } from './people.ts';

interface Sender {
  readonly emailSender: Readonly<Record<string, unknown>>;
}

/** Settles the account that mails go out from, as the tab of the configuration does. */
const settle = async (page: Page, over: Readonly<Record<string, unknown>>): Promise<void> => {
  const { emailSender } = await callAs<Sender>(page, '/api/admin-configuration');
  const { comunication, orders, demands, waranties } = emailSender;
  const account = {
    account: 'ventas@example.com',
    user: 'ventas',
    password: '',
    smtp: '',
    port: 25,
    ssl: false,
    ...over,
  };
  await callAs(page, '/api/admin-configuration/email-sender', { ...account, comunication, orders, demands, waranties });
};

test('a mail that the server refuses is seen, and goes out once the password is right', async ({ browser }) => {
  test.setTimeout(120_000);
  const server = await aMailServer('secreta');
  const page = await arrive(browser, 'admin', { at: '/admin-mails' });
  try {
    await settle(page, { smtp: '127.0.0.1', port: server.port, password: 'otra' });
    await page.getByRole('button', { name: 'Enviar prueba' }).click();
    const dialog = page.getByRole('dialog', { name: 'Enviar prueba' });
    await dialog.getByLabel('Para').fill('nadie');
    await dialog.getByRole('button', { name: 'Enviar prueba' }).click();
    await expect(dialog).toContainText('Va una dirección de correo');
    await dialog.getByLabel('Para').fill('yo@example.com');
    await dialog.getByRole('button', { name: 'Enviar prueba' }).click();

    // Within seconds, and without reloading: in the list, and on every other screen.
    const row = page.getByRole('row', { name: /^Prueba de correo/ }).first();
    await expect(row).toContainText('No salió', { timeout: 60_000 });
    await expect(row).toContainText('rechazó el usuario o la contraseña');
    await expect(page.getByRole('link', { name: /correos? no sali/ })).toBeVisible();
    await expectAccessible(page);

    await settle(page, { smtp: '127.0.0.1', port: server.port, password: 'secreta' });
    await expect(row).toContainText('Enviado', { timeout: 60_000 });
    expect(server.received.join()).toContain('Prueba_de_correo');

    // An address that the server refuses: in the list, and on the screens of every administrator.
    const colleague = await arrive(browser, 'admin', { at: '/admin-staff' });
    await page.getByRole('button', { name: 'Enviar prueba' }).click();
    await dialog.getByLabel('Para').fill('nadie@refused.example');
    await dialog.getByRole('button', { name: 'Enviar prueba' }).click();
    const refused = page.getByRole('row', { name: /nadie@refused\.example/ }).first();
    await expect(refused).toContainText('rechazó nadie@refused.example. Revisá esa dirección', { timeout: 60_000 });
    await expect(colleague.getByRole('link', { name: /correos? no sali/ })).toBeVisible();

    // Another address gets the mail; a mail that goes nowhere is given up, and no screen warns of it any more.
    const label = 'Intentar ahora';
    await refused.getByRole('button', { name: label }).click();
    const again = page.getByRole('dialog', { name: label });
    await expect(again.getByLabel('Para')).toHaveValue('nadie@refused.example');
    await expectAccessible(page);
    await again.getByLabel('Para').fill('nadie');
    await again.getByRole('button', { name: label }).click();
    await expect(again).toContainText('Va una dirección de correo');
    await again.getByLabel('Para').fill('corregida@example.com');
    await again.getByRole('button', { name: label }).click();
    await expect(page.getByRole('row', { name: /corregida@example\.com/ })).toContainText('Enviado', {
      timeout: 60_000,
    });
    await page.getByRole('button', { name: 'Enviar prueba' }).click();
    await dialog.getByLabel('Para').fill('nadie@refused.example');
    await dialog.getByRole('button', { name: 'Enviar prueba' }).click();
    await expect(refused).toContainText('No salió', { timeout: 60_000 });
    await refused.getByRole('button', { name: 'Dar por perdido' }).click();
    await expect(refused.locator('.state')).toHaveText('Dado por perdido');
    await expect(refused.getByRole('button', { name: 'Dar por perdido' })).toHaveCount(0);

    const search = page.getByLabel('Buscar por destinatario o asunto');
    await search.fill('NADIE@refu');
    await expect(page).toHaveURL(/q=NADIE/);
    await expect(page.getByRole('row', { name: /yo@example\.com/ })).toHaveCount(0);
    await expect(refused).toBeVisible();
    await search.fill('nada así');
    await expect(page.getByText('No hay correos con «nada así»')).toBeVisible();
    await search.fill('');
    await expect(page.getByRole('row', { name: /yo@example\.com/ }).first()).toBeVisible();
  } finally {
    await settle(page, {});
    await server.close();
  }
});

test('an administrator writes how a mail begins, sees it before it is saved, and goes back to the usual text', async ({
  browser,
}) => {
  const page = await arrive(browser, 'admin', { at: '/admin-mails' });
  await page.getByRole('navigation', { name: 'Correos', exact: true }).getByRole('link', { name: 'Textos' }).click();
  await page.getByRole('combobox', { name: 'Correo', exact: true }).selectOption({ label: 'Pedido en reparto' });
  const preview = page.getByRole('region', { name: 'Vista previa' });
  await expect(preview).toContainText('Tu pedido 2026-00000131 está en reparto · Repuestos El Ñandú');
  await expect(preview.getByText('Tu pedido 2026-00000131 ya salió.')).toBeVisible();
  const form = page.getByRole('form', { name: 'Pedido en reparto' });
  await form.getByLabel('Asunto').fill('Va el {pedio}');
  await form.getByLabel('Introducción').fill('¡Ya sale, {cliente}!');
  await expect(form).toContainText(
    '{pedio} no existe en este correo. Podés usar {pedido}, {cliente}, {entrega}, {total}',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(form.getByLabel('Asunto')).toBeFocused();
  await form.getByLabel('Asunto').fill('Va el {pedido}');
  await expect(preview).toContainText('Va el 2026-00000131');
  await expect(preview.getByText('¡Ya sale, Repuestos El Ñandú!')).toBeVisible();
  await preview.getByRole('button', { name: 'Sólo texto' }).click();
  await expect(preview.locator('pre')).toContainText('¡Ya sale, Repuestos El Ñandú!');
  await expectAccessible(page);

  // Somebody else was first: what was typed stays, and which of the two stands is asked.
  const other = { subject: 'Otro', introduction: 'De otra persona' };
  const path = '/api/Management/MailTemplates/order-in-delivery';
  await callAs(page, path, other, 'PUT', { 'if-match': '*' });
  await expect(page.getByText(/El último en guardar fue admin, el [\d/]+ [\d:]+/)).toBeVisible();
  await expect(form.getByLabel('Asunto')).toHaveValue('Va el {pedido}');
  await page.getByRole('button', { name: 'Guardar lo mío igual' }).click();
  await expect(page.getByText('Desde el próximo correo sale así')).toBeVisible();
  await page.reload();
  await expect(form.getByLabel('Introducción')).toHaveValue('¡Ya sale, {cliente}!');

  await form.getByRole('button', { name: 'Volver al texto original' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Volver al texto original' }).click();
  await expect(form.getByLabel('Asunto')).toHaveValue('Tu pedido {pedido} está en reparto · {cliente}');
  await expect(form.getByRole('button', { name: 'Volver al texto original' })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});
