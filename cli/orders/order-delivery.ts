import { orderProblem } from '#adapters/texts/problems.es.ts';
import type { Caller } from '#core/access/caller.ts';
import {
  addressChoice,
  addressText,
  type DeliveryAddress,
  deliveryAddressText,
  mainAddressName,
} from '#core/customers/delivery-address.ts';
import type { DeliveryMethod } from '#core/distributor/public.service.ts';
import { folded } from '#core/shared/folded.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { idIn } from '../arguments/id-word.ts';
import { type Outcome, problem, wrongUsage } from '../outcome.ts';
import { problemOf } from '../problems.ts';
import { askWhich } from '../prompt.ts';
import type { Cli } from '../run-command.ts';

/** How an order travels, and where to. */
export interface Delivery {
  readonly method: DeliveryMethod;
  /** The name that the order sends; empty for the main address, and where it is fetched. */
  readonly address: string;
  /** The address as a person reads it. */
  readonly whereText: string;
}

interface DeliveryOptions {
  readonly delivery?: string;
  readonly address?: string;
}

const nameOf = ({ name }: DeliveryAddress): string => (name === '' ? mainAddressName : name);
const quoted = (names: readonly string[]): string => names.map((name) => `«${name}»`).join(', ');

/** What options say, or what there is only one of; else it is asked for, where somebody is there. */
export async function deliveryFor(
  cli: Cli,
  caller: Caller,
  options: DeliveryOptions,
): Promise<Result<Delivery, Outcome>> {
  const method = await methodFor(cli, options.delivery);
  if (!method.ok) return method;
  if (method.val.isPickup) {
    return options.address === undefined
      ? Ok({ method: method.val, address: '', whereText: '' })
      : Err(wrongUsage(`Con «${method.val.name}» el cliente lo retira`, 'Va sin --address'));
  }
  const address = await addressFor(cli, caller, options.address);
  return address.map((where) => ({
    method: method.val,
    address: where?.name ?? '',
    whereText: where === null ? '' : deliveryAddressText(where),
  }));
}

async function methodFor(
  { services, settings, terminal, outputMode }: Cli,
  wanted?: string,
): Promise<Result<DeliveryMethod, Outcome>> {
  const answer = await services.publicService.deliveryMethods();
  if (!answer.ok) return Err(problemOf(answer.val, settings.server, () => ''));
  const methods = answer.val;
  const names = quoted(methods.map(({ name }) => name));
  if (wanted !== undefined) {
    const found =
      methods.find(({ name }) => folded(name) === folded(wanted)) ?? methods.find(({ id }) => id === idIn(wanted));
    return found === undefined
      ? Err(wrongUsage(`No hay un método de entrega «${wanted}»`, `Va uno de: ${names}`))
      : Ok(found);
  }
  const [only, ...others] = methods;
  if (only === undefined) return Err(problem('delivery-method-unknown', 'El distribuidor no tiene métodos de entrega'));
  if (others.length === 0) return Ok(only);
  const chosen = outputMode.mayAsk ? await askWhich(terminal, 'Método de entrega', methods) : null;
  return chosen === null ? Err(wrongUsage('Falta --delivery', `Va uno de: ${names}`)) : Ok(chosen);
}

/** Null where the other end keeps no addresses. */
async function addressFor(
  { services, settings, terminal, outputMode }: Cli,
  caller: Caller,
  typed?: string,
): Promise<Result<DeliveryAddress | null, Outcome>> {
  const answer = await services.ownOrders.addresses(caller);
  if (!answer.ok) return Err(problemOf(answer.val, settings.server, orderProblem));
  const known = answer.val;
  const isMain = typed !== undefined && folded(typed) === folded(mainAddressName);
  const wanted = isMain ? '' : (typed ?? '');
  if (known.length === 0)
    return wanted === ''
      ? Ok(null)
      : Err(problem('not-offered', 'Este servidor no ofrece elegir la dirección', 'Va sin --address'));
  const names = quoted(known.map(nameOf));
  if (typed === undefined && known.length > 1 && outputMode.mayAsk) {
    const choices = known.map((address) => ({ name: nameOf(address), about: addressText(address), address }));
    const chosen = await askWhich(terminal, 'Va a', choices);
    return chosen === null ? Err(wrongUsage('Falta --address', `Va una de: ${names}`)) : Ok(chosen.address);
  }
  const found = isMain ? mainOf(known) : chosenOf(known, wanted);
  if (found !== undefined) return Ok(found);
  return Err(
    typed === undefined
      ? wrongUsage('Falta --address', `Va una de: ${names}`)
      : wrongUsage(`No hay una dirección «${typed}»`, `Va una de: ${names}`),
  );
}

/** An address that has the main address's name from before that was refused, else the main address. */
const mainOf = (known: readonly DeliveryAddress[]): DeliveryAddress | undefined =>
  known.find(({ name }) => folded(name) === folded(mainAddressName)) ?? known.find(({ name }) => name === '');

const chosenOf = (known: readonly DeliveryAddress[], wanted: string): DeliveryAddress | undefined => {
  const { name } = addressChoice(known, wanted);
  return known.find((address) => address.name === name) ?? (wanted === '' && known.length === 1 ? known[0] : undefined);
};
