import { afterAll, beforeAll, describe } from 'vitest';
import { createSessionRepository } from '#adapters/postgres/session/sessions.ts';
import { createArgon2Hasher } from '#adapters/secrets/argon2-hasher.ts';
import { tokenGenerator } from '#adapters/secrets/token-generator.ts';
import { createLoginService } from '#core/session/create-login-service.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';
import { loginServiceContract } from '#test/contracts/login-service.contract.ts';

const [coded, code] = ['con.codigo', '123456'];

describe.each(databases)('logins on %s', (_name, open) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await open();
    const hash = await createArgon2Hasher().hash('demo');
    for (const name of ['gerente', coded]) {
      await test.database.query(
        `insert into app_user (user_name, name, role, password_hash) values ($1, $1, 'Manager', $2)`,
        [name, hash],
      );
    }
  });
  afterAll(() => test.dispose());

  loginServiceContract(async () => ({
    service: createLoginService({
      repository: await createSessionRepository(test.database),
      passwordHasher: createArgon2Hasher(),
      tokenGenerator,
      clock: { now: () => Date.now() },
      secondFactor: async ({ userName }, typed) => {
        if (userName !== coded || typed === code) return null;
        return { code: typed === null ? 'second-factor-required' : 'second-factor-wrong' };
      },
    }),
    password: 'demo',
    plain: { userName: 'gerente', role: 'Manager' },
    coded: { userName: coded, code },
  }));
});
