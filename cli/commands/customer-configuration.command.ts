import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { companyMailTexts } from '#adapters/texts/company-mails.es.ts';
import { customerConfigurationProblem, surchargeProblem } from '#adapters/texts/customer-configuration.es.ts';
import { formatAmount } from '#adapters/texts/numbers.es.ts';
import { percentage } from '#adapters/wire/amounts.wire.ts';
import { customerConfigurationToWire, customerConfigurationWire } from '#adapters/wire/customer-configuration.wire.ts';
import type { CustomerConfigurationFailure } from '#core/configuration/customer-configuration.service.ts';
import type { CustomerConfiguration } from '#core/configuration/customer-configuration.ts';
import {
  isSurchargeWrong,
  parseSurcharge,
  type SurchargeKey,
  type SurchargeRow,
  surchargeKey,
} from '#core/configuration/surcharge.ts';
import { companyMails, orderMailsOf } from '#core/mail/order-mails.ts';
import { folded } from '#core/shared/folded.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { readYes } from '#core/sheets/yes-no.ts';
import type { CommandGroup } from '../command-group.ts';
import { standsAlready } from '../declare/already-so.ts';
import { changedWire, declareChange, type Plan } from '../declare/change.ts';
import { type Asking, declareGroup } from '../declare/declare.ts';
import { declareList } from '../declare/list.ts';
import { declareShow } from '../declare/show.ts';
import { surchargesList } from '../lists/customer-configuration-surcharges.list.ts';
import { customerConfigurationModule } from '../modules/customer-configuration.module.ts';
import { type Outcome, problem, wrongUsage } from '../outcome.ts';
import type { Act } from '../run-command.ts';
import { printable, type Style } from '../style.ts';
import { facts } from '../views/facts.ts';

const base = { access: 'customerConfiguration', problem: customerConfigurationProblem } as const;

const yesOrNo = (is: boolean): string => (is ? 'sí' : 'no');

const listed = (texts: readonly string[]): string => (texts.length === 0 ? 'ninguno' : texts.join(', '));

const configurationText = (configuration: CustomerConfiguration, style: Style, columns: number | null): string => {
  const { includeIva, showSellingPrice, specialDiscounts, orderMails, surcharges } = configuration;
  const own = surcharges.filter((row) => row.percentage !== null);
  return facts(
    [
      ['Incluir IVA', yesOrNo(includeIva)],
      ['Mostrar precio de venta', yesOrNo(showSellingPrice)],
      ['Descuentos especiales', listed(specialDiscounts.filter(({ include }) => include).map(({ title }) => title))],
      ['Correos', orderMails === null ? '' : listed(orderMails.map((mail) => companyMailTexts[mail]))],
      ['Recargos', listed(own.map(surchargeText))],
      ['E-mail', configuration.eMail],
      ['Vendedor', configuration.sellerName],
      ['Zona', configuration.zone],
    ],
    style,
    columns,
  );
};

const surchargeText = ({ text, percentage: own }: SurchargeRow): string =>
  `${text} ${own === null ? 'sin recargo propio' : `${formatAmount(own)} %`}`;

const keys = ['includeIva', 'showSellingPrice', 'specialDiscounts', 'orderMails'] as const;

type Key = (typeof keys)[number];

/** What is set, by the API's name of it. */
interface Setting {
  readonly key: Key;
  readonly value: boolean | readonly string[];
}

const settingWire = changedWire(z.object({ key: z.enum(keys), value: z.union([z.boolean(), z.array(z.string())]) }));

const valueText = (value: Setting['value']): string => (typeof value === 'boolean' ? yesOrNo(value) : listed(value));

type SettingPlan = Result<Plan<Setting, CustomerConfigurationFailure>, CustomerConfigurationFailure | Outcome>;

const planOf = (
  { key, value }: Setting,
  held: Setting['value'],
  work: () => Promise<Result<unknown, CustomerConfigurationFailure>>,
): SettingPlan =>
  Ok({
    question: `¿Dejar ${key} en ${printable(valueText(value))}?`,
    isDone: standsAlready(value, held),
    before: { key, value: held },
    work: async () => (await work()).map(() => ({ key, value })),
  });

