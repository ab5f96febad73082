import { priceOrders } from '#core/catalogue/products/price-order.ts';
import { parseCbu } from '#core/current-account/cbu.ts';
import { isWebAddress } from '#core/distributor/web-address.ts';
import { isAddress, withAccount } from '#core/mail/address.ts';
import type { EmailSender } from '#core/mail/email-sender.ts';
import { mailGroupNames } from '#core/mail/mail-group.ts';
import { checkedSynonyms, type SynonymProblem } from '#core/search/synonyms/synonym-list.ts';
import { parseCuit } from '#core/shared/cuit.ts';
import { type Money, money } from '#core/shared/money.ts';
import { nameKey } from '#core/shared/name-key.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { type DistributorWrong, distributorRules } from './distributor-section-rules.ts';
import { maxDays } from './section-limits.ts';
import { newItemId, type Section, type SectionValues } from './shop-configuration.ts';
import { tidiedSection } from './tidied-section.ts';

/** What is wrong with a field, as its form shows it. */
export type Wrong =
  | 'blank'
  | 'amount'
  | 'days'
  | 'percentage'
  | 'cuit'
  | 'cbu'
  | 'link'
  | 'twice'
  | 'gone'
  | 'last'
  | 'last-fault'
  | 'zone-twice'
  | 'system-generated'
  | 'price-order'
  | 'address'
  | 'server'
  | 'port'
  | 'password-again'
  | DistributorWrong
  | SynonymProblem['flaw'];

/** `field` is its path in the section: 'minAmount', '0.cbu'; '' is the whole of it. */
export interface SectionProblem {
  readonly field: string;
  readonly wrong: Wrong;
}

export interface SectionInvalid {
  readonly code: 'section-invalid';
  readonly problems: readonly SectionProblem[];
}

export const maxAmount = money('9999999999.99');
const maxPort = 65_535;
/** A name or a number as a program asks for it, no address of a page and none of a person. */
const serverName = /^[^\s/@:]+$|^[\da-f:.]+$/i;

const isAmount = (amount: Money): boolean => amount.gte(0) && amount.lte(maxAmount) && amount.scale <= 2;
const isPercentage = (percentage: Money): boolean => isAmount(percentage) && percentage.gt(0) && percentage.lt(100);

type Listed = { readonly id: string };

const blank = <Item>(items: readonly Item[], ...names: readonly (keyof Item & string)[]): SectionProblem[] =>
  items.flatMap((item, place) =>
    names.flatMap((name) =>
      String(item[name]).trim() === '' ? [{ field: `${place}.${name}`, wrong: 'blank' as const }] : [],
    ),
  );

const wrongIn = <Item>(
  items: readonly Item[],
  name: keyof Item & string,
  wrong: Wrong,
  isWrong: (item: Item) => boolean,
): SectionProblem[] => items.flatMap((item, place) => (isWrong(item) ? [{ field: `${place}.${name}`, wrong }] : []));

/** Every item but the first of those with the same text. */
const twice = <Item>(items: readonly Item[], name: keyof Item & string): SectionProblem[] => {
  const texts = new Set<string>();
  return wrongIn(items, name, 'twice', (item) => {
    const text = nameKey(String(item[name]));
    if (text === '') return false;
    const isKnown = texts.has(text);
    texts.add(text);
    return isKnown;
  });
};

/** Items that are neither new nor stored any more, or are there twice. */
const gone = (items: readonly Listed[], held: readonly Listed[]): SectionProblem[] => {
  const known = new Set(held.map(({ id }) => id));
  return wrongIn(items, 'id', 'gone', ({ id }) => id !== newItemId && !known.delete(id));
};

/** What a rule may look at besides the section: what is held of it, and the pairs of brand and family that exist. */
export interface RuleContext<Of extends Section> {
  readonly held: SectionValues[Of];
  knows(brandId: string, typeId: string): boolean;
}

const synonymProblem = (problem: SynonymProblem): SectionProblem => ({
  field: problem.row === null ? '' : `${problem.row}.${problem.part}`,
  wrong: problem.flaw,
});

/** A list that cases choose from keeps its last item: without any no case could be opened. */
const choiceProblems = <Item extends Listed>(
  items: readonly Item[],
  held: readonly Item[],
  name: keyof Item & string,
  last: 'last' | 'last-fault',
): SectionProblem[] => [
  ...gone(items, held),
  ...blank(items, name),
  ...twice(items, name),
  ...(items.length === 0 && held.length > 0 ? [{ field: '', wrong: last }] : []),
];

type Rules = {
  readonly [Of in Section]: (value: SectionValues[Of], context: RuleContext<Of>) => readonly SectionProblem[];
};

