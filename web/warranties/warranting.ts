import { createActor } from 'xstate';
import * as z from 'zod/mini';
import type { KeyValueStore } from '#adapters/storage/key-value.ts';
import type { Caller } from '#core/access/caller.ts';
import type { VehicleDesk } from '#core/catalogue/vehicle-desk.ts';
import type { VehicleBrandId, VehicleId } from '#core/shared/ids.ts';
import type { RemoteWarrantyDesk } from '#core/warranties/warranty-desk.ts';
import type { WarrantyToRequest } from '#core/warranties/warranty-to-request.ts';
import { createDraftStore, foundProductKept } from '#web/cases/draft-store.ts';
import { createIntentionKey } from '#web/parts/intention-key.ts';
import { createQuestionMachine } from '#web/parts/question.machine.ts';
import { createWatchedAnswer } from '#web/parts/watched-answer.ts';
import { blankWarranty, isBlankWarranty, type WarrantyDraft } from './warranty-draft.ts';

const shape: z.ZodMiniType<WarrantyDraft> = z.object({
  code: z.string(),
  product: z.nullable(z.object(foundProductKept)),
  quantity: z.string(),
  purchaseDocument: z.string(),
  vehicleBrand: z.string(),
  vehicle: z.string(),
  engine: z.string(),
  year: z.string(),
  vehicleId: z.string(),
  startUsing: z.string(),
  endUsing: z.string(),
  kilometrageInstalled: z.string(),
  kilometrageBreakage: z.string(),
  kilometrageUsed: z.string(),
  kilometrage: z.string(),
  faultSequence: z.string(),
  notes: z.string(),
});

interface WarrantingPorts {
  readonly desk: RemoteWarrantyDesk;
  readonly vehicles: VehicleDesk;
  readonly inTab: KeyValueStore;
  readonly newKey: () => string;
}

/** Everything that the screen of a company's warranties needs: the list, what a form chooses from, and the draft of this tab. */
export type Warranting = ReturnType<typeof createWarranting>;

export function createWarranting({ desk, vehicles, inTab, newKey }: WarrantingPorts, caller: Caller) {
  const list = createWatchedAnswer(() => desk.list(caller));
  const faults = createWatchedAnswer(() => desk.faultSequences(caller));
  const brands = createWatchedAnswer(() => vehicles.brands(caller, null));
  const models = createActor(
    createQuestionMachine((brand: VehicleBrandId) => vehicles.vehicles(caller, brand)),
  ).start();
  const engines = createActor(createQuestionMachine((vehicle: VehicleId) => vehicles.engines(caller, vehicle))).start();
  const writer = `${caller.userName} ${caller.customerId ?? ''}`;
  const draft = createDraftStore(inTab, `warranty-draft ${writer}`, {
    shape,
    blank: blankWarranty,
    isBlank: isBlankWarranty,
  });
  const intention = createIntentionKey(newKey, { inTab, under: `warranty-intention ${writer}` });
  return {
    list,
    faults,
    brands,
    models,
    engines,
    draft,
    /** The same warranty is sent under the same key, until it is known to be there. */
    async request(warranty: WarrantyToRequest) {
      const answer = await desk.request(caller, warranty, intention.keyFor(warranty));
      if (answer.ok) {
        intention.settled();
        draft.set(blankWarranty);
        list.outdate();
      }
      return answer;
    },
    stop() {
      for (const actor of [list, faults, brands, models, engines]) actor.stop();
    },
  };
}
