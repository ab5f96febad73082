import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimToOpenToWire } from '#adapters/wire/claims.wire.ts';
import { warrantyToRequestToWire } from '#adapters/wire/warranties.wire.ts';
import { aClaim } from '#test/builders/claim.builder.ts';
import { anOffice } from '#test/builders/office.builder.ts';
import { aPng } from '#test/builders/sized-picture.builder.ts';
import { aWarranty } from '#test/builders/warranty.builder.ts';
import { aServer, type TestServer } from './a-server.ts';
import { type Asker, accessTable, type RowKind, type Whose, whoseTable } from './access-table.ts';

/**
 * Two companies, each with its customer, its logins and who of the staff invites them; the seller of the tests has the
 * first one only.
 */
const companies = {
  own: { id: '1', name: 'Propia', admin: 'cliente.admin', user: 'cliente', inviter: 'vendedor' },
  other: { id: '2', name: 'Ajena', admin: 'otro.admin', user: 'otro', inviter: 'admin' },
} as const;
type Company = (typeof companies)[keyof typeof companies];

/** Who asks, as one of the first company or its seller. */
const askers = { Seller: 'vendedor', CustomerAdmin: 'cliente.admin', CustomerUser: 'cliente' } as const;
type Outsider = keyof typeof askers;
const isOutsider = (asker: Asker): asker is Outsider => asker in askers;

const rows = accessTable.flatMap(({ by, calls }) => calls.map((call) => ({ by: by.filter(isOutsider), call })));
const calledByThem = rows.filter(({ by }) => by.length > 0).map(({ call }) => call);
const kinds = Object.entries(whoseTable) as readonly [Whose, readonly string[]][];
const callsOf = (kind: Whose) => rows.filter(({ call }) => whoseTable[kind].includes(call));
const rowCalls = kinds.flatMap(([kind]) =>
  kind === 'shop' || kind === 'own'
    ? []
    : callsOf(kind).flatMap(({ by, call }) => by.map((asker) => ({ asker, call, kind }))),
);

const ownReads = callsOf('own').flatMap(({ by, call }) =>
  call.startsWith('GET ') ? by.map((asker) => ({ asker, call })) : [],
);

/**
 * What the rows of this file leave as it was: the login itself, the company's settings, an alert, and lists of what has
 * not happened.
 */
const unmoved: ReadonlySet<string> = new Set([
  'GET /api/Login/me',
  'GET /api/Login/second-factor',
  'GET /api/Products/exclusions',
  'GET /api/customer-configuration',
  'GET /api/Orders/delivery-addresses',
  'GET /api/customer-configuration/alert',
  'GET /api/Management/Overview/idle-customers',
  'GET /api/Management/StaffOrders/customers',
]);

let server: TestServer;
const tokens: Record<string, string> = {};
const as = (user: string) => ({ token: tokens[user] ?? '' });
const picture = Buffer.from(aPng(4, 3)).toString('base64');
const pdf = Buffer.from('%PDF-1.7\nhola\n%%EOF\n').toString('base64');
const query = async <T extends object>(sql: string, values: unknown[] = []) =>
  (await server.database.query<T>(sql, values))[0] as T;

const made = async (user: string, path: string, body: object) => {
  const { status, json } = await server.call('POST', path, { ...as(user), body });
  if (status >= 300 || json === null) throw new Error(`${path}: ${status} ${JSON.stringify(json)}`);
  return json;
};
const idOf = (json: Record<string, unknown>) => ({ id: String(json['id']) });

beforeAll(async () => {
  server = await aServer();
  await anOffice(server.database);
  await server.database.query(
    `insert into app_user (user_name, name, role, customer_id, password_hash)
     select 'otro.admin', 'otro.admin', 'CustomerAdmin', 2, password_hash from app_user where user_name = 'otro'`,
  );
  await server.database.query(
    `update customer set name = case id when 1 then 'Propia' else 'Ajena' end, seller_id = case id when 1 then 1 end`,
  );
  const { admin, user } = companies.other;
  for (const name of ['admin', ...Object.values(askers), admin, user]) tokens[name] = await server.signIn(name);
});
afterAll(() => server.close());

type Parameters = Readonly<Record<string, string>>;

/**
 * Makes a row of a company, for the login that asks if it is of that company, and answers what stands for it in an
 * address.
 */
