import type { Customer } from '#core/customers/customer.ts';
import { customersOfCode } from '#core/customers/customer-of-code.ts';
import { folded } from '#core/shared/folded.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { type Outcome, problem, wrongUsage } from '../outcome.ts';
import { printable } from '../style.ts';

type NamedCustomer = Pick<Customer, 'name' | 'externalCode'>;

/** Of several customers that a text could mean, how many are named. */
const maxNamed = 10;

/** Of customers whose code is the same but for its case, why none is meant. */
const ofOneCode = (customers: readonly NamedCustomer[], code: string): Outcome => {
  const which = customers.map(({ externalCode, name }) => `${printable(externalCode)}, ${printable(name)}`);
  return problem(
    'customer-ambiguous',
    `Con «${printable(code.trim())}» hay ${which.length}: ${which.join('; ')}`,
    'Escribí el código con sus mayúsculas y minúsculas',
  );
};

/** The customer of those found that a code means, or why it means none; null where none has it. */
export const customerOfCode = <Found extends NamedCustomer>(
  customers: readonly Found[],
  code: string,
): Result<Found, Outcome> | null => {
  const [only, ...others] = customersOfCode(customers, code);
  if (only === undefined) return null;
  return others.length === 0 ? Ok(only) : Err(ofOneCode([only, ...others], code));
};

/**
 * The customer that `--customer` of a list means, of those found: that of the code, else the only one whose name or
 * code contains the text (docs/rules/customers.md 17).
 */
export const customerOfText = <Found extends NamedCustomer>(
  found: readonly Found[],
  text: string,
): Result<Found, Outcome> => {
  const wanted = folded(text.trim());
  if (wanted === '') return Err(wrongUsage('--customer está vacío', 'Va el código del cliente, o parte de su nombre'));
  const coded = customerOfCode(found, text);
  if (coded !== null) return coded;
  const named = found.filter(({ name, externalCode }) => folded(`${externalCode} ${name}`).includes(wanted));
  const [only, ...others] = named;
  if (only === undefined) return Err(problem('customer-not-found', `No hay un cliente «${printable(text.trim())}»`));
  if (others.length === 0) return Ok(only);
  const codes = named.slice(0, maxNamed).map((each) => printable(`${each.externalCode} (${each.name})`));
  return Err(
    problem(
      'customer-ambiguous',
      `Hay varios clientes «${printable(text.trim())}»`,
      `Decí cuál por su código: ${codes.join(', ')}${named.length > maxNamed ? ' y más' : ''}`,
    ),
  );
};
