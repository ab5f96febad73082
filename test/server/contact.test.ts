import { afterAll, beforeAll, expect, it } from 'vitest';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
  await server.database.query(
    `insert into setting values ('mail.comunication', '{"accounts": ["ventas@example.com"]}')`,
  );
});
afterAll(() => server.close());

const message = { name: 'Ana', email: 'ana@example.com', phone: '11 5550-0100', message: 'Hola' };
const send = (body: unknown) => server.call('POST', '/api/public/contact-us', { body });
const mails = async () => (await server.database.query('select id from outbox_mail')).length;

it('answers 400 with what is wrong with each field', async () => {
  const answer = await send({ ...message, name: ' ', email: 'ana arroba' });
  expect(answer.status).toBe(400);
  expect(answer.json?.['errors']).toEqual([
    { field: 'name', message: 'Escribí tu nombre' },
    { field: 'email', message: 'Escribí uno como nombre@ejemplo.com' },
  ]);
  expect((await send({})).json?.['errors']).toHaveLength(4);
  expect((await send({ ...message, surprise: 1 })).status).toBe(400);
  expect((await send('[]')).status).toBe(400);
  expect(await mails()).toBe(0);
});

it('sends a mail, none for a program, and in the end asks to wait', async () => {
  expect((await send({ ...message, website: 'https://example.com' })).json).toEqual({ sent: true });
  expect(await mails()).toBe(0);
  for (let turn = 1; turn <= 3; turn += 1) {
    expect((await send(message)).json).toEqual({ sent: true });
    expect(await mails()).toBe(turn);
  }
  const refused = await send(message);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
  expect(refused.json).toMatchObject({ code: 'too-many-attempts' });
  expect(await mails()).toBe(3);
});

it('reaches the administrators where nobody is named for it, else the account that sends', async () => {
  const own = await aServer();
  const recipientsAfter = async (phone: string) => {
    const answer = await own.call('POST', '/api/public/contact-us', { body: { ...message, phone } });
    expect(answer.json).toEqual({ sent: true });
    const [mail] = await own.database.query<{ recipients: readonly string[] }>(
      'select recipients from outbox_mail order by id desc limit 1',
    );
    return mail?.recipients;
  };
  await own.database.query(`update app_user set email = '' where role = 'Admin'`);
  expect(await recipientsAfter('1')).toBe(undefined);
  await own.database.query(
    `insert into setting values ('mail.sender', '{"account": "envios@example.com"}') on conflict (key) do update set value = excluded.value`,
  );
  expect(await recipientsAfter('2')).toEqual(['envios@example.com']);
  await own.database.query(
    `update app_user set email = 'duena@example.com' where id = (select min(id) from app_user where role = 'Admin')`,
  );
  expect(await recipientsAfter('3')).toEqual(['duena@example.com']);
  await own.close();
});
