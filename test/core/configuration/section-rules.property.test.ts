import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSection, type Wrong } from '#core/configuration/section-rules.ts';
import { newItemId, type Section, type SectionValues, sections } from '#core/configuration/shop-configuration.ts';
import { tidiedSection } from '#core/configuration/tidied-section.ts';
import { defaultDistributor } from '#core/distributor/default-distributor.ts';
import { type DistributorSection, isDistributorSection, partOf } from '#core/distributor/distributor-sections.ts';
import type { EmailSender } from '#core/mail/email-sender.ts';
import { noMailGroup } from '#core/mail/mail-group.ts';
import { money } from '#core/shared/money.ts';

const wrongOf = <Of extends Section>(section: Of, value: SectionValues[Of], held: unknown = []): readonly Wrong[] => {
  const checked = checkSection(section, value, { held: held as SectionValues[Of], knows: () => true });
  return checked.ok ? [] : checked.val.problems.map(({ wrong }) => wrong);
};
const delivery = { minAmount: money(0), value: money(0), shoppingCartText: '' };
const special = { id: newItemId, title: 'a', percentage: money(1), explanation: 'b' };
const sender = {
  account: 'ventas@example.com',
  user: 'ventas',
  password: '',
  hasPassword: true,
  isOverridden: false,
  tellsLocks: true,
  smtp: 'smtp.example.com',
  port: 587,
  ssl: true,
  comunication: noMailGroup,
  orders: noMailGroup,
  demands: noMailGroup,
  waranties: noMailGroup,
  payments: noMailGroup,
};
/** As another back end keeps it, which knows nothing of fetching. */
const fixed = { id: '7', name: 'Retira', externalCode: '', isSystemGenerated: true };
const account = {
  id: newItemId,
  bank: 'Nación',
  holder: 'x',
  cuit: '20-26756539-3',
  number: '1',
  cbu: '2850590940090418135201',
};