const make: Readonly<Record<RowKind, (company: Company, user: string) => Promise<Parameters>>> = {
  session: async (_company, user) => {
    await server.signIn(user);
    const { json } = await server.call('GET', '/api/Login/sessions', as(user));
    const [last] = (json as unknown as { id: string; isCurrent: boolean }[]).filter(({ isCurrent }) => !isCurrent);
    return { id: String(last?.id) };
  },
  search: async ({ name }, user) =>
    idOf(await made(user, '/api/SavedSearches', { name: `de ${name} ${Math.random()}`, query: 'q=bujia' })),
  list: async ({ name }, user) =>
    idOf(
      await made(user, '/api/SavedLists', {
        name: `de ${name} ${Math.random()}`,
        lines: [{ productPriceId: '1', quantity: 1 }],
      }),
    ),
  quote: async ({ name }, user) =>
    idOf(
      await made(user, '/api/Quotes', {
        clientName: `de ${name}`,
        lines: [{ kind: 'product', productPriceId: '1', quantity: 4 }],
      }),
    ),
  payment: async ({ name }, user) =>
    idOf(
      await made(user, '/api/Payments', {
        amount: 10,
        paidOn: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
        method: 'transfer',
        reference: `de ${name}`,
        receipt: { name: 'recibo.pdf', content: pdf },
      }),
    ),
  document: async ({ id }) => {
    const row = await query<{ id: string }>(
      `insert into account_document (customer_id, date, letter, point_of_sale, number, total, debt, expiration)
       values ($1, '2026-01-05', 'A', 7, (select coalesce(max(number), 0) + 1 from account_document), 10, 10, '2026-02-05')
       returning id::text`,
      [id],
    );
    await server.database.query(
      'insert into account_document_line (document_id, position, quantity, unit_price) values ($1, 1, 1, 10)',
      [row.id],
    );
    return row;
  },
  order: async ({ name, user }) => {
    await made(user, '/api/ShoppingCarts', { productPriceId: '1', quantity: 1 });
    const { year, number } = await made(user, '/api/Orders', { deliveryMethodId: '1', notes: `de ${name}` });
    return { number: `${String(year)}-${String(number)}` };
  },
  claim: async ({ admin }) => {
    const { number } = await made(
      admin,
      '/api/Demands',
      claimToOpenToWire(aClaim({ purchaseDocument: nothing['number'] ?? '' })),
    );
    return { kind: 'claim', number: String(number) };
  },
  warranty: async ({ admin }) => {
    const { rmaNumber } = await made(admin, '/api/Warranties', warrantyToRequestToWire(aWarranty()));
    return { kind: 'warranty', number: String(rmaNumber) };
  },
  'message picture': async (company) => {
    const claim = await make.claim(company, company.admin);
    const path = `/api/CaseMessages/claim/${claim['number'] ?? ''}`;
    const { messages } = await made(company.admin, path, { text: 'Vino así', pictures: [picture] });
    await made('admin', path, { text: 'Gracias' });
    const [name] = (messages as { readonly pictures: readonly string[] }[]).at(-1)?.pictures ?? [];
    return { ...claim, name: String(name) };
  },
  invitation: async ({ id, inviter }) => {
    await made(inviter, `/api/Customers/${id}/credentials/user/invitation`, { email: 'alguien@example.com' });
    return { id, kind: 'user' };
  },
  customer: async ({ id }) => ({ id, kind: 'user' }),
};

/** What names nothing, by what the address or the body calls it. */
const nothing: Parameters = { id: '999999', number: '2026-00099999', name: '0'.repeat(32), kind: 'user' };

/** What a call needs to be accepted, where it needs anything. */
const bodies: Readonly<Record<string, (row: Parameters) => object>> = {
  'PUT /api/SavedSearches/{id}': () => ({ name: `Otra ${Math.random()}` }),
  'PUT /api/SavedLists/{id}': () => ({ name: `Otra ${Math.random()}` }),
  'PUT /api/Quotes/{id}': () => ({
    clientName: 'Juan',
    lines: [{ kind: 'product', productPriceId: '1', quantity: 1 }],
  }),
  'POST /api/Payments': ({ id }) => ({
    amount: 10,
    paidOn: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
    method: 'transfer',
    reference: '1',
    documents: [id],
  }),
  'POST /api/Management/StaffOrders/papers': ({ number }) => ({ paper: 'picking', orders: [number] }),
  'POST /api/CaseMessages/{kind}/{number}': () => ({ text: 'Hola' }),
  'PUT /api/CaseMessages/{kind}/{number}/opened': () => ({ upTo: '1' }),
  'POST /api/Customers/{id}/credentials/{kind}/invitation': () => ({ email: 'alguien@example.com' }),
  'POST /api/Login/seller-as-customer': ({ id }) => ({ customerId: id }),
};

