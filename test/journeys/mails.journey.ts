import type { Page } from '@playwright/test';
import { aMailServer } from '#test/adapters/mail/a-mail-server.ts';
import { callAs } from './call.ts';
import { arrive, expect, expectAccessible, test } from './people.ts';

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

test('a mail that the server refuses is seen, and sent again once the password is right', async ({ browser }) => {
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
    await row.getByRole('button', { name: /^Intentar ahora/ }).click();
    await expect(row).toContainText('Enviado', { timeout: 60_000 });
    expect(server.received.join()).toContain('Prueba_de_correo');
  } finally {
    await settle(page, {});
    await server.close();
  }
});
