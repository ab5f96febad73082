import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCall } from '#adapters/http/call.ts';
import { createSecondFactorManagementService, createSecondFactorService } from '#adapters/http/second-factor.ts';
import { createSessionService } from '#adapters/http/session.ts';
import { nobody } from '#core/session/caller-of-user.ts';
import { asId } from '#core/shared/ids.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer({});
});
afterAll(() => server.close());

const clientOf = (token: string | null) => createCall({ baseUrl: server.address, token: () => token });
const ownOf = (token: string) => createSecondFactorService(clientOf(token));
const signIn = (userName: string, code?: string) =>
  createSessionService(clientOf(null)).authenticate(userName, 'demo', code);

/** The code of the step that is so many after this one. */
const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 });

const turnOn = async (userName: string) => {
  const token = await server.signIn(userName);
  const { secret } = (await ownOf(token).begin(nobody, 'demo')).unwrap();
  const codes = (await ownOf(token).confirm(nobody, codeOf(secret, -1))).unwrap();
  return { token, secret, codes };
};

it('asks for the code once the password was right, takes each once, and recovery codes too', async () => {
  const { token, secret, codes } = await turnOn('cliente');
  expect(codes).toHaveLength(10);
  expect((await ownOf(token).state(nobody)).unwrap()).toMatchObject({ recoveryCodesLeft: 10, isCompulsory: false });
  expect((await signIn('cliente')).val).toEqual({ code: 'second-factor-required' });
  const wrong = await server.call('POST', '/api/Login/authenticate', { body: { userName: 'cliente', password: 'no' } });
  expect([wrong.status, wrong.json?.['code']]).toEqual([401, 'wrong-credentials']);
  expect((await signIn('cliente', '000000')).val).toEqual({ code: 'second-factor-wrong' });
  const code = codeOf(secret);
  expect((await signIn('cliente', ` ${code.slice(0, 3)} ${code.slice(3)}`)).ok).toBe(true);
  expect((await signIn('cliente', code)).val).toEqual({ code: 'second-factor-wrong' });
  expect((await signIn('cliente', codes[0]?.toUpperCase())).ok).toBe(true);
  expect((await signIn('cliente', codes[0])).val).toEqual({ code: 'second-factor-wrong' });
  expect((await ownOf(token).state(nobody)).unwrap().recoveryCodesLeft).toBe(9);
});

it('is turned on and off with the password, and needs a code of its own', async () => {
  const token = await server.signIn('cliente.admin');
  const own = ownOf(token);
  expect((await own.confirm(nobody, '123456')).val).toEqual({ code: 'second-factor-not-begun' });
  expect((await own.begin(nobody, 'nope')).val).toEqual({ code: 'current-password-wrong' });
  const { secret, address } = (await own.begin(nobody, 'demo')).unwrap();
  expect(address).toContain('otpauth://totp/');
  expect((await own.confirm(nobody, '000 000')).val).toEqual({ code: 'current-code-wrong' });
  expect((await signIn('cliente.admin')).ok).toBe(true);
  const codes = (await own.confirm(nobody, codeOf(secret, -1))).unwrap();
  expect((await own.begin(nobody, 'demo')).val).toEqual({ code: 'second-factor-already-on' });
  const others = (await own.renewRecoveryCodes(nobody, codeOf(secret))).unwrap();
  expect((await own.turnOff(nobody, 'demo', codes[0] ?? '')).val).toEqual({ code: 'current-code-wrong' });
  expect((await own.turnOff(nobody, 'nope', others[0] ?? '')).val).toEqual({ code: 'current-password-wrong' });
  expect((await own.turnOff(nobody, 'demo', others[0] ?? '')).ok).toBe(true);
  expect((await signIn('cliente.admin')).ok).toBe(true);
});

it('waits after five wrong codes, and says how long', async () => {
  const { codes } = await turnOn('vendedor');
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await signIn('vendedor', '111111')).val).toEqual({ code: 'second-factor-wrong' });
  }
  expect((await signIn('vendedor', codes[0])).val).toMatchObject({ code: 'too-many-attempts', retryAfterSeconds: 900 });
  await server.database.query(`update second_factor set wrong_at = now() - interval '16 minutes'`);
  expect((await signIn('vendedor', codes[0])).ok).toBe(true);
});

it('is compulsory for staff once an administrator who has it says so: nothing else can be done before', async () => {
  const { token: admin } = await turnOn('admin');
  const manager = await server.signIn('gerente');
  const management = createSecondFactorManagementService(clientOf(admin));
  expect((await createSecondFactorManagementService(clientOf(manager)).setCompulsory(nobody, true)).val).toEqual({
    code: 'not-allowed',
  });
  expect((await management.setCompulsory(nobody, true)).ok).toBe(true);
  const refused = await server.call('GET', '/api/ProductBrands', { token: manager });
  expect([refused.status, refused.json?.['code']]).toEqual([403, 'second-factor-needed']);
  const me = await server.call('GET', '/api/Login/me', { token: manager });
  expect(me.json).toMatchObject({ type: 'Manager', lacksSecondFactor: true });
  // Customers are asked for nothing.
  const customer = await server.signIn('cliente.admin');
  expect((await server.call('GET', '/api/ProductBrands', { token: customer })).status).toBe(200);

  const own = ownOf(manager);
  const { secret } = (await own.begin(nobody, 'demo')).unwrap();
  expect((await own.confirm(nobody, codeOf(secret, -1))).ok).toBe(true);
  expect((await server.call('GET', '/api/ProductBrands', { token: manager })).status).toBe(200);
  expect((await own.turnOff(nobody, 'demo', codeOf(secret))).val).toEqual({ code: 'second-factor-compulsory' });
  expect((await management.setCompulsory(nobody, false)).ok).toBe(true);
  expect((await management.isCompulsory(nobody)).val).toBe(false);
});

it('is reset for who lost the phone, by another administrator', async () => {
  expect((await signIn('admin')).val).toEqual({ code: 'second-factor-required' });
  await server.database.query(
    `delete from second_factor where user_id = (select id from app_user where user_name = 'admin')`,
  );
  const token = await server.signIn('admin');
  const management = createSecondFactorManagementService(clientOf(token));
  const [row] = await server.database.query<{ id: number; own: number; customer: number }>(
    `select (select id from app_user where user_name = 'vendedor') as id, (select id from app_user where user_name = 'admin') as own,
            (select customer_id from app_user where user_name = 'cliente') as customer`,
  );
  const idOf = (id: number | undefined) => asId<'user'>(String(id));
  expect((await management.setCompulsory(nobody, true)).val).toEqual({ code: 'own-second-factor-first' });
  expect((await management.reset(nobody, idOf(row?.own))).val).toEqual({ code: 'own-account' });
  expect((await management.reset(nobody, idOf(row?.id))).ok).toBe(true);
  expect((await management.reset(nobody, idOf(row?.id))).val).toEqual({ code: 'second-factor-not-found' });
  expect((await signIn('vendedor')).ok).toBe(true);
  // A customer's goes with the password that is issued to it.
  const path = `/api/Customers/${row?.customer}/credentials/user`;
  const issued = await server.call('POST', path, { token });
  const again = { userName: 'cliente', password: String(issued.json?.['password']) };
  expect((await server.call('POST', '/api/Login/authenticate', { body: again })).status).toBe(200);
});