const rules: Rules = {
  ...distributorRules,
  delivery: ({ minAmount, value, shoppingCartText }) => [
    ...(isAmount(minAmount) ? [] : [{ field: 'minAmount', wrong: 'amount' as const }]),
    ...(isAmount(value) ? [] : [{ field: 'value', wrong: 'amount' as const }]),
    // A surcharge that nobody can explain is not charged.
    ...(isAmount(value) && value.gt(0) && shoppingCartText.trim() === ''
      ? [{ field: 'shoppingCartText', wrong: 'blank' as const }]
      : []),
  ],
  currentAccount: ({ days }) =>
    Number.isInteger(days) && days >= 0 && days <= maxDays ? [] : [{ field: 'days', wrong: 'days' }],
  specialDiscounts: (items, { held }) => [
    ...gone(items, held),
    ...blank(items, 'title', 'explanation'),
    ...wrongIn(items, 'percentage', 'percentage', ({ percentage }) => !isPercentage(percentage)),
  ],
  alert: () => [],
  products: ({ priceOrder }) =>
    priceOrders.includes(priceOrder) ? [] : [{ field: 'priceOrder', wrong: 'price-order' }],
  productBrand: (brands, { held }) => gone(brands, held),
  productType: (types, { held }) => gone(types, held),
  productBrandTypesDisabled: (pairs, { knows }) => [
    ...wrongIn(pairs, 'productBrandId', 'gone', (pair) => !knows(pair.productBrandId, pair.productTypeId)),
    ...twice(
      pairs.map(({ productBrandId, productTypeId }) => ({ productTypeId: `${productBrandId}/${productTypeId}` })),
      'productTypeId',
    ),
  ],
  bankAccounts: (accounts, { held }) => [
    ...gone(accounts, held),
    ...blank(accounts, 'bank', 'holder', 'cuit', 'number', 'cbu'),
    ...wrongIn(accounts, 'cuit', 'cuit', ({ cuit }) => cuit.trim() !== '' && parseCuit(cuit) === null),
    ...wrongIn(accounts, 'cbu', 'cbu', ({ cbu }) => cbu.trim() !== '' && parseCbu(cbu) === null),
    ...twice(
      accounts.map(({ cbu }) => ({ cbu: parseCbu(cbu) ?? '' })),
      'cbu',
    ),
  ],
  deliveryMethods: (methods, { held }) => {
    const fixed = held.filter(({ isSystemGenerated }) => isSystemGenerated);
    const isTouched = ({ id, name, externalCode, isPickup }: (typeof held)[number]): boolean => {
      const submitted = methods.find((method) => method.id === id);
      if (submitted?.name.trim() !== name || submitted.externalCode.trim() !== externalCode) return true;
      return submitted.isPickup !== undefined && submitted.isPickup !== (isPickup ?? false);
    };
    return [
      ...gone(methods, held),
      ...blank(methods, 'name'),
      ...twice(methods, 'name'),
      ...(fixed.some(isTouched) ? [{ field: '', wrong: 'system-generated' as const }] : []),
    ];
  },
  whatsAppConfigurations: (contacts, { held }) => [
    ...gone(contacts, held),
    ...blank(contacts, 'zone', 'display', 'link'),
    ...wrongIn(contacts, 'link', 'link', ({ link }) => link.trim() !== '' && !isWebAddress(link.trim())),
    // A customer is shown the one of their zone: nobody would read the other.
    ...twice(contacts, 'zone').map(({ field }) => ({ field, wrong: 'zone-twice' as const })),
  ],
  demandOrigins: (items, { held }) => choiceProblems(items, held, 'name', 'last'),
  demandReasons: (items, { held }) => choiceProblems(items, held, 'name', 'last'),
  faultSequences: (items, { held }) => choiceProblems(items, held, 'title', 'last-fault'),
  searchSynonyms: (rows) => {
    const checked = checkedSynonyms(rows);
    return checked.ok ? [] : checked.val.problems.map(synonymProblem);
  },
  emailSender: (sender, { held }) => [
    ...(sender.smtp.trim() === '' || serverName.test(sender.smtp.trim())
      ? []
      : [{ field: 'smtp', wrong: 'server' as const }]),
    ...(Number.isInteger(sender.port) && sender.port >= 1 && sender.port <= maxPort
      ? []
      : [{ field: 'port', wrong: 'port' as const }]),
    ...(sender.account.trim() === ''
      ? sender.smtp.trim() === ''
        ? []
        : [{ field: 'account', wrong: 'blank' as const }]
      : isAddress(sender.account.trim())
        ? []
        : [{ field: 'account', wrong: 'address' as const }]),
    // A stored password goes to the server that it was typed for, as safely as then, and to no other.
    ...(held.hasPassword && sender.password === '' && goesElsewhere(sender, held)
      ? [{ field: 'password', wrong: 'password-again' as const }]
      : []),
    ...mailGroupNames.flatMap((name) => accountProblems(`${name}.accounts`, sender[name]?.accounts ?? [])),
  ],
};

const goesElsewhere = ({ smtp, user, port, ssl }: EmailSender, held: EmailSender): boolean => {
  if (smtp.trim() === '' || user.trim() === '') return false;
  return smtp.trim() !== held.smtp || user.trim() !== held.user || port !== held.port || (held.ssl && !ssl);
};

const accountProblems = (field: string, accounts: readonly string[]): SectionProblem[] =>
  accounts.flatMap((account, place) => {
    const added = withAccount(accounts.slice(0, place), account);
    return added.ok ? [] : [{ field: `${field}.${place}`, wrong: added.val === 'twice' ? 'twice' : 'address' }];
  });

/** A section as it is to be stored, or everything that is wrong with it (docs/rules/configuration.md 2). */
export const checkSection = <Of extends Section>(
  section: Of,
  value: SectionValues[Of],
  context: RuleContext<Of>,
): Result<SectionValues[Of], SectionInvalid> => {
  const problems = rules[section](value, context);
  if (problems.length > 0) return Err({ code: 'section-invalid', problems });
  return Ok(tidiedSection(section, value, context.held));
};
