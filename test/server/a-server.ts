import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { hash } from '@node-rs/argon2';
import { pino } from 'pino';
import { createAesCipher, sealingKey } from '#adapters/secrets/aes-cipher.ts';
import type { Role } from '#core/access/role.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import { compose } from '#server/compose.ts';
import { distributorOf } from '#server/distributor-of.ts';
import { createFailureLog } from '#server/failure-log.ts';
import { installationAt } from '#server/installation.ts';
import { openDatabase } from '#server/open-database.ts';
import { serve } from '#server/serve.ts';
import { readSettings } from '#server/settings.ts';
import { updateDatabase } from '#server/update-database.ts';
import { aDistributor } from '#test/builders/distributor.builder.ts';
import { migratedDirectory } from '#test/contracts/data-directories.ts';
import { checkedWriters } from './checked-answers.ts';
import { type Description, describedCalls } from './described-calls.ts';

const password = 'demo';
/** A hash says what trying it costs: as issued by the program, 19 ms of a core at each of the many sign-ins. */
const leastCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const users: readonly (readonly [name: string, role: Role, customer: number | null, seller: number | null])[] = [
  ['admin', 'Admin', null, null],
  ['gerente', 'Manager', null, null],
  ['vendedor', 'Seller', null, 1],
  ['cliente.admin', 'CustomerAdmin', 1, null],
  ['cliente', 'CustomerUser', 1, null],
  ['otro', 'CustomerUser', 2, null],
];

const descriptionAt = async (address: string): Promise<Description> =>
  (await (await fetch(`${address}/api/openapi.json`)).json()) as Description;

/** By the environment of their server, once a thread: to describe every call takes a quarter of a server's start. */
const described = new Map<string, Promise<ReturnType<typeof describedCalls>>>();

/** The whole server over a small distributor, on a real port, with the built threads. */
export const aServer = async (environment: Record<string, string> = {}, logger = pino({ level: 'silent' })) => {
  const directory = migratedDirectory('mostrador-server-');
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: directory,
    RATE_LIMIT: '0',
    SIGN_IN_LIMIT: '0',
    LOG_LEVEL: 'silent',
    ...environment,
  });
  if (!settings.ok) throw new Error(settings.val.code);
  const failures = createFailureLog(logger);
  const installation = installationAt(pathToFileURL(`${process.cwd()}/dist/`), 'test');
  const opened = await openDatabase(settings.val, installation, failures.report);
  const database = await updateDatabase(settings.val, installation, opened.unwrap());
  if (!database.ok) throw new Error(database.val.code);
  (await aDistributor(database.val)).close();
  const passwordHash = await hash(password, leastCost);
  await database.val.query(`insert into seller (name) values ('Vendedor')`);
  for (const [name, role, customer, seller] of users) {
    await database.val.query(
      `insert into app_user (user_name, name, role, customer_id, seller_id, password_hash) values ($1, $1, $2, $3, $4, $5)`,
      [name, role, customer, seller, passwordHash],
    );
  }
  const distributor = distributorOf(settings.val).unwrap() ?? undefined;
  const cipher = createAesCipher(sealingKey(directory, settings.val.secretKey).unwrap());
  const container = await compose({
    settings: settings.val,
    installation,
    database: database.val,
    cipher,
    logger,
    report: failures.report,
    ...(distributor === undefined ? {} : { distributor }),
  });
  const serving = await serve(settings.val, installation, container, logger, failures, checkedWriters);
  const wrongWith = await getOrCreate(described, JSON.stringify(environment), async () =>
    describedCalls(await descriptionAt(serving.address)),
  );

  const call = async (
    method: string,
    path: string,
    options: { body?: unknown; token?: string; headers?: Record<string, string> } = {},
  ) => {
    const { body, token, headers } = options;
    const response = await fetch(`${serving.address}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const json = text === '' ? null : (JSON.parse(text) as Record<string, unknown>);
    const errors = json?.['errors'];
    // True of every call of every test: bad input says where it is.
    if (response.status === 400 && !(Array.isArray(errors) && errors.length > 0)) {
      throw new Error(`400 without a field: ${method} ${path} ${text}`);
    }
    const wrong = wrongWith(method, path, response.status, response.headers.get('content-type') ?? '', json);
    if (wrong !== null) throw new Error(wrong);
    return { status: response.status, json, headers: response.headers };
  };

  return {
    address: serving.address,
    dataDir: settings.val.dataDir,
    database: database.val,
    container,
    call,
    /** Signs in. Tries again where the server asks for that, as it does under load just after the start. */
    async signIn(userName: string): Promise<string> {
      for (;;) {
        const { status, json } = await call('POST', '/api/Login/authenticate', { body: { userName, password } });
        if (status === 200) return String(json?.['token']);
        if (status !== 503) throw new Error(`${userName} was not signed in: ${status} ${JSON.stringify(json)}`);
        await pause(250);
      }
    },
    async close() {
      await serving.close();
      await database.val.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};

export type TestServer = Awaited<ReturnType<typeof aServer>>;
