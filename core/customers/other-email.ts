import { isAddress } from '#core/mail/address.ts';

/**
 * What another e-mail of a customer gets: what is about its orders, about its account (payments), or all that the main
 * one gets.
 */
export const emailKinds = ['orders', 'account', 'all'] as const;
export type EmailKind = (typeof emailKinds)[number];

/** An e-mail of a customer beside its main one (docs/rules/customers.md 14). */
export interface OtherEmail {
  readonly address: string;
  readonly gets: EmailKind;
}

export const maxOtherEmails = 10;
const maxAddress = 200;

export type OtherEmailFlaw = { readonly field: string } & (
  | { readonly code: 'text-missing' }
  | { readonly code: 'text-too-long'; readonly max: number }
  | { readonly code: 'address-wrong' }
  | { readonly code: 'email-twice' }
  | { readonly code: 'too-many-emails'; readonly max: number }
);

/** What is wrong with them, as 'otherEmails.1'. The main address may not be among them. */
export const otherEmailFlaws = (main: string, others: readonly OtherEmail[]): readonly OtherEmailFlaw[] => {
  if (others.length > maxOtherEmails) return [{ field: 'otherEmails', code: 'too-many-emails', max: maxOtherEmails }];
  const all = [main, ...others.map(({ address }) => address)].map((each) => each.toLowerCase());
  return others.flatMap(({ address }, place): OtherEmailFlaw[] => {
    const field = `otherEmails.${place}`;
    if (address === '') return [{ field, code: 'text-missing' }];
    if (address.length > maxAddress) return [{ field, code: 'text-too-long', max: maxAddress }];
    if (!isAddress(address)) return [{ field, code: 'address-wrong' }];
    return all.indexOf(address.toLowerCase()) <= place ? [{ field, code: 'email-twice' }] : [];
  });
};
