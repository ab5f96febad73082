import { folded } from '#core/shared/folded.ts';

/** Where something is: street and number, town, province and postcode, each empty where it is not known. */
export interface PostalAddress {
  readonly address: string;
  readonly town: string;
  readonly province: string;
  readonly postcode: string;
}

/** An address of a customer beside its main one (docs/rules/customers.md 15). */
export interface OtherAddress extends PostalAddress {
  /** 'Sucursal Centro': no two of a customer's have the same. */
  readonly name: string;
  /** A remark for the driver: 'Timbre 2, de 8 a 12'. */
  readonly remark: string;
}

/** The address of an order; the customer's main address has no name. */
export type DeliveryAddress = OtherAddress;

export const maxOtherAddresses = 20;

/** What people read in place of the name that the main address does not have: no other address gets it. */
export const mainAddressName = 'Dirección principal';

const isNameOfMain = (name: string): boolean => folded(name) === folded(mainAddressName);

export const otherAddressLengths = {
  name: 60,
  address: 200,
  town: 80,
  province: 80,
  postcode: 12,
  remark: 200,
} as const satisfies Record<keyof OtherAddress, number>;

const fields = Object.keys(otherAddressLengths) as readonly (keyof OtherAddress)[];

/** `addressName` is the name of the address that is wrong, as it was given; empty where that is what is missing. */
export type OtherAddressFlaw = { readonly field: string } & (
  | ({ readonly addressName: string } & (
      | { readonly code: 'address-text-missing' }
      | { readonly code: 'address-text-too-long'; readonly max: number }
      | { readonly code: 'address-name-twice' }
      /** The address has the name that the main address goes by. */
      | { readonly code: 'address-name-of-main' }
    ))
  | { readonly code: 'too-many-addresses'; readonly max: number }
);

const isRequired = (field: keyof OtherAddress): boolean => field === 'name' || field === 'address';

/** What is wrong with them, at 'otherAddresses.1.name'. What is `kept` under the main one's name already keeps it. */
export const otherAddressFlaws = (
  others: readonly OtherAddress[],
  kept: readonly OtherAddress[] = [],
): readonly OtherAddressFlaw[] => {
  if (others.length > maxOtherAddresses) {
    return [{ field: 'otherAddresses', code: 'too-many-addresses', max: maxOtherAddresses }];
  }
  const keptNames = new Set(kept.map(({ name }) => name));
  const names = others.map(({ name }) => name.toLowerCase());
  return others.flatMap((each, place) =>
    fields.flatMap((name): OtherAddressFlaw[] => {
      const field = `otherAddresses.${place}.${name}`;
      const max = otherAddressLengths[name];
      const of = { field, addressName: each.name };
      if (each[name].length > max) return [{ ...of, code: 'address-text-too-long', max }];
      if (each[name] === '') return isRequired(name) ? [{ ...of, code: 'address-text-missing' }] : [];
      if (name === 'name' && isNameOfMain(each.name) && !keptNames.has(each.name)) {
        return [{ ...of, code: 'address-name-of-main' }];
      }
      const isTwice = name === 'name' && names.indexOf(each.name.toLowerCase()) < place;
      return isTwice ? [{ ...of, code: 'address-name-twice' }] : [];
    }),
  );
};

/** Changes each text of an address by itself. */
export const mapAddress = (address: OtherAddress, change: (text: string) => string): OtherAddress => ({
  name: change(address.name),
  address: change(address.address),
  town: change(address.town),
  province: change(address.province),
  postcode: change(address.postcode),
  remark: change(address.remark),
});

/** 'San Martín 100, 3100 Paraná, Entre Ríos'; empty where nothing is known of it. */
export const addressText = ({ address, town, province, postcode }: PostalAddress): string =>
  [address, [postcode, town].filter((part) => part !== '').join(' '), province]
    .filter((part) => part !== '')
    .join(', ');

/** An address with its name before it, and with its remark for the driver. */
export const deliveryAddressText = (where: DeliveryAddress): string => {
  const text = [where.name, addressText(where)].filter((part) => part !== '').join(': ');
  return where.remark === '' ? text : `${text} (${where.remark})`;
};

interface CompanyAddresses extends PostalAddress {
  readonly otherAddresses: readonly OtherAddress[];
}

const mainAddress = ({ address, town, province, postcode }: PostalAddress): DeliveryAddress => ({
  ...{ name: '', address, town, province, postcode, remark: '' },
});

/**
 * Which a company may choose from: its main address first, by the name '', left out where it is blank and there are
 * others.
 */
export const deliveryAddresses = (company: CompanyAddresses): readonly DeliveryAddress[] => {
  const main = mainAddress(company);
  const { otherAddresses } = company;
  return addressText(main) === '' && otherAddresses.length > 0 ? otherAddresses : [main, ...otherAddresses];
};

/**
 * Where an order goes that names that address: to the main one where it names none, even to a blank one. Null: there is
 * none of that name.
 */
export const orderGoesTo = (company: CompanyAddresses, name: string): DeliveryAddress | null =>
  deliveryAddressNamed([mainAddress(company), ...company.otherAddresses], name);

/** The address of that name, in upper or lower case; null for none. */
export const deliveryAddressNamed = (all: readonly DeliveryAddress[], name: string): DeliveryAddress | null =>
  all.find((each) => each.name.toLowerCase() === name.trim().toLowerCase()) ?? null;

/** What the addresses of a company, and the one that was chosen for an order, mean for the order. */
export interface AddressChoice {
  /** The name that the order sends; null where one has to be chosen first. */
  readonly name: string | null;
  /** Whether the chosen address was deleted since. */
  readonly isGone: boolean;
  /** Whether the address is asked for or shown: not where there is only the main one. */
  readonly isAsked: boolean;
}

/** `wanted` is a name, '' where nobody chose: then it is the main address, or the only one there is. */
export const addressChoice = (all: readonly DeliveryAddress[], wanted: string): AddressChoice => {
  const [first, ...others] = all;
  // A back end that keeps no addresses has nothing to choose from.
  if (first === undefined) return { name: '', isGone: false, isAsked: false };
  const isBlank = wanted.trim() === '';
  const chosen = isBlank && others.length === 0 ? first : deliveryAddressNamed(all, wanted);
  if (chosen === null) return { name: null, isGone: !isBlank, isAsked: true };
  return { name: chosen.name, isGone: false, isAsked: others.length > 0 || chosen.name !== '' };
};
