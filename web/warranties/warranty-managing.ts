import { createActor } from 'xstate';
import type { KeyValueStore } from '#adapters/storage/key-value.ts';
import type { Caller } from '#core/access/caller.ts';
import type { WarrantyId } from '#core/shared/ids.ts';
import type { WarrantyManagementDesk, WarrantyStepToTake } from '#core/warranties/warranty-desk.ts';
import { createResolutions } from '#web/cases/resolutions.ts';
import { createQuestionMachine } from '#web/parts/question.machine.ts';

/** What staff need to manage everybody's warranties; each resolution that is being written, by its warranty. */
export type WarrantyManaging = ReturnType<typeof createWarrantyManaging>;

export function createWarrantyManaging(desk: WarrantyManagementDesk, caller: Caller, inTab: KeyValueStore) {
  const page = createActor(createQuestionMachine((wanted: number) => desk.page(caller, wanted))).start();
  const { drafts, write, drop } = createResolutions(inTab, `warranty-resolutions ${caller.userName}`);
  return {
    page,
    resolutions: drafts,
    write,
    async move(id: WarrantyId, step: WarrantyStepToTake) {
      const answer = await desk.changeState(caller, { id }, step);
      if (answer.ok && step.resolution !== '') drop(id);
      // Whatever came of it, the list is read again: somebody else may have been first.
      page.send({ type: 'again' });
      return answer;
    },
    refresh: () => page.send({ type: 'again' }),
    stop: () => void page.stop(),
  };
}