const namesIn = (text: string): readonly string[] => text.split(',').flatMap((each) => each.trim() || []);

/** Which of them are meant by name, in their order; the name of which there is none. */
const chosen = <Choice>(
  text: string,
  all: readonly Choice[],
  namesOf: (choice: Choice) => readonly string[],
): Result<readonly Choice[], Outcome> => {
  const isNamed = (choice: Choice, name: string) => namesOf(choice).some((each) => folded(each) === folded(name));
  const wanted = namesIn(text);
  const unknown = wanted.find((name) => !all.some((choice) => isNamed(choice, name)));
  if (unknown === undefined) return Ok(all.filter((choice) => wanted.some((name) => isNamed(choice, name))));
  const known = all.map((choice) => namesOf(choice)[0] ?? '').join(', ');
  return Err(wrongUsage(`No hay «${printable(unknown)}»`, known === '' ? undefined : `Están: ${printable(known)}`));
};

async function planSetting({ services, caller }: Asking, name = '', text = ''): Promise<SettingPlan> {
  const key = name as Key;
  const read = await services.customerConfiguration.read(caller);
  if (!read.ok) return read;
  const { specialDiscounts, orderMails, tags } = read.val;
  if (key === 'specialDiscounts') {
    const wanted = chosen(text, specialDiscounts, ({ title, id }) => [title, id]);
    if (!wanted.ok) return wanted;
    const held = specialDiscounts.filter(({ include }) => include).map(({ title }) => title);
    const ids = wanted.val.map(({ id }) => id);
    return planOf({ key, value: wanted.val.map(({ title }) => title) }, held, () =>
      services.customerConfiguration.includeSpecialDiscounts(caller, ids, tags?.specialDiscounts ?? null),
    );
  }
  if (key === 'orderMails') {
    if (orderMails === null) return Err(problem('not-offered', 'Este servidor no lo ofrece'));
    const wanted = chosen(text, companyMails, (mail) => [mail, companyMailTexts[mail]]);
    if (!wanted.ok) return wanted;
    const value = orderMailsOf(wanted.val);
    return planOf({ key, value }, orderMails, () =>
      services.customerConfiguration.setOrderMails(caller, value, tags?.orderMails ?? null),
    );
  }
  const value = readYes(text, { yes: 'sí', no: 'no' });
  if (value === null) return Err(wrongUsage(`«${printable(text)}» no sirve para ${key}`, 'Va sí o no'));
  return planOf({ key, value }, read.val[key], () => services.customerConfiguration.setDisplay(caller, key, value));
}

interface SurchargeOptions {
  readonly brand?: string;
  readonly family?: string;
}

/** What a margin is for, by the names of its brand and its family, as their own rows have them. */
const rowFor = (rows: readonly SurchargeRow[], { brand, family }: SurchargeOptions): Result<SurchargeRow, Outcome> => {
  const own = (
    named: string | undefined,
    isThat: (row: SurchargeRow) => boolean,
  ): Result<SurchargeRow | null, Outcome> => {
    if (named === undefined) return Ok(null);
    const all = rows.filter(isThat);
    const found = all.find(({ text }) => folded(text) === folded(named));
    return found === undefined ? Err(wrongUsage(`No hay «${printable(named)}»`)) : Ok(found);
  };
  const ofBrand = own(brand, (row) => row.productBrandId !== null && row.productTypeId === null);
  if (!ofBrand.ok) return ofBrand;
  const ofFamily = own(family, (row) => row.productTypeId !== null && row.productBrandId === null);
  if (!ofFamily.ok) return ofFamily;
  const key: SurchargeKey = {
    productBrandId: ofBrand.val?.productBrandId ?? null,
    productTypeId: ofFamily.val?.productTypeId ?? null,
  };
  const held = rows.find((row) => surchargeKey(row) === surchargeKey(key));
  const text = [ofBrand.val?.text, ofFamily.val?.text].filter((each) => each !== undefined).join(' en ') || 'General';
  return Ok(held ?? { ...key, text, percentage: null, indented: false });
};

