import { sectionTitle } from '#adapters/texts/section-titles.es.ts';
import { wireOf } from '#adapters/wire/configuration/shop-configuration.wire.ts';
import type { Caller } from '#core/access/caller.ts';
import { sections } from '#core/configuration/shop-configuration.ts';
import { configurationModule } from '../modules/configuration.module.ts';
import type { Cli } from '../run-command.ts';
import type { Candidate } from './candidate.ts';

/** The sections of the configuration; after a section's point its fields, with what stands there. */
export const placesIn = async ({ services }: Cli, caller: Caller, typed: string): Promise<readonly Candidate[]> => {
  const section = sections.find((each) => typed.startsWith(`${each}.`));
  if (section === undefined) return sections.map((each) => ({ value: each, about: sectionTitle(each) }));
  services.use(configurationModule);
  const read = await services.configuration.read(caller);
  if (!read.ok) return [];
  return Object.entries(wireOf(section).toWire(read.val[section]) as object).map(([field, value]) => ({
    value: `${section}.${field}`,
    about: JSON.stringify(value) ?? '',
  }));
};
