import fc from 'fast-check';
import { type CustomerDetails, customerFlaws, tidied } from '#core/customers/customer-details.ts';
import { emailKinds } from '#core/customers/other-email.ts';
import { cuitCheckDigit } from '#core/shared/cuit.ts';
import { asId } from '#core/shared/ids.ts';
import { money, zero } from '#core/shared/money.ts';

/** A customer that may be stored: on list 1, without discounts. */
export const aCustomer = (over: Partial<CustomerDetails> = {}): CustomerDetails => ({
  code: 'C-100',
  name: 'Repuestos Ñandú S.R.L.',
  fantasyName: '',
  cuit: '30-50001091-2',
  email: 'compras@nandu.example',
  otherEmails: [],
  phone: '343 455-1234',
  address: 'Almafuerte 1234',
  town: 'Paraná',
  province: 'Entre Ríos',
  postcode: '3100',
  otherAddresses: [],
  zone: '',
  zoneEmail: '',
  sellerId: null,
  priceListId: asId('1'),
  discounts: [zero, zero, zero, zero, zero],
  discountItems: [],
  allowOffers: true,
  creditLimit: null,
  state: 'Ok',
  adminLogin: 'nandu.admin',
  userLogin: 'nandu',
  ...over,
});

const cuit = fc
  .tuple(fc.constantFrom('20', '23', '27', '30', '33'), fc.stringMatching(/^\d{8}$/))
  .map(([kind, middle]) => ({ kind, middle, check: cuitCheckDigit(kind + middle) }))
  .filter(({ check }) => check !== null)
  .map(({ kind, middle, check }) => `${kind}-${middle}-${check}`);
const percentage = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => money(hundredths).times('0.01'));
const text = (max: number) => fc.string({ unit: 'grapheme', maxLength: Math.ceil(max / 8) });
const login = fc.stringMatching(/^[a-z0-9][a-z0-9._@-]{2,20}$/);
const scope = fc.tuple(fc.constantFrom(null, '1', '2'), fc.constantFrom(null, '1', '2'));

/** Customers that the rules allow. */
export const allowedCustomer: fc.Arbitrary<CustomerDetails> = fc
  .record({
    code: text(30),
    name: text(120),
    fantasyName: text(120),
    cuit: fc.oneof(fc.constant(''), cuit),
    email: fc.constantFrom('', 'a@b.example', 'ventas@ñandú.example'),
    otherEmails: fc.uniqueArray(
      fc.record({
        address: fc.constantFrom('pagos@b.example', 'compras@b.example', 'dueño@b.example'),
        gets: fc.constantFrom(...emailKinds),
      }),
      { maxLength: 3, selector: ({ address }) => address },
    ),
    phone: text(60),
    address: text(200),
    town: text(80),
    province: text(80),
    postcode: text(12),
    otherAddresses: fc.uniqueArray(
      fc.record({
        name: fc.constantFrom('Sucursal Centro', 'Depósito', 'Taller; del fondo', 'Sucursal | Norte'),
        address: text(200).map((street) => `Calle ${street}`),
        town: text(80),
        province: text(80),
        postcode: text(12),
        remark: text(200),
      }),
      { maxLength: 3, selector: ({ name }) => name },
    ),
    zone: text(80),
    zoneEmail: fc.constantFrom('', 'zona@b.example'),
    sellerId: fc.constantFrom(null, asId<'seller'>('1')),
    priceListId: fc.constant(asId<'price-list'>('1')),
    discounts: fc.array(percentage, { minLength: 5, maxLength: 5 }),
    discountItems: fc.uniqueArray(
      fc.record({ scope, percentage, text: text(80) }).map(({ scope: [brandId, typeId], ...item }) => ({
        brandId: brandId === null ? null : asId<'product-brand'>(brandId),
        typeId: typeId === null ? null : asId<'product-type'>(typeId),
        ...item,
      })),
      { maxLength: 4, selector: ({ brandId, typeId }) => `${brandId} ${typeId}` },
    ),
    allowOffers: fc.boolean(),
    creditLimit: fc.oneof(
      fc.constant(null),
      fc.maxSafeNat().map((cents) => money(cents % 10_000_000_000).times('0.01')),
    ),
    state: fc.constantFrom('Ok', 'Blocked', 'Inactive', 'EnGestionLegal'),
    adminLogin: login,
    userLogin: login,
  })
  .map(tidied)
  .filter((details) => customerFlaws(details).length === 0);
