import type { Caller } from '#core/access/caller.ts';
import type { ItemUsage, UsedSection } from '#core/configuration/item-usage.ts';
import type {
  ShopConfigurationFailure,
  ShopConfigurationService,
} from '#core/configuration/shop-configuration.service.ts';
import type { Section, SectionValues, ShopConfiguration } from '#core/configuration/shop-configuration.ts';
import type { Distributor } from '#core/distributor/distributor.ts';
import { isDistributorSection, type OverFile } from '#core/distributor/distributor-sections.ts';
import type { Result } from '#core/shared/result.ts';
import type { SectionTag } from '#core/shared/section.ts';
import type { ServiceQueries, ServiceQuery, Whole } from '#web/state/query-client.ts';

/**
 * What the distributor has settled, as it stands, and its saves: each resolves once what is shown is what is stored.
 */
export interface ShopQueries {
  readonly current: ServiceQuery<Whole, ShopConfiguration, ShopConfigurationFailure>;
  save<Of extends Section>(
    section: Of,
    value: SectionValues[Of],
    seen: SectionTag | null,
  ): Promise<Result<SectionValues[Of], ShopConfigurationFailure>>;
  usage(section: UsedSection, id: string): Promise<Result<ItemUsage, ShopConfigurationFailure>>;
}

export function createShopQueries(
  service: ShopConfigurationService,
  caller: Caller,
  queries: ServiceQueries,
  /** Hears what of the distributor was saved. */
  onDistributor: (part: Partial<Distributor>) => void,
): ShopQueries {
  const current = queries.define('shop-configuration', () => service.read(caller), {
    outdatedBy: ['ConfigurationChanged', 'CatalogueChanged'],
  });
  return {
    current,
    async save(section, value, seen) {
      const answer = await service.save(caller, section, value, seen);
      if (!answer.ok && answer.val.code !== 'section-moved') return answer;
      if (answer.ok && isDistributorSection(section)) onDistributor((answer.val as OverFile<Partial<Distributor>>).now);
      await current.outdate();
      return answer;
    },
    usage: (section, id) => service.usage(caller, section, id),
  };
}