const surchargeWire = changedWire(z.object({ text: z.string(), percentage: z.nullable(percentage) }));

const surchargeToWire = ({ text, percentage: own }: SurchargeRow) => ({ text, percentage: own?.toNumber() ?? null });

const configurationCommands = (program: Command, act: Act): void => {
  const group = declareGroup(
    program,
    'customer-configuration',
    'Cómo ve sus precios un cliente: propia, o en su nombre («mostrador as CÓDIGO»)',
    'customer-configuration show',
    'customer-configuration set includeIva sí',
    'customer-configuration surcharge 35 --brand SKF',
  );
  declareShow<object, CustomerConfiguration, CustomerConfigurationFailure>(group, act, {
    ...base,
    name: 'show',
    about: 'Muestra cómo se ven los precios, los recargos y qué correos llegan',
    examples: ['customer-configuration show', 'customer-configuration show --json --fields includeIva'],
    answer: customerConfigurationWire,
    toWire: customerConfigurationToWire,
    text: configurationText,
    ask: ({ services, caller }) => services.customerConfiguration.read(caller),
  });
  declareChange<object, Setting, CustomerConfigurationFailure>(group, act, {
    ...base,
    name: 'set',
    about: 'Cambia una de sus elecciones',
    examples: [
      'customer-configuration set includeIva sí',
      'customer-configuration set orderMails InDelivery,Delivered',
      'customer-configuration set specialDiscounts ""',
    ],
    words: [
      ['clave', 'cuál, por su nombre en la API', keys],
      ['valor', 'sí o no; de orderMails y specialDiscounts, todos los que quedan, con comas («» es ninguno)'],
    ],
    answer: settingWire,
    toWire: (setting) => setting,
    message: ({ key, value }) => `${key}: ${printable(valueText(value))}`,
    plan: (asking, _options, name, text) => planSetting(asking, name, text),
  });
  declareList(group, act, surchargesList);
  declareChange<SurchargeOptions, SurchargeRow, CustomerConfigurationFailure>(group, act, {
    ...base,
    name: 'surcharge',
    about: 'Deja un recargo: el general, o de una marca, una familia o las dos',
    examples: [
      'customer-configuration surcharge 30',
      'customer-configuration surcharge 62,5 --brand SKF --family Rodamientos',
      'customer-configuration surcharge "" --brand SKF',
    ],
    words: [['porcentaje', 'como 62,5; «» lo saca, y vale el más general']],
    options: [new Option('--brand <MARCA>', 'de esa marca'), new Option('--family <FAMILIA>', 'de esa familia')],
    answer: surchargeWire,
    toWire: surchargeToWire,
    message: (row) => printable(surchargeText(row)),
    plan: async ({ services, caller }, options, typed = '') => {
      if (isSurchargeWrong(typed)) return Err(wrongUsage(`«${printable(typed)}» no es un recargo`, surchargeProblem));
      const read = await services.customerConfiguration.read(caller);
      if (!read.ok) return read;
      const { surcharges, tags } = read.val;
      const row = rowFor(surcharges, options);
      if (!row.ok) return row;
      const wanted = { ...row.val, percentage: parseSurcharge(typed) };
      const others = surcharges.filter((each) => surchargeKey(each) !== surchargeKey(wanted));
      const rows = [...others, wanted].filter((each) => each.percentage !== null);
      return Ok({
        question: `¿Dejar ${printable(surchargeText(wanted))}?`,
        isDone: standsAlready(surchargeToWire(wanted), surchargeToWire(row.val)),
        before: surchargeToWire(row.val),
        work: async () =>
          (await services.customerConfiguration.setSurcharges(caller, rows.map(toSet), tags?.surcharges ?? null)).map(
            () => wanted,
          ),
      });
    },
  });
};

const toSet = ({ productBrandId, productTypeId, percentage: own }: SurchargeRow) => ({
  productBrandId,
  productTypeId,
  percentage: own,
});

export const group: CommandGroup = { modules: [customerConfigurationModule], define: configurationCommands };
