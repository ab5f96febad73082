import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createAesCipher } from '#adapters/secrets/aes-cipher.ts';
import { defaultDistributor } from '#core/distributor/default-distributor.ts';
import { asId } from '#core/shared/ids.ts';
import { createFailureLog } from '#server/failure-log.ts';
import { startMailDispatcher } from '#server/mail-dispatcher.ts';
import { readSettings } from '#server/settings.ts';
import { aMailServer } from '#test/adapters/mail/a-mail-server.ts';
import { aDistributor, callerOf } from '#test/builders/distributor.builder.ts';
import { databases } from '#test/contracts/databases.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

it.each(databases)(
  'an order goes out to its company and to the staff, with logo, paper and links, on %s',
  async (_name, open) => {
    const test = await open();
    const server = await aMailServer();
    const distributor = await aDistributor(test.database);
    const dataDir = mkdtempSync(join(tmpdir(), 'order-mail-'));
    mkdirSync(join(dataDir, 'files', 'Distributor'), { recursive: true });
    writeFileSync(join(dataDir, 'files', 'Distributor', 'logo.png'), png);
    await test.database.query(`insert into setting values ('mail.orders', '{"accounts": ["pedidos@example.com"]}')`);
    await test.database.query(
      `insert into seller (id, name, email) overriding system value values (1, 'Vera', 'vera@example.com')`,
    );
    await test.database.query(
      `update customer set seller_id = 1, other_emails =
        '[{"address": "compras@example.com", "gets": "orders"}, {"address": "pagos@example.com", "gets": "account"}]' where id = 1`,
    );
    await test.database.query(`update customer set other_addresses = $1::jsonb where id = 1`, [
      JSON.stringify([{ name: 'Depósito', address: 'Ruta 9 km 4', town: '', province: '', postcode: '', remark: '' }]),
    ]);
    const one = callerOf(1);
    await distributor.cartService.setLine(one, {
      ...{ productPriceId: asId<'product-price'>('1'), offerLotId: null, quantity: 3 },
    });
    await distributor.orderService.send(one, {
      ...{ deliveryMethodId: asId<'delivery-method'>('1'), idempotencyKey: 'a', seenTag: null },
      notes: '<b>urgente</b>\ud800',
      deliveryAddress: 'Depósito',
    });
    const settings = readSettings({ SMTP_URL: server.url, DATA_DIR: dataDir, PUBLIC_URL: 'https://shop.example' });
    if (!settings.ok) throw new Error(settings.val.code);
    const stop = startMailDispatcher(
      settings.val,
      () => ({ ...defaultDistributor, logo: 'logo.png' }),
      test.database,
      createAesCipher(Buffer.alloc(32, 7)),
      createFailureLog(pino({ level: 'silent' })).report,
      20,
    );
    await expect.poll(() => server.received.length, { timeout: 15_000 }).toBe(2);
    await stop();
    const [company = '', staff = ''] = server.received.map((mail) =>
      mail.replaceAll('=\r\n', '').replaceAll('=3D', '='),
    );
    expect(server.handedTo).toEqual([['uno@example.com', 'compras@example.com'], ['pedidos@example.com']]);
    expect(company).toContain('Reply-To: vera@example.com');
    expect(staff).toContain('Reply-To: uno@example.com');
    for (const mail of [company, staff]) {
      expect(mail).toContain('multipart/alternative');
      expect(mail).toMatch(/Content-ID: <logo@mostrador>/i);
      expect(mail).toContain('src="cid:logo@mostrador"');
      expect(mail).toMatch(/filename="?pedido-2026-00000001\.pdf/);
      expect(mail).toContain('application/pdf');
      expect(mail).toContain('Ruta 9 km 4');
      expect(mail).toContain('Los precios no incluyen IVA');
      expect(mail).toContain('&lt;b&gt;urgente&lt;/b&gt;');
      expect(mail).toContain('6200-2RS SKF');
    }
    expect(company).toContain('https://shop.example/orders-history?order=2026-00000001');
    expect(staff).toContain('https://shop.example/admin-orders?order=2026-00000001');
    distributor.close();
    await server.close();
    await test.dispose();
  },
  60_000,
);
