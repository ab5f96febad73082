import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommands } from '#adapters/texts/run-commands.ts';
import { createFirstAdmin, resetAdminPassword, unusedPassword } from '#server/first-admin.ts';
import { startTexts } from '#server/texts.es.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const change = (token: string, currentPassword: string, newPassword: string) =>
  server.call('PUT', '/api/Login/password', { token, body: { currentPassword, newPassword } });
const signIn = (userName: string, password: string) =>
  server.call('POST', '/api/Login/authenticate', { body: { userName, password } });
const isIn = async (token: string) => (await server.call('GET', '/api/Login/me', { token })).status === 200;
const chosen = 'nueva contraseña';

describe('one’s own password', () => {
  it.each(['admin', 'gerente', 'vendedor', 'cliente.admin', 'cliente'])(
    '%s changes it, and is out everywhere else',
    async (user) => {
      const [here, elsewhere] = [await server.signIn(user), await server.signIn(user)];
      expect((await change(here, 'demo', chosen)).status).toBe(204);
      expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false]);
      expect((await signIn(user, 'demo')).status).toBe(401);
      expect((await signIn(user, chosen)).status).toBe(200);
      const written = await server.database.query(
        `select user_name from audit_entry where action = 'password-changed' and user_name = $1`,
        [user],
      );
      expect(written).toHaveLength(1);
    },
  );

  it.each([
    ['otra', 'una nueva bien larga', 'current-password-wrong', 'currentPassword'],
    ['demo', 'corta', 'password-too-short', 'newPassword'],
    ['demo', '', 'password-too-short', 'newPassword'],
    ['demo', 'x'.repeat(300), 'password-too-long', 'newPassword'],
  ])('with %s, to %s: %s', async (current, next, code, field) => {
    const token = await server.signIn('otro');
    const refused = await change(token, current, next);
    expect(refused.json).toMatchObject({ status: 400, code, errors: [{ field }] });
    expect((await signIn('otro', 'demo')).status).toBe(200);
  });

  it('who acts as a customer changes none', async () => {
    const admin = await signIn('admin', chosen);
    const acting = await server.call('POST', '/api/Login/admin-as-customer', {
      token: String(admin.json?.['token']),
      body: { customerId: 2 },
    });
    const refused = await change(String(acting.json?.['token']), chosen, 'otra contraseña más');
    expect(refused.json).toMatchObject({ status: 403, code: 'not-allowed' });
  });

  it('a password that was chosen is not kept where staff could see it', async () => {
    await server.database.query(`update app_user set password_sealed = 'x' where user_name = 'otro'`);
    expect((await change(await server.signIn('otro'), 'demo', chosen)).status).toBe(204);
    const sealed = await server.database.query(`select password_sealed from app_user where user_name = 'otro'`);
    expect(sealed).toEqual([{ password_sealed: null }]);
  });
});

describe('the administrator’s password', () => {
  it('that ADMIN_PASSWORD says is told apart from the one that stands, and may be put in its place', async () => {
    await server.database.query(`update app_user set user_name = 'former' where user_name = 'admin'`);
    expect(await unusedPassword(server.database, 'nadie la tiene')).toBe('no-admin');
    expect(await resetAdminPassword(server.database, 'nadie la tiene')).toBe(false);
    await server.database.query('truncate claim_origin, claim_reason, fault_sequence restart identity cascade');
    await createFirstAdmin(server.database, 'la primera vez');
    for (const table of ['claim_origin', 'claim_reason', 'fault_sequence']) {
      expect((await server.database.query(`select id from ${table}`)).length, table).toBeGreaterThan(1);
    }
    expect(await unusedPassword(server.database, 'la primera vez')).toBeNull();
    expect(await unusedPassword(server.database, 'la segunda vez')).toBe('other-password');
    const token = String((await signIn('admin', 'la primera vez')).json?.['token']);
    expect(await resetAdminPassword(server.database, 'la segunda vez')).toBe(true);
    expect((await signIn('admin', 'la segunda vez')).status).toBe(200);
    await expect.poll(() => isIn(token)).toBe(false);
  });

  it('that counts for nothing is told for what it is', () => {
    const other = startTexts.adminPasswordUnused('other-password', runCommands(true));
    const none = startTexts.adminPasswordUnused('no-admin', runCommands(true));
    expect(other).toContain('la contraseña de admin es otra');
    expect(other).toContain(': mostrador-server admin-password');
    expect(none).toContain('ninguno es el administrador admin');
    expect(none).not.toContain('admin-password');
  });
});
