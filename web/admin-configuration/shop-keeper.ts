import { waitFor } from 'xstate';
import type { Caller } from '#core/access/caller.ts';
import type { Section, SectionValues, ShopConfiguration } from '#core/configuration/shop-configuration.ts';
import type { ShopConfigurationDesk, ShopConfigurationFailure } from '#core/configuration/shop-configuration-desk.ts';
import { changesOf } from '#core/live/changes.ts';
import type { LiveActor } from '#core/live/live.machine.ts';
import type { Result } from '#core/shared/result.ts';
import type { SectionTag } from '#core/shared/section.ts';
import { createWatchedAnswer, type WatchedAnswer } from '#web/parts/watched-answer.ts';

/** What the distributor has settled, as it stands, and its saves: each resolves once what is shown is what is stored. */
export interface ShopKeeper {
  readonly current: WatchedAnswer<ShopConfiguration, ShopConfigurationFailure>;
  save<Of extends Section>(
    section: Of,
    value: SectionValues[Of],
    seen: SectionTag | null,
  ): Promise<Result<SectionValues[Of], ShopConfigurationFailure>>;
  stop(): void;
}

export function createShopKeeper(desk: ShopConfigurationDesk, caller: Caller, live: LiveActor): ShopKeeper {
  const current = createWatchedAnswer(() => desk.read(caller));
  const changes = changesOf(live, 'ConfigurationChanged', 'CatalogueChanged').subscribe(current.outdate);
  return {
    current,
    async save(section, value, seen) {
      const answer = await desk.save(caller, section, value, seen);
      if (!answer.ok && answer.val.code !== 'section-moved') return answer;
      current.outdate();
      // Signing out stops the reading: then there is nothing left to wait for.
      await waitFor(current.actor, (snapshot) => !snapshot.matches('asking')).catch(() => undefined);
      return answer;
    },
    stop() {
      changes.unsubscribe();
      current.stop();
    },
  };
}
