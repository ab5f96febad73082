import { InvalidArgumentError, Option } from 'commander';
import { orderStateTexts } from '#adapters/texts/order-states.es.ts';
import { staffOrderProblem } from '#adapters/texts/staff-orders.es.ts';
import { everyOrder, type StaffOrderFilter } from '#core/orders/staff/staff-order.ts';
import { type OrderState, orderStates } from '#core/orders/state.ts';
import { folded } from '#core/shared/folded.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import { type Money, money } from '#core/shared/money.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { parseNumber } from '#core/shared/written-number.ts';
import { stateOption } from '../arguments/state-option.ts';
import { dayRangeOptions } from '../day-range.ts';
import { type Asking, orOutcome } from '../declare/declare.ts';
import { existingRow } from '../find/find-cart-line.ts';
import { customerOfText } from '../find/named-customer.ts';
import { type Outcome, problem, wrongUsage } from '../outcome.ts';
import { printable } from '../style.ts';

/** Filters that only staff have. */
interface StaffOptions {
  readonly search?: string;
  readonly zone?: string;
  readonly seller?: string;
  readonly delivery?: string;
  readonly product?: string;
  readonly brand?: string;
  readonly from?: string;
  readonly to?: string;
  readonly min?: Money;
  readonly max?: Money;
}

/** What orders are looked for by. */
export interface OrderFilterOptions extends StaffOptions {
  readonly state?: readonly OrderState[];
  readonly customer?: string;
}

const readAmount = (text: string): Money => {
  const read = parseNumber(text, 'auto');
  if (read === undefined || read.startsWith('-')) throw new InvalidArgumentError('Va un importe, como 1234,50');
  return money(read);
};

/** What staff look for beside the state and the customer. */
const staffOptions: readonly Option[] = [
  new Option('--search <TEXTO>', 'el número, el código o parte del nombre del cliente, o el código de un artículo'),
  new Option('--zone <ZONA>', 'sólo los de clientes de esa zona'),
  new Option('--seller <NOMBRE>', 'sólo los de clientes de ese vendedor'),
  new Option('--delivery <NOMBRE>', 'sólo los que van por esa forma de entrega'),
  new Option('--product <CÓDIGO>', 'sólo los que piden ese artículo'),
  new Option('--brand <MARCA>', 'de qué marca es --product, si varias tienen ese código'),
  ...dayRangeOptions,
  new Option('--min <IMPORTE>', 'de ese total o más').argParser(readAmount),
  new Option('--max <IMPORTE>', 'de ese total o menos').argParser(readAmount),
];

export const orderFilterOptions: readonly Option[] = [
  stateOption(orderStates, orderStateTexts),
  new Option('--customer <TEXTO>', 'parte del nombre o del código del cliente (para el personal)'),
  ...staffOptions,
];

/** The options that were given of those that only staff look for: '--zone'. */
export const staffOptionsIn = (options: OrderFilterOptions): readonly string[] =>
  staffOptions.flatMap((option) => {
    const value = options[option.attributeName() as keyof StaffOptions];
    return value === undefined ? [] : [option.long ?? ''];
  });

/** The choice of that name, in upper or lower case, else a problem that names the choices. */
const called = <Choice>(
  what: string,
  all: readonly Choice[],
  nameOf: (choice: Choice) => string,
  wanted: string,
): Result<Choice, Outcome> => {
  const found = all.find((each) => folded(nameOf(each)) === folded(wanted));
  if (found !== undefined) return Ok(found);
  const names = all.map((each) => printable(nameOf(each))).join(', ');
  return Err(
    problem('choice-not-found', `No hay ${what} «${printable(wanted)}»`, names === '' ? undefined : `Hay: ${names}`),
  );
};

type Named = Pick<StaffOrderFilter, 'zone' | 'sellerId' | 'deliveryMethodId'>;

async function namedIn(
  { cli, services, caller }: Asking,
  { zone, seller, delivery }: StaffOptions,
): Promise<Result<Named, Outcome>> {
  if (zone === undefined && seller === undefined && delivery === undefined) return Ok(everyOrder);
  const choices = orOutcome(cli, await services.staffOrders.choices(caller), staffOrderProblem);
  if (!choices.ok) return choices;
  const { zones, sellers, deliveryMethods } = choices.val;
  const inZone = zone === undefined ? Ok(null) : called('una zona', zones, (each) => each, zone);
  if (!inZone.ok) return inZone;
  const ofSeller = seller === undefined ? Ok(null) : called('un vendedor', sellers, ({ name }) => name, seller);
  if (!ofSeller.ok) return ofSeller;
  const by =
    delivery === undefined ? Ok(null) : called('una forma de entrega', deliveryMethods, ({ name }) => name, delivery);
  return by.map((method) => ({
    zone: inZone.val,
    sellerId: ofSeller.val?.id ?? null,
    deliveryMethodId: method?.id ?? null,
  }));
}

/** The customer that `--customer` means, of those whose orders may be listed. */
export async function customerOfOrders(
  { cli, services, caller }: Asking,
  text: string,
): Promise<Result<{ readonly id: CustomerId; readonly name: string }, Outcome>> {
  const found = orOutcome(cli, await services.staffOrders.customers(caller, { text }), staffOrderProblem);
  if (!found.ok) return found;
  return customerOfText(
    found.val.map(({ id, code, name }) => ({ id, name, externalCode: code })),
    text,
  );
}

/** What the options narrow the orders to. A customer alone is looked for as a text: several may be called so. */
export async function orderFilterOf(
  asking: Asking,
  options: OrderFilterOptions,
): Promise<Result<StaffOrderFilter, Outcome>> {
  const { state: states = [], customer, search, product, brand, from, to, min, max } = options;
  if (brand !== undefined && product === undefined) {
    return Err(wrongUsage('--brand va con --product', 'Por ejemplo: --product 6200 --brand SKF'));
  }
  const named = await namedIn(asking, options);
  if (!named.ok) return named;
  const whose = customer === undefined || search === undefined ? Ok(null) : await customerOfOrders(asking, customer);
  if (!whose.ok) return whose;
  const row = product === undefined ? Ok(null) : await rowAsked(asking, product, brand);
  return row.map((productPriceId) => ({
    ...everyOrder,
    ...named.val,
    states,
    text: search ?? customer ?? '',
    customerId: whose.val?.id ?? null,
    productPriceId,
    from: from ?? null,
    to: to ?? null,
    minTotal: min ?? null,
    maxTotal: max ?? null,
  }));
}

async function rowAsked(
  asking: Asking,
  code: string,
  brand?: string,
): Promise<Result<StaffOrderFilter['productPriceId'], Outcome>> {
  const { catalogueModule } = await import('../modules/catalogue.module.ts');
  asking.services.use(catalogueModule);
  return (await existingRow(asking, { code, brand }, 'by-option')).map(({ productPriceId }) => productPriceId);
}
