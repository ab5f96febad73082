import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdministratorRepository } from '#adapters/postgres/session/administrator.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

describe.each(databases)('the administrator on %s', (_name, open) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test.dispose());

  it('is nobody while there is none, nor a user of that name who administers nothing', async () => {
    const administrator = createAdministratorRepository(test.database);
    expect(await administrator.passwordHash()).toBeNull();
    await test.database.query(
      `insert into app_user (user_name, name, role, password_hash) values ('admin', 'Otro', 'Manager', 'his own')`,
    );
    expect(await administrator.passwordHash()).toBeNull();
    expect(await administrator.resetPassword('new')).toBe(false);
    expect(await test.database.query('select password_hash from app_user')).toEqual([{ password_hash: 'his own' }]);
    await test.database.query('delete from app_user');
  });

  it('gets another password: enabled, without a copy, without sessions, and it is written down', async () => {
    const administrator = createAdministratorRepository(test.database);
    await administrator.create('first');
    expect(await administrator.passwordHash()).toBe('first');
    await test.database.query(`update app_user set disabled = true, password_sealed = 'copy'`);
    await test.database.query(
      `insert into session (token_hash, user_id, sign_in, expires_at)
       select 'token', id, 'token', now() + interval '1 hour' from app_user`,
    );
    expect(await administrator.resetPassword('second')).toBe(true);
    expect(await test.database.query('select password_hash, password_sealed, disabled from app_user')).toEqual([
      { password_hash: 'second', password_sealed: null, disabled: false },
    ]);
    expect(await test.database.query('select from session')).toEqual([]);
    expect(await test.database.query('select user_name, action from audit_entry')).toEqual([
      { user_name: 'admin', action: 'password-reset' },
    ]);
  });
});
