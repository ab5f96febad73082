import * as z from 'zod/mini';
import type { ItemUsage } from '#core/configuration/item-usage.ts';
import {
  type Section,
  type SectionValues,
  type ShopConfiguration,
  sections,
} from '#core/configuration/shop-configuration.ts';
import { catalogueSections } from './catalogue-sections.wire.ts';
import { distributorSections } from './distributor-sections.wire.ts';
import { emailSenderSection } from './email-sender.wire.ts';
import { moneySections } from './money-sections.wire.ts';
import type { SectionWire } from './section.wire.ts';
import { shopSections } from './shop-sections.wire.ts';

/** By the names of `GET api/admin-configuration` (docs/rules/configuration.md 1). */
const sectionWires = {
  ...moneySections,
  ...catalogueSections,
  ...shopSections,
  emailSender: emailSenderSection,
  ...distributorSections,
} satisfies { readonly [Of in Section]: Pick<SectionWire<SectionValues[Of], never>, 'path' | 'fromWire'> };

/** How a section goes over the wire. Which body is its own, TypeScript can't follow through a union. */
export const wireOf = <Of extends Section>(section: Of): SectionWire<SectionValues[Of], unknown> =>
  sectionWires[section] as unknown as SectionWire<SectionValues[Of], unknown>;

/** Puts each section into a field of its own. */
const eachSection = (convert: (section: Section) => unknown) =>
  Object.fromEntries(sections.map((section) => [section, convert(section)]));

/** What `GET api/admin-configuration` answers; the tag of each section is what `If-Match` names. */
export const shopConfigurationWire = z.object({
  ...(eachSection((section) => wireOf(section).answer) as {
    readonly [Of in Section]: (typeof sectionWires)[Of]['answer'];
  }),
  tags: z.nullish(z.record(z.string(), z.string())),
  changedBy: z.nullish(z.record(z.string(), z.string())),
});

/** Who uses an item of a list (docs/rules/configuration.md 9). */
export const itemUsageWire = z.object({ count: z.number(), customers: z.array(z.string()) });

export const itemUsageToWire = ({ count, customers }: ItemUsage): z.infer<typeof itemUsageWire> => ({
  count,
  customers: [...customers],
});

type Answer = z.infer<typeof shopConfigurationWire>;

export const shopConfigurationToWire = ({ tags, changedBy, ...values }: ShopConfiguration): Answer =>
  ({ ...eachSection((section) => wireOf(section).toWire(values[section])), tags, changedBy }) as Answer;

export const shopConfigurationFromWire = ({ tags, changedBy, ...values }: Answer): ShopConfiguration =>
  ({
    ...eachSection((section) => wireOf(section).fromWire(values[section])),
    tags: tags ?? null,
    changedBy: changedBy ?? {},
  }) as ShopConfiguration;
