import { createActor } from 'xstate';
import type { KeyValueStore } from '#adapters/storage/key-value.ts';
import type { Caller } from '#core/access/caller.ts';
import type { ClaimEnding, ClaimManagementDesk } from '#core/claims/claim-desk.ts';
import type { ClaimId } from '#core/shared/ids.ts';
import { createResolutions } from '#web/cases/resolutions.ts';
import { createQuestionMachine } from '#web/parts/question.machine.ts';

/** What staff need to manage everybody's claims; each resolution that is being written, by its claim. */
export type ClaimManaging = ReturnType<typeof createClaimManaging>;

export function createClaimManaging(desk: ClaimManagementDesk, caller: Caller, inTab: KeyValueStore) {
  const page = createActor(createQuestionMachine((wanted: number) => desk.page(caller, wanted))).start();
  const { drafts, write, drop } = createResolutions(inTab, `claim-resolutions ${caller.userName}`);
  /** Whatever came of it, the list is looked at again: somebody else may have been first. */
  const then = <Answer>(answer: Answer): Answer => {
    page.send({ type: 'again' });
    return answer;
  };
  return {
    page,
    resolutions: drafts,
    write,
    associate: async (id: ClaimId, externalCode: string) => then(await desk.associate(caller, { id }, externalCode)),
    async resolve(id: ClaimId, ending: ClaimEnding) {
      const answer = await desk.resolve(caller, { id }, ending);
      if (answer.ok) drop(id);
      return then(answer);
    },
    refresh: () => page.send({ type: 'again' }),
    stop: () => void page.stop(),
  };
}
