import * as z from 'zod/mini';
import {
  choicesFromWire,
  choicesWire,
  customerConfigurationFromWire,
  customerConfigurationWire,
  orderMailsWire,
  surchargeRowsFromWire,
  surchargeRowsWire,
  surchargesToSetToWire,
} from '#adapters/wire/customer-configuration.wire.ts';
import { contentTagOf } from '#adapters/wire/entity-tag.wire.ts';
import type {
  CustomerConfigurationFailure,
  CustomerConfigurationService,
} from '#core/configuration/customer-configuration.service.ts';
import type { PriceDisplay } from '#core/configuration/customer-configuration.ts';
import { maxSurcharge } from '#core/configuration/surcharge.ts';
import type { SectionTag } from '#core/shared/section.ts';
import type { Call, CallFailure } from './call.ts';
import { savedOrRead } from './saved.ts';

const path = '/api/customer-configuration';
const displayPaths: Record<PriceDisplay, string> = {
  includeIva: 'include-iva',
  showSellingPrice: 'show-selling-price',
};

/** Sent to a server that has tags; to another one nothing is sent. */
export const ifMatch = (seen: SectionTag | null): { readonly headers?: Readonly<Record<string, string>> } =>
  seen === null ? {} : { headers: { 'if-match': contentTagOf(seen) } };

/** `api/customer-configuration` over HTTP. */
export const createCustomerConfigurationService = (call: Call): CustomerConfigurationService => {
  const readAll = () => call({ method: 'GET', path }, customerConfigurationWire);
  return {
    async read() {
      return (await readAll()).map(customerConfigurationFromWire).mapErr(failureOf);
    },
    async setDisplay(_caller, which, value) {
      const request = { method: 'POST', path: `${path}/${displayPaths[which]}/${value}` } as const;
      return (await call(request, z.unknown())).map(() => value).mapErr(failureOf);
    },
    async includeSpecialDiscounts(_caller, ids, seen) {
      const request = {
        method: 'POST',
        path: `${path}/special-discounts-included`,
        body: ids,
        ...ifMatch(seen),
      } as const;
      const read = async () => (await readAll()).map(({ specialDiscounts }) => specialDiscounts ?? []);
      return (await savedOrRead(call, request, choicesWire, read)).map(choicesFromWire).mapErr(failureOf);
    },
    async setOrderMails(_caller, states, seen) {
      const request = { method: 'POST', path: `${path}/order-mails`, body: states, ...ifMatch(seen) } as const;
      return (await call(request, orderMailsWire)).mapErr(failureOf);
    },
    async setSurcharges(_caller, surcharges, seen) {
      const body = surchargesToSetToWire(surcharges);
      const request = { method: 'POST', path: `${path}/surcharges`, body, ...ifMatch(seen) } as const;
      const read = async () => (await readAll()).map((all) => all.surcharges ?? []);
      return (await savedOrRead(call, request, surchargeRowsWire, read)).map(surchargeRowsFromWire).mapErr(failureOf);
    },
  };
};

const factsWire = z.object({ by: z.optional(z.string()) });

const failureOf = (failure: CallFailure): CustomerConfigurationFailure => {
  if (failure.code !== 'problem') return failure;
  const facts = z.safeParse(factsWire, failure.facts);
  switch (failure.problem) {
    case 'surcharge-unknown':
    case 'surcharge-twice':
    case 'special-discount-unknown':
      return { code: failure.problem };
    case 'surcharge-invalid':
      return { code: 'surcharge-invalid', most: maxSurcharge.toString() };
    case 'section-moved':
      return { code: 'section-moved', by: facts.data?.by ?? '' };
    default:
      return { code: 'unreachable' };
  }
};
