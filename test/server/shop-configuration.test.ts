import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  shopConfigurationFromWire,
  shopConfigurationToWire,
  shopConfigurationWire,
  wireOf,
} from '#adapters/wire/configuration/shop-configuration.wire.ts';
import { keepsSynonyms, type Section, sections } from '#core/configuration/shop-configuration.ts';
import { aServer, type TestServer } from './a-server.ts';

const path = '/api/admin-configuration';
const newId = '00000000-0000-0000-0000-000000000000';
let server: TestServer;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  server = await aServer();
  for (const user of ['admin', 'gerente', 'vendedor', 'cliente', 'cliente.admin'])
    tokens[user] = await server.signIn(user);
});
afterAll(() => server.close());

const group = { subject: '', accounts: [] };
const plainSender = {
  ...{ account: '', user: '', smtp: '', port: 25, ssl: false },
  ...{ comunication: group, orders: group, demands: group, waranties: group },
};
const as = (user: string) => ({ token: tokens[user] ?? '' });
const read = async () => (await server.call('GET', path, as('admin'))).json ?? {};
const save = (section: Section, body: unknown, user = 'admin', headers = {}) =>
  server.call('POST', `${path}/${wireOf(section).path}`, { ...as(user), body, headers });

describe('the distributor’s configuration', () => {
  it('is told whole, and goes there and back', async () => {
    const json = await read();
    const wire = z.safeParse(shopConfigurationWire, json);
    if (!wire.success) throw new Error(wire.error.message);
    expect(shopConfigurationToWire(shopConfigurationFromWire(wire.data))).toEqual(json);
    expect(Object.keys(json).sort()).toEqual([...sections, 'tags', 'changedBy'].sort());
    expect(json).toMatchObject({
      delivery: { minAmount: 0, value: 0, shoppingCartText: '' },
      currentAccount: { days: 60 },
      products: { priceOrder: 'LowestToHighest' },
      productBrand: [{ name: 'SKF', disabled: false }],
      productType: [
        { name: 'Rodamientos', disabled: false, indented: false, order: 1 },
        { name: 'Rodamientos de Rueda', indented: true, order: 2 },
      ],
      deliveryMethods: [{ name: 'Reparto', externalCode: '', isSystemGenerated: false }],
    });
  });

  it('is saved back as it was told, section by section, and answers what is stored', async () => {
    for (const section of sections) {
      const before = (await read())[section];
      const answer = await save(section, before);
      expect([section, answer.status, answer.json]).toEqual([section, 200, before]);
    }
  });

  it('puts the surcharge on open carts with the next look', async () => {
    await server.call('POST', '/api/ShoppingCarts', { ...as('cliente'), body: { productPriceId: '1', quantity: 1 } });
    const total = async () => (await server.call('GET', '/api/ShoppingCarts', as('cliente'))).json?.['total'];
    expect(await total()).toBe(1000);
    expect((await save('delivery', { minAmount: 5000, value: 250.5, shoppingCartText: 'Envío' })).status).toBe(200);
    expect(await total()).toBe(1250.5);
    const [special] = (
      await save('specialDiscounts', [{ id: newId, title: 'Anticipado', percentage: 10, explanation: 'x' }])
    ).json as unknown as { id: string }[];
    await server.call('POST', '/api/customer-configuration/special-discounts-included', {
      ...as('cliente.admin'),
      body: [special?.id],
    });
    expect(await total()).toBe(1150.5);
    expect((await save('specialDiscounts', [{ ...special, percentage: 20 }])).status).toBe(200);
    expect(await total()).toBe(1050.5);
    await save('specialDiscounts', []);
    expect(await total()).toBe(1250.5);
  });

  it('makes what is switched off unknown with the next call, and back again', async () => {
    const found = async (user: string) =>
      (
        await server.call('POST', '/api/Products/search-by-text', {
          ...as(user),
          body: { fulltextSearch: '6200', page: 1 },
        })
      ).json?.['totalCount'];
    const [brand] = (await read())['productBrand'] as { id: string }[];
    const [type] = (await read())['productType'] as { id: string }[];
    const all = await found('cliente');
    expect(all).toBeGreaterThan(0);
    const pair = [{ productBrandId: brand?.id, productTypeId: type?.id }];
    for (const [section, off, on] of [
      ['productBrand', [{ id: brand?.id, disabled: true }], [{ id: brand?.id, disabled: false }]],
      ['productType', [{ id: type?.id, disabled: true }], [{ id: type?.id, disabled: false }]],
      ['productBrandTypesDisabled', pair, []],
    ] as const) {
      expect((await save(section, off)).status).toBe(200);
      expect([await found('cliente'), await found('vendedor'), await found('admin')]).toEqual([0, 0, all]);
      expect((await server.call('GET', '/api/Products/1', as('cliente'))).status).toBe(404);
      await save(section, on);
      expect(await found('cliente')).toBe(all);
    }
  });

  it('is at once what others are told: ways of delivery, WhatsApp, bank accounts', async () => {
    const account = {
      bank: 'Nación',
      holder: 'Mostrador',
      cuit: '30-50001091-2',
      number: '1',
      cbu: '2850590940090418135201',
    };
    await save('bankAccounts', [account]);
    expect((await server.call('GET', '/api/CurrentAccounts/bank-accounts', as('cliente'))).json).toMatchObject([
      account,
    ]);
    const contact = { zone: 'Norte', display: '11 5555', link: 'https://wa.me/115555' };
    await save('whatsAppConfigurations', [{ id: newId, ...contact }]);
    expect((await server.call('GET', '/api/Public/whatsapp')).json).toEqual([{ id: '1', ...contact }]);
    const methods = (await read())['deliveryMethods'] as object[];
    await save('deliveryMethods', [...methods, { id: null, name: 'Expreso', externalCode: 'EX' }]);
    expect((await server.call('GET', '/api/Public/delivery-methods')).json).toMatchObject([
      { name: 'Reparto' },
      { name: 'Expreso' },
    ]);
    await save('demandOrigins', [{ id: newId, name: 'Pedido' }]);
    expect((await server.call('GET', '/api/Demands/origins', as('cliente.admin'))).json).toMatchObject([
      { name: 'Pedido' },
    ]);
    const fault = { title: 'Rotura repentina', detail: 'De golpe' };
    await save('faultSequences', [fault]);
    expect((await server.call('GET', '/api/Warranties/fault-sequence', as('cliente.admin'))).json).toMatchObject([
      fault,
    ]);
  });

  it('keeps the synonyms of the search as they were written, and their tag tells that it does', async () => {
    const before = (await read())['tags'] as Record<string, string>;
    const synonyms = [
      { typed: 'chupete', means: ['retén de válvula', 'sello de válvula'] },
      { typed: 'taco', means: [] },
    ];
    expect(
      await save('searchSynonyms', [
        { typed: ' chupete ', means: ['retén  de válvula', 'sello de válvula'] },
        synonyms[1],
      ]),
    ).toMatchObject({
      status: 200,
      json: synonyms,
    });
    const after = await read();
    expect(after['searchSynonyms']).toEqual(synonyms);
    expect(keepsSynonyms(shopConfigurationFromWire(shopConfigurationWire.parse(after)))).toBe(true);
    expect((after['tags'] as Record<string, string>)['searchSynonyms']).not.toBe(before['searchSynonyms']);
    await save('searchSynonyms', []);
  });

  const sender = {
    account: 'ventas@example.com',
    user: 'ventas',
    password: 'secreta',
    smtp: 'smtp.example.com',
    port: 587,
    ssl: true,
    comunication: { subject: '', accounts: ['web@example.com'] },
    orders: { subject: 'Pedido web', accounts: ['pedidos@example.com'], sendToZoneAccount: true },
    demands: { subject: '', accounts: [], sendToZoneAccount: false },
    waranties: { subject: '', accounts: [], sendToZoneAccount: false },
  };

  it('never tells the password, keeps it sealed, and asks for it again for another server', async () => {
    const saved = await save('emailSender', sender);
    expect(saved).toMatchObject({
      status: 200,
      json: { account: 'ventas@example.com', password: '', hasPassword: true },
    });
    const { rows } = {
      rows: await server.database.query(
        `select value::text from setting union all select facts::text from audit_entry`,
      ),
    };
    expect(JSON.stringify(rows)).not.toContain('secreta');
    expect(JSON.stringify(await read())).not.toContain('secreta');
    const tagOf = async () => ((await read())['tags'] as Record<string, string>)['emailSender'];
    const before = await tagOf();
    await save('emailSender', { ...sender, password: 'cambiada' });
    expect(await tagOf()).not.toBe(before);
    const [entry] = await server.database.query<{ facts: { before: object; after: object } }>(
      'select facts from audit_entry order by id desc limit 1',
    );
    expect(entry?.facts.after).not.toEqual(entry?.facts.before);
    expect(JSON.stringify(entry)).not.toMatch(/cambiada|passwordSealed/);
    const { password: _, ...without } = sender;
    for (const other of [{ smtp: 'smtp.otro.example' }, { port: 465 }, { ssl: false }, { user: 'otro' }]) {
      expect(await save('emailSender', { ...without, ...other })).toMatchObject({
        status: 400,
        json: { errors: [{ field: 'password' }] },
      });
    }
    expect((await save('emailSender', { ...without, smtp: '' })).json).toMatchObject({ hasPassword: true, smtp: '' });
    await save('emailSender', sender);
    expect((await save('emailSender', { ...without, user: '' })).json).toMatchObject({ hasPassword: false });
  });

  it('sends each order to the company, its zone and whom the group names, nobody twice', async () => {
    await server.database.query(
      `update customer set zone_email = 'norte@example.com', email = 'PEDIDOS@example.com' where id = 1`,
    );
    await server.call('POST', '/api/ShoppingCarts', { ...as('cliente'), body: { productPriceId: '2', quantity: 1 } });
    const methods = (await read())['deliveryMethods'] as { id: string }[];
    const order = await server.call('POST', '/api/Orders', {
      ...as('cliente'),
      body: { deliveryMethodId: methods[0]?.id, notes: '' },
    });
    expect(order.status).toBe(200);
    const mails = await server.database.query<{ recipients: string[]; subject: string }>(
      'select recipients, subject from outbox_mail order by id',
    );
    expect(mails.map(({ recipients }) => recipients)).toEqual([['PEDIDOS@example.com'], ['norte@example.com']]);
    for (const { subject } of mails) expect(subject).toMatch(/^Pedido web 20\d\d-\d{8} · Uno$/);
  });

  it('moves nothing where what was read is saved as it is', async () => {
    await save('specialDiscounts', [{ title: 'Anticipado', percentage: 3, explanation: 'Antes' }]);
    await save('emailSender', sender);
    await save('bankAccounts', [
      { bank: 'Nación', holder: 'x', cuit: '30500010912', number: '1', cbu: '2850590940090418135201' },
    ]);
    await save('whatsAppConfigurations', [{ zone: 'Norte', display: '11 5', link: 'https://wa.me/115' }]);
    await save('delivery', { minAmount: 10, value: 5, shoppingCartText: 'Envío' });
    const stand = async () =>
      server.database.query(
        `select (select max(id) from audit_entry) as entries, (select sum(terms_version) from customer) as terms,
                (select value from setting where key = 'catalogue-rules') as rules`,
      );
    const before = await stand();
    const shown = shopConfigurationFromWire(shopConfigurationWire.parse(await read()));
    for (const section of sections.filter((each) => each !== 'alert')) {
      const saved = await save(section, wireOf(section).toWire(shown[section] as never) as object);
      expect([section, saved.status]).toEqual([section, 200]);
      expect([section, await stand()]).toEqual([section, before]);
    }
  });

  it('refuses a section that was changed since it was seen', async () => {
    const tags = (await read())['tags'] as Record<string, string>;
    const seen = { 'if-match': `"${tags['currentAccount']}"` };
    expect((await save('currentAccount', { days: 30 }, 'admin', seen)).status).toBe(200);
    expect(await save('currentAccount', { days: 90 }, 'admin', seen)).toMatchObject({
      status: 412,
      json: { code: 'section-moved', facts: { by: 'admin' } },
    });
  });

  it.each<[Section, unknown, string]>([
    ['delivery', { minAmount: 1e30, value: 0, shoppingCartText: '' }, 'minAmount'],
    ['delivery', { minAmount: -1, value: 0, shoppingCartText: '' }, 'minAmount'],
    ['delivery', { minAmount: 0, value: 5, shoppingCartText: ' ' }, 'shoppingCartText'],
    ['delivery', { minAmount: 0, value: 5, shoppingCartText: 'x', surprise: 1 }, 'surprise'],
    ['currentAccount', { days: 1.5 }, 'days'],
    ['currentAccount', { days: 1e30 }, 'days'],
    ['currentAccount', {}, 'days'],
    ['specialDiscounts', [{ title: '', percentage: 3, explanation: 'x' }], '0.title'],
    ['specialDiscounts', [{ title: 'x', percentage: 0, explanation: 'x' }], '0.percentage'],
    ['specialDiscounts', [{ id: '999999999999', title: 'x', percentage: 1, explanation: 'x' }], '0.id'],
    ['alert', { title: 'x'.repeat(201), message: '' }, 'title'],
    ['products', { priceOrder: 'Random' }, 'priceOrder'],
    ['productBrand', [{ id: '77', disabled: true }], '0.id'],
    ['productBrand', [{ id: '1', disabled: 'yes' }], '0.disabled'],
    ['productType', [{ id: '1\u{1F600}', disabled: true }], '0.id'],
    ['productBrandTypesDisabled', [{ productBrandId: '1', productTypeId: '77' }], '0.productBrandId'],
    ['bankAccounts', [{ bank: 'x', holder: 'x', cuit: '1', number: '1', cbu: '2850590940090418135201' }], '0.cuit'],
    ['bankAccounts', [{ bank: 'x', holder: 'x', cuit: '30-50001091-2', number: '1', cbu: '1' }], '0.cbu'],
    ['deliveryMethods', [{ name: ' ' }], '0.name'],
    ['whatsAppConfigurations', [{ zone: 'x', display: 'x', link: 'javascript:1' }], '0.link'],
    ['demandOrigins', [{ name: 'a' }, { name: 'Á' }], '1.name'],
    ['demandReasons', Array.from({ length: 10_000 }, (_, at) => ({ name: String(at) })), ''],
    ['demandReasons', 'x', ''],
    ['faultSequences', [{ title: 'Rotura', detail: '' }, { title: ' rotura' }], '1.title'],
    ['faultSequences', [{ title: '', detail: 'De golpe' }], '0.title'],
    ['faultSequences', [{ title: 'x', detail: 'x'.repeat(1001) }], '0.detail'],
    ['faultSequences', [{ id: '99', title: 'x' }], '0.id'],
    [
      'searchSynonyms',
      [
        { typed: 'perno', means: ['bulón'] },
        { typed: 'PERNO', means: ['x'] },
      ],
      '1.typed',
    ],
    ['searchSynonyms', [{ typed: 'perno', means: ['uno dos tres cuatro cinco'] }], '0.means'],
    ['searchSynonyms', [{ typed: 'perno', means: 'bulón' }], '0.means'],
    ['searchSynonyms', [{ typed: 'perno' }], '0.means'],
    ['searchSynonyms', Array.from({ length: 501 }, (_, at) => ({ typed: `t${at}`, means: ['x'] })), ''],
    ['emailSender', { ...plainSender, port: 1e30 }, 'port'],
    ['emailSender', { ...plainSender, port: 0 }, 'port'],
    ['emailSender', { ...plainSender, smtp: 'x' }, 'account'],
    ['emailSender', { ...plainSender, account: 'ventas arroba' }, 'account'],
    ['emailSender', { ...plainSender, orders: { subject: '', accounts: ['a@b.c', 'A@B.C'] } }, 'orders.accounts.1'],
    ['emailSender', { ...plainSender, demands: { subject: '', accounts: ['x'] } }, 'demands.accounts.0'],
    ['emailSender', {}, 'account'],
  ])('%s refuses %j', async (section, body, field) => {
    const before = await read();
    const answer = await save(section, body);
    const errors = answer.json?.['errors'] as { readonly field: string; readonly message: string }[];
    expect([answer.status, errors[0]?.field]).toEqual([400, field]);
    expect(errors[0]?.message).not.toBe('');
    expect(await read()).toEqual(before);
  });

  it.each(['gerente', 'vendedor', 'cliente', 'cliente.admin'])('is nothing for %s', async (user) => {
    expect((await server.call('GET', path, as(user))).status).toBe(403);
    for (const section of sections) expect((await save(section, {}, user)).status).toBe(403);
  });
});