/** Puts a row into a call and tells what came of it. */
const ask = async (call: string, row: Parameters, user: string) => {
  const [method = '', path = ''] = call.split(' ');
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => row[name] ?? 'x');
  const body = bodies[call]?.(row);
  const { status, json } = await server.call(method, address + (path.endsWith('/table') ? '?format=csv' : ''), {
    ...as(user),
    headers: { 'if-match': '"1"' },
    ...(body === undefined ? {} : { body }),
  });
  return {
    isRefused: status >= 400,
    answer: [status, json?.['code'], json?.['title']],
    content: JSON.stringify(json),
  };
};

describe('whose rows are whose (docs/rules/access.md 3)', () => {
  const readOwn = async () => {
    const read = new Map<string, string>();
    for (const { asker, call } of ownReads) {
      const { isRefused, content } = await ask(call, { ...nothing, page: '1' }, askers[asker]);
      if (isRefused) throw new Error(`${call} ${asker}: ${content}`);
      read.set(`${call} ${asker}`, content.replace(/"(lastUsed|requestId|updatedAt)":"[^"]*"/g, ''));
    }
    return read;
  };
  let rounds = 0;
  const makeAll = async (company: Company, user: string) => {
    for (const kind of Object.keys(make) as RowKind[]) await make[kind](company, user);
    rounds += 1;
    for (let place = 1; place <= Math.min(rounds, 6); place += 1) {
      await made(user, '/api/ShoppingCarts', { productPriceId: String(place), quantity: 4 });
    }
    const { id } = await make.document(company, user);
    await server.database.query('update account_document set debt = 0, finished = true where id = $1', [id]);
  };
  const movedBetween = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
    [...before].flatMap(([name, content]) => (after.get(name) === content ? [] : [name]));

  it('nothing that a company or a seller reads is moved by what another company does, and all of it by what their own does', async () => {
    const makeOwn = async () => {
      for (const user of [companies.own.admin, companies.own.user]) await makeAll(companies.own, user);
      for (const kind of ['session', 'search'] as const) await make[kind](companies.own, askers.Seller);
    };
    await makeOwn();
    const before = await readOwn();
    await makeAll(companies.other, companies.other.admin);
    expect(movedBetween(before, await readOwn())).toEqual([]);
    await makeOwn();
    const moved = movedBetween(before, await readOwn());
    expect(moved.filter((name) => unmoved.has(name.replace(/ \w+$/, '')))).toEqual([]);
    const stayed = [...before.keys()].filter((name) => !moved.includes(name));
    expect(stayed.filter((name) => !unmoved.has(name.replace(/ \w+$/, '')))).toEqual([]);
  });

  it('a seller finds customers of orders by what both companies have, and theirs alone is there', async () => {
    // The customers are 'C1' and 'C2', and both have an 'a' in their names.
    const found = async (search: string, user: string) =>
      (await server.call('GET', `/api/Management/StaffOrders/customers?${search}`, as(user))).json as unknown as {
        readonly name: string;
      }[];
    const namesOf = async (search: string, user: string) => (await found(search, user)).map(({ name }) => name);
    for (const search of ['q=c', 'q=a']) {
      expect(await namesOf(search, 'admin')).toEqual(
        expect.arrayContaining([companies.own.name, companies.other.name]),
      );
      expect(await namesOf(search, askers.Seller)).toEqual([companies.own.name]);
    }
    expect(await namesOf(`id=${companies.own.id}`, askers.Seller)).toEqual([companies.own.name]);
    expect(await namesOf(`id=${companies.other.id}`, 'admin')).toEqual([companies.other.name]);
    expect(await namesOf(`id=${companies.other.id}`, askers.Seller)).toEqual([]);
  });

  it('is said for every call of a company or a seller, once', () => {
    expect(kinds.flatMap(([, calls]) => calls).toSorted()).toEqual(
      [...new Set([...calledByThem, ...whoseTable.shop])].toSorted(),
    );
  });

  it.each(rowCalls)(
    '$call is answered to a $asker for the own, and for another’s as for what is not there',
    async ({ asker, call, kind }) => {
      const user = askers[asker];
      const isOfLogin = kind === 'session' || kind === 'search';
      const own = await make[kind](companies.own, asker === 'Seller' && !isOfLogin ? companies.own.user : user);
      const others = await make[kind](companies.other, companies.other.admin);
      const nobodys = await ask(
        call,
        { ...nothing, ...(own['kind'] === undefined ? {} : { kind: own['kind'] }) },
        user,
      );
      const refused = await ask(call, others, user);
      expect(refused.isRefused, refused.content).toBe(true);
      expect(refused.answer).toEqual(nobodys.answer);
      expect(refused.content).not.toContain('Ajena');
      const allowed = await ask(call, own, user);
      expect(allowed.isRefused, allowed.content).toBe(false);
    },
  );
});
