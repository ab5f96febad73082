import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { cartProblem } from '#adapters/texts/problems.es.ts';
import { cartToWire, cartWire } from '#adapters/wire/cart.wire.ts';
import type { CartFailure } from '#core/cart/cart.service.ts';
import type { Cart } from '#core/cart/cart.ts';
import { lineAt, lineOfCart } from '#core/cart/named-line.ts';
import { checkQuantity } from '#core/cart/quantity.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { CommandGroup } from '../command-group.ts';
import { changedWire, declareChange } from '../declare/change.ts';
import { type Asking, declareGroup } from '../declare/declare.ts';
import { declareList } from '../declare/list.ts';
import { declareShow } from '../declare/show.ts';
import { type FoundLine, lineCoded, lineInCart } from '../find/find-cart-line.ts';
import { combosList } from '../lists/cart-combos.list.ts';
import { catalogueModule } from '../modules/catalogue.module.ts';
import { ordersModule } from '../modules/orders.module.ts';
import { type Outcome, wrongUsage } from '../outcome.ts';
import type { Act } from '../run-command.ts';
import { printable } from '../style.ts';
import { cartText } from '../views/cart.view.ts';

interface BrandOptions {
  readonly brand?: string;
}

const brandOption = new Option('--brand <MARCA>', 'de qué marca, si varias tienen ese código');

const cartCommands = (program: Command, act: Act): void => {
  const group = declareGroup(
    program,
    'cart',
    'El carrito de un cliente: propio, o en su nombre («mostrador as CÓDIGO»)',
    'cart show',
    'cart set BKR6E 4',
    'cart remove BKR6E',
    'orders send --dry-run',
  );
  const common = { access: 'cart', problem: cartProblem } as const;

  declareShow<object, Cart, CartFailure>(group, act, {
    ...common,
    name: 'show',
    about: 'Muestra lo que hay en el carrito, y a cuánto llega',
    examples: ['cart show', 'cart show --json'],
    answer: cartWire,
    ask: ({ services, caller }) => services.cart.read(caller),
    toWire: cartToWire,
    text: cartText,
  });

  declareList(group, act, combosList);

  declareChange<BrandOptions, LineSet, CartFailure>(group, act, {
    ...common,
    name: 'set',
    about: 'Deja en el carrito tantas unidades de un artículo o de un combo (0 lo saca)',
    examples: ['cart set BKR6E 4', 'cart set 6203-2RS 10 --brand SKF', 'cart set "Kit de distribución" 1'],
    words: [
      ['código', "el del artículo, como se lo busca; un combo, por su título, o su id como '#combo-12' (cart combos)"],
      ['cantidad', 'cuántas quedan en total'],
    ],
    options: [brandOption],
    answer: lineSetWire,
    toWire: lineSetToWire,
    message: ({ name, quantity }) =>
      quantity === 0
        ? `${printable(name)} ya no está en el carrito`
        : `${formatCount(quantity)} × ${printable(name)} en el carrito`,
    plan: async (asking, { brand }, code = '', typed = '') => {
      if (!/^\d+$/.test(typed.trim()))
        return Err(wrongUsage(`«${typed}» no es una cantidad`, 'Va un número entero, de 0 en adelante'));
      const quantity = Number(typed);
      const found = await seen(asking, (cart) => lineCoded(asking, cart, code, brand));
      if (!found.ok) return found;
      const wrong = checkQuantity(quantity, found.val.multiple);
      return wrong === null ? Ok(planOf(asking, found.val, quantity)) : Err(wrong);
    },
  });

  declareChange<BrandOptions, LineSet, CartFailure>(group, act, {
    ...common,
    name: 'remove',
    about: 'Saca un artículo o un combo del carrito',
    examples: ['cart remove BKR6E', 'cart remove "Kit de distribución"'],
    words: [['código', "el del artículo, el título del combo, o su id como '#12'"]],
    options: [brandOption],
    answer: lineSetWire,
    toWire: lineSetToWire,
    message: ({ name }) => `${printable(name)} ya no está en el carrito`,
    plan: async (asking, { brand }, code = '') => {
      const found = await seen(asking, async (cart) => lineInCart(cart, code, brand));
      if (!found.ok) return found;
      const gone = { name: code, code, brand: brand ?? '', quantity: 0, was: 0 };
      return Ok(
        found.val === null
          ? {
              question: '',
              isDone: true,
              doneText: `${printable(code)} no estaba en el carrito: no se cambió nada`,
              before: lineSetToWire(gone),
              work: async () => Ok(gone),
            }
          : planOf(asking, found.val, 0),
      );
    },
  });

  declareChange<object, number, CartFailure>(group, act, {
    ...common,
    name: 'empty',
    about: 'Saca todo del carrito',
    examples: ['cart empty', 'cart empty --yes'],
    isFinal: true,
    hasNoName: true,
    answer: emptiedWire,
    toWire: (removed) => ({ removed }),
    message: (removed) => `El carrito quedó vacío: ${linesText(removed)} menos`,
    plan: async (asking) =>
      (await asking.services.cart.read(asking.caller)).map((cart) => ({
        question: `¿Sacar ${linesText(cart.products.length)} del carrito?`,
        isDone: cart.products.length === 0,
        doneText: 'El carrito ya estaba vacío: no se cambió nada',
        before: { removed: 0 },
        work: () => emptied(asking, cart),
      })),
  });
};

