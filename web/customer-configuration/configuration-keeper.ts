import { waitFor } from 'xstate';
import type { Caller } from '#core/access/caller.ts';
import type {
  CustomerConfiguration,
  PriceDisplay,
  SpecialDiscountChoice,
} from '#core/configuration/customer-configuration.ts';
import type {
  CustomerConfigurationDesk,
  CustomerConfigurationFailure,
  SurchargeToSet,
} from '#core/configuration/customer-configuration-desk.ts';
import type { SurchargeRow } from '#core/configuration/surcharge.ts';
import { changesOf } from '#core/live/changes.ts';
import type { LiveActor } from '#core/live/live.machine.ts';
import type { Result } from '#core/shared/result.ts';
import { createWatchedAnswer, type WatchedAnswer } from '#web/parts/watched-answer.ts';

type Changed<Value> = Promise<Result<Value, CustomerConfigurationFailure>>;

/** The company's configuration as it stands, and its changes: each resolves once what is shown is what is stored. */
export interface ConfigurationKeeper {
  readonly current: WatchedAnswer<CustomerConfiguration, CustomerConfigurationFailure>;
  setDisplay(which: PriceDisplay, value: boolean): Changed<boolean>;
  includeSpecialDiscounts(ids: readonly string[], seen: string | null): Changed<readonly SpecialDiscountChoice[]>;
  setSurcharges(surcharges: readonly SurchargeToSet[], seen: string | null): Changed<readonly SurchargeRow[]>;
  stop(): void;
}

/** `pricesMoved` is told at once of the own changes, whatever the live connection does. */
export function createConfigurationKeeper(
  desk: CustomerConfigurationDesk,
  caller: Caller,
  live: LiveActor,
  pricesMoved: () => void,
): ConfigurationKeeper {
  const current = createWatchedAnswer(() => desk.read(caller));
  const changes = changesOf(live, 'TermsChanged').subscribe(current.outdate);
  const settled = async <Value>(changing: Changed<Value>): Changed<Value> => {
    const answer = await changing;
    if (answer.ok) pricesMoved();
    if (!answer.ok && answer.val.code !== 'section-moved') return answer;
    current.outdate();
    // Signing out stops the reading: then there is nothing left to wait for.
    await waitFor(current.actor, (snapshot) => !snapshot.matches('asking')).catch(() => undefined);
    return answer;
  };
  return {
    current,
    setDisplay: (which, value) => settled(desk.setDisplay(caller, which, value)),
    includeSpecialDiscounts: (ids, seen) => settled(desk.includeSpecialDiscounts(caller, ids, seen)),
    setSurcharges: (surcharges, seen) => settled(desk.setSurcharges(caller, surcharges, seen)),
    stop() {
      changes.unsubscribe();
      current.stop();
    },
  };
}
