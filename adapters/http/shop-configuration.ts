import * as z from 'zod/mini';
import {
  itemUsageWire,
  shopConfigurationFromWire,
  shopConfigurationWire,
  wireOf,
} from '#adapters/wire/configuration/shop-configuration.wire.ts';
import type { SectionInvalid } from '#core/configuration/section-rules.ts';
import type {
  ShopConfigurationFailure,
  ShopConfigurationService,
} from '#core/configuration/shop-configuration.service.ts';
import type { Section, SectionValues } from '#core/configuration/shop-configuration.ts';
import type { Call, CallFailure } from './call.ts';
import { ifMatch } from './customer-configuration.ts';
import { savedOrRead } from './saved.ts';

const path = '/api/admin-configuration';

/** `api/admin-configuration` over HTTP. */
export const createShopConfigurationService = (call: Call): ShopConfigurationService => ({
  async read() {
    const answer = await call({ method: 'GET', path }, shopConfigurationWire);
    return answer.map(shopConfigurationFromWire).mapErr(failureOf);
  },
  async save<Of extends Section>(_caller: unknown, section: Of, value: SectionValues[Of], seen: string | null) {
    const wire = wireOf(section);
    const request = {
      method: 'POST',
      path: `${path}/${wire.path}`,
      body: wire.toWire(value),
      ...ifMatch(seen),
    } as const;
    const read = async () => (await call({ method: 'GET', path }, shopConfigurationWire)).map((all) => all[section]);
    return (await savedOrRead<unknown>(call, request, wire.answer, read)).map(wire.fromWire).mapErr(failureOf);
  },
  async usage(_caller, section, id) {
    const answer = await call(
      { method: 'GET', path: `${path}/usage/${section}/${encodeURIComponent(id)}` },
      itemUsageWire,
    );
    return answer.mapErr(failureOf);
  },
});

const problemsWire = z.object({
  problems: z.optional(z.array(z.object({ field: z.string(), wrong: z.string() }))),
  by: z.optional(z.string()),
});

const failureOf = (failure: CallFailure): ShopConfigurationFailure => {
  if (failure.code !== 'problem') return failure;
  const facts = z.safeParse(problemsWire, failure.facts);
  switch (failure.problem) {
    case 'section-moved':
      return { code: 'section-moved', by: facts.data?.by ?? '' };
    case 'section-invalid':
      return { code: 'section-invalid', problems: (facts.data?.problems ?? []) as SectionInvalid['problems'] };
    default:
      return { code: 'unreachable' };
  }
};