export const group: CommandGroup = { modules: [ordersModule, catalogueModule], define: cartCommands };

const linesText = (count: number): string => (count === 1 ? '1 línea' : `${formatCount(count)} líneas`);

interface LineSet extends Pick<FoundLine, 'name' | 'code' | 'brand' | 'quantity'> {
  readonly was: number;
}

const lineSetWire = changedWire(
  z.object({ name: z.string(), code: z.string(), brand: z.string(), quantity: z.number(), was: z.number() }),
);

const lineSetToWire = ({ name, code, brand, quantity, was }: LineSet): LineSet => ({
  name,
  code,
  brand,
  quantity,
  was,
});

const emptiedWire = changedWire(z.object({ removed: z.number() }));

/** A line or combo, with the version of the cart in which it was found. */
const seen = async <Found>(
  { services, caller }: Asking,
  find: (cart: Cart) => Promise<Result<Found, CartFailure | Outcome>>,
): Promise<Result<Found, CartFailure | Outcome>> => {
  const cart = await services.cart.read(caller);
  return cart.ok ? find(cart.val) : cart;
};

/** Sets how many of a line there are: what a colleague changed since the line was seen is not written over. */
const planOf = (
  { services, caller }: Asking,
  { line, quantity: was, name, code, brand }: FoundLine,
  quantity: number,
) => {
  const set = { name, code, brand, quantity, was };
  return {
    question:
      quantity === 0
        ? `¿Sacar ${printable(name)} del carrito?`
        : `¿Dejar ${formatCount(quantity)} × ${printable(name)} en el carrito?`,
    isDone: was === quantity,
    before: lineSetToWire({ ...set, quantity: was }),
    work: async (): Promise<Result<LineSet, CartFailure>> => {
      const named = lineAt(line, quantity);
      const answer = await (quantity === 0
        ? services.cart.removeLine(caller, { ...named, was })
        : services.cart.setLine(caller, { ...named, quantity, was }));
      return answer.map(() => set);
    },
  };
};

/** Line by line, since there is no call for all of them. */
const emptied = async ({ services, caller }: Asking, cart: Cart): Promise<Result<number, CartFailure>> => {
  for (const line of cart.products) {
    const { quantity: was } = line;
    const answer = await services.cart.removeLine(caller, { ...lineAt(lineOfCart(line), was), was });
    if (!answer.ok) return answer;
  }
  return Ok(cart.products.length);
};
