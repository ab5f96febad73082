import type { Author } from '#core/audit/author.ts';
import type { Result } from '#core/shared/result.ts';
import type { ItemUsage, UsedSection } from './item-usage.ts';
import type { Section, SectionValues } from './shop-configuration.ts';

/**
 * What the distributor has settled. A save that changes anything is recorded in the audit trail and sent to the live
 * connection in its own transaction; once it answers, this process uses it.
 */
export interface ShopConfigurationRepository {
  read(): Promise<SectionValues>;
  /** `decide` gets what is stored, which cannot change until its answer is stored. */
  save<Of extends Section, Failure>(
    section: Of,
    author: Author,
    decide: (held: SectionValues[Of]) => Result<SectionValues[Of], Failure>,
  ): Promise<Result<SectionValues[Of], Failure>>;
  /** Who changed each section last; a section that nobody changed is left out. */
  lastAuthors(): Promise<Readonly<Partial<Record<Section, string>>>>;
  usage(section: UsedSection, id: string): Promise<ItemUsage>;
}
