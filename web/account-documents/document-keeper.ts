import { createActor } from 'xstate';
import type { Caller } from '#core/access/caller.ts';
import type { AccountManagementDesk, ManagedDocument } from '#core/current-account/account-management-desk.ts';
import type { CurrentAccountDesk, CurrentAccountFailure } from '#core/current-account/current-account-desk.ts';
import { changesOf } from '#core/live/changes.ts';
import type { LiveActor } from '#core/live/live.machine.ts';
import type { DocumentId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import { createQuestionMachine, type QuestionActor } from '#web/parts/question.machine.ts';

/** What an administrator looks for among the documents of all companies, and the one whose state is looked at. */
export interface DocumentKeeper {
  readonly found: QuestionActor<string, readonly ManagedDocument[], CurrentAccountFailure>;
  readonly one: QuestionActor<DocumentId, ManagedDocument, CurrentAccountFailure>;
  readonly papers: Pick<CurrentAccountDesk, 'pdf'>;
  /** The document is read again after the change (docs/rules/current-account.md 4). */
  setFinished(id: DocumentId, isFinished: boolean): Promise<Result<ManagedDocument, CurrentAccountFailure>>;
  remove(id: DocumentId): Promise<Result<null, CurrentAccountFailure>>;
  stop(): void;
}

interface DocumentPorts {
  readonly desk: AccountManagementDesk;
  readonly papers: Pick<CurrentAccountDesk, 'pdf'>;
}

export function createDocumentKeeper({ desk, papers }: DocumentPorts, caller: Caller, live: LiveActor): DocumentKeeper {
  const found = createActor(createQuestionMachine((title: string) => desk.search(caller, title))).start();
  const one = createActor(createQuestionMachine((id: DocumentId) => desk.read(caller, id))).start();
  const again = () => {
    found.send({ type: 'again' });
    one.send({ type: 'again' });
  };
  const changes = changesOf(live, 'CurrentAccountChanged').subscribe(again);
  return {
    found,
    one,
    papers,
    async setFinished(id, isFinished) {
      const changed = await desk.setFinished(caller, id, isFinished);
      again();
      return changed;
    },
    async remove(id) {
      const removed = await desk.remove(caller, id);
      found.send({ type: 'again' });
      return removed;
    },
    stop() {
      changes.unsubscribe();
      found.stop();
      one.stop();
    },
  };
}
