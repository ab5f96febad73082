import type { Caller } from '#core/access/caller.ts';
import type { Result } from '#core/shared/result.ts';
import type { SectionMoved, SectionTag } from '#core/shared/section.ts';
import type { ItemUsage, UsedSection } from './item-usage.ts';
import type { SectionInvalid } from './section-rules.ts';
import type { Section, SectionValues, ShopConfiguration } from './shop-configuration.ts';

export type ShopConfigurationFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  | SectionInvalid
  | SectionMoved;

/**
 * What the administrator settles: the capability behind `api/admin-configuration`. What is saved holds at once,
 * everywhere.
 */
export interface ShopConfigurationService {
  read(caller: Caller): Promise<Result<ShopConfiguration, ShopConfigurationFailure>>;
  /** `seen` is the tag of what was changed, null where nobody tells. Answers the section as it is stored. */
  save<Of extends Section>(
    caller: Caller,
    section: Of,
    value: SectionValues[Of],
    seen: SectionTag | null,
  ): Promise<Result<SectionValues[Of], ShopConfigurationFailure>>;
  /** Who uses an item, to be shown before it is removed; nobody uses one that does not exist. */
  usage(caller: Caller, section: UsedSection, id: string): Promise<Result<ItemUsage, ShopConfigurationFailure>>;
}
