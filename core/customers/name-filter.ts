import { folded } from '#core/shared/folded.ts';
import type { Customer } from './customer.ts';

/** A customer, or a seller, who has but one name and no code. */
type Named = Pick<Customer, 'name'> & Partial<Pick<Customer, 'fantasyName' | 'externalCode'>>;

/**
 * Customers whose name, fantasy name or code contains the text, without regard to case and accents
 * (docs/rules/customers.md 4).
 */
export const filterByName = <Each extends Named>(customers: readonly Each[], text: string): readonly Each[] => {
  const wanted = folded(text);
  if (wanted === '') return customers;
  return customers.filter(({ name, fantasyName = '', externalCode = '' }) =>
    [name, fantasyName, externalCode].some((each) => folded(each).includes(wanted)),
  );
};

/** Sorted by name, without regard to case and accents. */
export const byName = <Each extends Named>(customers: readonly Each[]): readonly Each[] =>
  customers
    .map((customer) => ({ customer, key: folded(customer.name) }))
    .sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)))
    .map(({ customer }) => customer);

/** The fantasy name where it tells more than the name does; else empty. */
export const distinctFantasyName = ({ name, fantasyName }: Pick<Customer, 'name' | 'fantasyName'>): string =>
  folded(name).includes(folded(fantasyName)) ? '' : fantasyName;