describe('a section of the configuration', () => {
  it.each<[Wrong[], readonly Wrong[]]>([
    [[], wrongOf('delivery', delivery)],
    [['blank'], wrongOf('delivery', { ...delivery, value: money(1) })],
    [['amount'], wrongOf('delivery', { ...delivery, minAmount: money(-1) })],
    [['amount'], wrongOf('delivery', { ...delivery, minAmount: money('0.001') })],
    [
      ['amount', 'amount'],
      wrongOf('delivery', { minAmount: money('1e-3'), value: money('1e30'), shoppingCartText: '' }),
    ],
    [[], wrongOf('deliveryMethods', [{ ...fixed, isPickup: false }], [fixed])],
    [[], wrongOf('deliveryMethods', [fixed], [{ ...fixed, isPickup: true }])],
    [['system-generated'], wrongOf('deliveryMethods', [{ ...fixed, isPickup: true }], [fixed])],
    [['system-generated'], wrongOf('deliveryMethods', [{ ...fixed, isPickup: false }], [{ ...fixed, isPickup: true }])],
    [[], wrongOf('currentAccount', { days: 0 })],
    [['days'], wrongOf('currentAccount', { days: 1.5 })],
    [['days'], wrongOf('currentAccount', { days: Number.NaN })],
    [['percentage'], wrongOf('specialDiscounts', [{ ...special, percentage: money(0) }])],
    [['percentage'], wrongOf('specialDiscounts', [{ ...special, percentage: money(100) }])],
    [['blank', 'blank'], wrongOf('specialDiscounts', [{ ...special, title: ' ', explanation: '' }])],
    [['gone'], wrongOf('specialDiscounts', [{ ...special, id: '7' }])],
    [
      ['gone'],
      wrongOf(
        'specialDiscounts',
        [
          { ...special, id: '7' },
          { ...special, id: '7' },
        ],
        [{ id: '7' }],
      ),
    ],
    [['cuit'], wrongOf('bankAccounts', [{ ...account, cuit: '20-26756539-2' }])],
    [['cbu'], wrongOf('bankAccounts', [{ ...account, cbu: '2810590940090418135201' }])],
    [['twice'], wrongOf('bankAccounts', [account, { ...account, cbu: '28505909 40090418135201' }])],
    [['password-again'], wrongOf('emailSender', { ...sender, port: 25 }, sender)],
    [['password-again'], wrongOf('emailSender', { ...sender, smtp: 'otro.example' }, sender)],
    [['password-again'], wrongOf('emailSender', { ...sender, ssl: false }, sender)],
    [[], wrongOf('emailSender', { ...sender, ssl: true }, { ...sender, ssl: false })],
    [[], wrongOf('emailSender', { ...sender, smtp: ' ' }, sender)],
    [['blank'], wrongOf('bankAccounts', [{ ...account, cbu: '' }])],
    [['last'], wrongOf('demandOrigins', [], [{ id: '1', name: 'Factura' }])],
    [['last'], wrongOf('demandReasons', [], [{ id: '1', name: 'Faltante' }])],
    [[], wrongOf('demandReasons', [])],
    [['last-fault'], wrongOf('faultSequences', [], [{ id: '1', title: 'Rotura', detail: '' }])],
    [[], wrongOf('faultSequences', [{ id: newItemId, title: 'Rotura', detail: ' ' }])],
    [['gone'], wrongOf('faultSequences', [{ id: '7', title: 'Rotura', detail: '' }])],
    [['blank'], wrongOf('faultSequences', [{ id: newItemId, title: ' ', detail: 'De golpe' }])],
    [
      ['twice'],
      wrongOf('faultSequences', [
        { id: newItemId, title: 'Rotura súbita', detail: 'De golpe' },
        { id: newItemId, title: ' ROTURA SUBITA', detail: 'Otra' },
      ]),
    ],
    [
      ['zone-twice'],
      wrongOf('whatsAppConfigurations', [
        { id: newItemId, zone: 'Zona Norte', display: '1', link: 'https://wa.me/1' },
        { id: newItemId, zone: ' zona  norte', display: '2', link: 'https://wa.me/2' },
      ]),
    ],
    [
      ['link'],
      wrongOf('whatsAppConfigurations', [{ id: newItemId, zone: 'a', display: 'b', link: 'javascript:alert(1)' }]),
    ],
    [
      ['twice'],
      wrongOf('demandOrigins', [
        { id: newItemId, name: 'Razón' },
        { id: newItemId, name: ' RAZON ' },
      ]),
    ],
    [
      ['blank', 'no-meaning'],
      wrongOf('searchSynonyms', [
        { typed: ' ', means: ['x'] },
        { typed: 'perno', means: [] },
      ]),
    ],
  ])('has %j', (expected, found) => {
    expect(found).toEqual(expected);
  });

  it.each([
    ['server', 'no existe'],
    ['server', 'https://smtp.example.com'],
    ['server', 'smtp.example.com:587'],
    ['server', 'ana@example.com'],
    [null, 'smtp.example.com'],
    [null, '10.0.0.1'],
    [null, '2001:db8::25'],
    [null, 'correo'],
  ] as const)('finds %j wrong with the mail server %s', (wrong, smtp) => {
    const found = wrongOf('emailSender', { ...sender, password: 'clave', smtp }, sender);
    expect(found).toEqual(wrong === null ? [] : [wrong]);
  });

  it('has no surcharge in fractions of a cent, nor any that is no amount', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (amount) => {
        const value = { ...delivery, minAmount: money(amount) };
        const isFine = amount >= 0 && amount < 1e10 && money(amount).scale <= 2;
        expect(wrongOf('delivery', value).length === 0).toBe(isFine);
      }),
    );
  });

  it.each(sections)('stored once is stored the same again: %s', (section) => {
    fc.assert(
      fc.property(valid[section], (value) => {
        const context = { held: held(section) as never, knows: () => true };
        const first = checkSection(section, value as never, context).unwrap();
        expect(checkSection(section, first, context).unwrap()).toEqual(first);
      }),
    );
  });
});

const spaced = fc
  .tuple(fc.constantFrom('', ' ', '\n'), fc.string(), fc.constantFrom('', '  '))
  .map((each) => each.join(''));
/** Each item's text begins with its place: none is blank, and no two are equal. */
const listOf = <Item>(item: (text: (of: string) => string) => Item) =>
  fc
    .array(spaced, { maxLength: 6 })
    .map((texts) => texts.map((text, place) => item((of) => ` ${place} ${of} ${text}`)));
