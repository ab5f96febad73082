import type { Answers, Asked, StandInAnswer } from './back-end.ts';
import { bodyOf, type Manners } from './specification.ts';

/** Who may sign in; each with the password demo. */
const users: Readonly<Record<string, string>> = {
  cliente: 'CustomerAdmin',
  admin: 'Admin',
  gerente: 'Manager',
  vendedor: 'Seller',
};

const loginOf = (name: string): StandInAnswer => ({
  body: { token: `token-of-${name}`, expire: '2100-01-01T00:00:00Z' },
});

/** The user of a token, and the code of the customer as whom they act; '' for none. */
const tokenOf = ({ request }: Asked): readonly [user: string, code: string] => {
  const [user = '', code = ''] = (request.headers.authorization ?? '').replace(/^Bearer token-of-/, '').split('-as-');
  return [user, code];
};

/** The customers as an administrator reads them: the first may be acted as, the second is blocked. */
const customersOf = ({ id }: Pick<Manners, 'id'>) => [
  {
    ...{ id: id(7), externalCode: 'C7', name: 'El Cruce', fantasyName: 'El Cruce', priceListName: 'Lista 1' },
    ...{
      state: 'Ok',
      sellerName: 'Vendedor Uno',
      allowOffers: true,
      lastLogin: null,
      lastOrder: '2026-11-19T10:00:00',
    },
    ...{ adminLogin: 'cliente', adminPassword: 'clave-1', userLogin: 'c2', userPassword: 'clave-2' },
    discount: { discount1: 10, items: [{ text: 'NGK', percentage: 5 }] },
    data: { zone: 'Sur', zoneEmail: 'sur@example.com' },
  },
  {
    ...{ id: id(9), externalCode: 'C9', name: 'Repuestos Añelo', priceListName: 'Lista 2', state: 'Blocked' },
    ...{ allowOffers: false, adminLogin: 'anelo', adminPassword: null, userLogin: null, userPassword: null },
  },
];

/** Who signs in, who acts as whom, and the lists of customers and sellers. */
export const peopleOf = (manners: Manners): Answers => {
  const { id } = manners;
  const customers = customersOf(manners);
  const actingOf =
    (role: string) =>
    (asked: Asked): StandInAnswer => {
      const [user, acted] = tokenOf(asked);
      const wanted = bodyOf(asked)['customerId'];
      const customer = customers.find((each) => String(each.id) === String(wanted));
      const isAllowed = users[user] === role && acted === '' && customer?.state === 'Ok';
      return isAllowed ? loginOf(`${user}-as-${customer.externalCode}`) : { status: 403 };
    };
  const listFor =
    (roles: readonly string[], body: readonly object[]) =>
    (asked: Asked): StandInAnswer => {
      const [user, acted] = tokenOf(asked);
      return acted === '' && roles.includes(users[user] ?? '') ? { body } : { status: 403 };
    };
  const returnOf =
    (role: string) =>
    (asked: Asked): StandInAnswer => {
      const [user, acted] = tokenOf(asked);
      return users[user] === role && acted !== '' ? loginOf(user) : { status: 403 };
    };
  return {
    'POST /api/Login/authenticate': (asked) => {
      const { userName, password } = bodyOf(asked);
      return password === 'demo' && String(userName) in users ? loginOf(String(userName)) : { status: 401 };
    },
    'GET /api/Login/me': (asked) => {
      const [user, code] = tokenOf(asked);
      const type = users[user] ?? 'CustomerAdmin';
      const customer = customers.find(({ externalCode }) => externalCode === code);
      const acting = { loginUsId: customer?.id ?? null, loginUsName: customer?.name ?? null };
      return {
        body: {
          ...{ name: user, type: customer === undefined ? type : 'CustomerAdmin', allowOffers: true, zone: 'Sur' },
          ...{ ...acting, loginUsType: customer === undefined ? null : type },
        },
      };
    },
    'POST /api/Login/admin-as-customer': actingOf('Admin'),
    'POST /api/Login/seller-as-customer': actingOf('Seller'),
    'POST /api/Login/back-to-admin': returnOf('Admin'),
    'POST /api/Login/back-to-seller': returnOf('Seller'),
    'GET /api/Customers/for-admin': listFor(['Admin', 'Manager'], customers),
    'GET /api/Customers/for-seller': listFor(
      ['Seller'],
      customers.map((customer) => ({ ...customer, sellerName: undefined })),
    ),
    'GET /api/Sellers/for-admin': listFor(
      ['Admin'],
      [{ id: id(8), name: 'Vendedor Uno', user: 'v1', password: 'clave-3' }],
    ),
  };
};
