import { defaultDistributor } from './default-distributor.ts';
import type { Distributor } from './distributor.ts';

const madeUp = ['cuit', 'address', 'town', 'phone', 'email', 'hours'] as const satisfies readonly (keyof Distributor)[];

/** The distributor without the CUIT and the contact that are made up: what nobody settled is empty (docs/rules/mail.md 5). */
export const withoutSampleContact = (shown: Distributor): Distributor => ({
  ...shown,
  ...Object.fromEntries(
    madeUp.filter((field) => shown[field] === defaultDistributor[field]).map((field) => [field, '']),
  ),
});

/** Some texts as one, without the empty ones. */
export const joinedContact = (texts: readonly string[], by: string): string =>
  texts.filter((text) => text !== '').join(by);