/** What a phrase takes: short, in one word. */
const part = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').slice(0, 20);
const cents = fc.integer({ min: 1, max: 9999 }).map((each) => money(each).dividedBy(100));
const named = listOf((text) => ({ id: newItemId, name: text('n') }));
const mailGroup = fc.record({
  subject: spaced,
  accounts: fc.constantFrom([], [' uno@example.com ']),
  sendToZoneAccount: fc.boolean(),
});
const held = (section: Section): unknown => {
  if (isDistributorSection(section)) return shownNow(section);
  return section === 'emailSender' ? sender : [];
};
/** A part of the distributor as it stands, with no picture to put up. */
const shownNow = <Of extends DistributorSection>(section: Of) => {
  const part = partOf(section, defaultDistributor);
  return { now: part, file: part, hasFile: false, upload: null };
};
const withFields = <Of extends DistributorSection>(
  section: Of,
  fields: Readonly<Record<string, fc.Arbitrary<unknown>>>,
) => fc.record(fields).map((typed) => ({ ...shownNow(section), now: { ...shownNow(section).now, ...typed } }));

const line = spaced.map((text) => ` a${text.slice(0, 20)} `);

const valid: { readonly [Of in Section]: fc.Arbitrary<unknown> } = {
  delivery: fc.record({ minAmount: cents, value: cents, shoppingCartText: spaced.map((text) => `a${text}`) }),
  currentAccount: fc.record({ days: fc.integer({ min: 0, max: 3650 }) }),
  specialDiscounts: fc
    .tuple(
      cents,
      listOf((text) => ({ id: newItemId, title: text('t'), explanation: text('e') })),
    )
    .map(([percentage, items]) => items.map((item) => ({ ...item, percentage }))),
  alert: fc.record({ title: spaced, message: spaced }),
  products: fc.record({ priceOrder: fc.constantFrom('LowestToHighest', 'HighestToLowest') }),
  productBrand: fc.constant([]),
  productType: fc.constant([]),
  productBrandTypesDisabled: fc.constant([]),
  bankAccounts: spaced.map((text) => [{ ...account, bank: ` b${text}`, holder: `h${text} `, number: `1${text}` }]),
  deliveryMethods: listOf((text) => ({
    id: newItemId,
    name: text('n'),
    externalCode: text('c'),
    isSystemGenerated: false,
  })),
  whatsAppConfigurations: listOf((text) => ({
    id: newItemId,
    zone: text('z'),
    display: text('d'),
    link: ' https://wa.me/1 ',
  })),
  demandOrigins: named,
  demandReasons: named,
  faultSequences: listOf((text) => ({ id: newItemId, title: text('t'), detail: text('d') })),
  searchSynonyms: fc
    .array(fc.tuple(fc.string(), fc.string()))
    .map((texts) =>
      texts.map(([typed, meant], place) => ({ typed: ` ${place}t${part(typed)}`, means: [`m${part(meant)} `] })),
    ),
  emailSender: fc.tuple(spaced, fc.integer({ min: 1, max: 65_535 }), mailGroup).map(([smtp, port, group]) => ({
    ...sender,
    smtp: ` ${part(smtp)} `,
    port,
    account: ' uno@example.com',
    password: 'x',
    orders: group,
    demands: group,
  })),
  distributorData: withFields('distributorData', {
    name: line,
    hours: line,
    cuit: fc.constantFrom('', ' 30711989001 '),
    since: fc.integer({ min: 1800, max: 2100 }),
    email: fc.constant(' uno@example.com'),
  }),
  distributorTexts: withFields('distributorTexts', {
    slogan: line,
    story: fc.array(fc.constantFrom('', ' dos '), { maxLength: 5 }).map((texts) => ['uno', ...texts]),
  }),
  distributorMap: withFields('distributorMap', {
    mapLink: fc.constantFrom(null, ' https://mapas.example/x '),
    mapEmbed: fc.constantFrom(null, 'https://mapas.example/embed?x=1'),
  }),
  distributorLook: withFields('distributorLook', {
    accentLight: fc.constantFrom(null, ' B93C0A '),
    accentDark: fc.constantFrom(null, '#F2773A'),
  }),
};

describe('the account that sends', () => {
  const tidiedUser = (part: Partial<EmailSender>): string =>
    tidiedSection('emailSender', { ...sender, account: ' ventas@ejemplo.com ', ...part }, sender).user;

  it('signs in by itself where a password comes without a user', () => {
    expect(tidiedUser({ user: ' ', password: 'x' })).toBe('ventas@ejemplo.com');
    expect(tidiedUser({ user: ' ventas ', password: 'x' })).toBe('ventas');
  });

  it('does not sign in where neither comes', () => {
    expect(tidiedUser({ user: ' ', password: '' })).toBe('');
  });
});
