import type { Caller } from '#core/access/caller.ts';
import type { AccountManagementService, ManagedDocument } from '#core/current-account/account-management.service.ts';
import type { CurrentAccountFailure, CurrentAccountService } from '#core/current-account/current-account.service.ts';
import { changesOf } from '#core/live/changes.ts';
import type { LiveActor } from '#core/live/live.machine.ts';
import type { DocumentId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { ServiceQueries, ServiceQuery } from '#web/state/query-client.ts';

/** What an administrator looks for among the documents of all companies, and the one whose state is looked at. */
export interface DocumentQueries {
  readonly found: ServiceQuery<string, readonly ManagedDocument[], CurrentAccountFailure>;
  readonly one: ServiceQuery<DocumentId, ManagedDocument, CurrentAccountFailure>;
  readonly papers: Pick<CurrentAccountService, 'pdf'>;
  /** The document is read again after the change (docs/rules/current-account.md 4). */
  setFinished(id: DocumentId, isFinished: boolean): Promise<Result<ManagedDocument, CurrentAccountFailure>>;
  remove(id: DocumentId): Promise<Result<null, CurrentAccountFailure>>;
  stop(): void;
}

interface DocumentPorts {
  readonly service: AccountManagementService;
  readonly papers: Pick<CurrentAccountService, 'pdf'>;
}

export function createDocumentQueries(
  { service, papers }: DocumentPorts,
  caller: Caller,
  live: LiveActor,
  queries: ServiceQueries,
): DocumentQueries {
  const found = queries.define('documents found', (title: string) => service.search(caller, title), { staleTime: 0 });
  const one = queries.define('document', (id: DocumentId) => service.read(caller, id), { staleTime: 0 });
  const again = () => {
    void found.outdate();
    void one.outdate();
  };
  const changes = changesOf(live, 'CurrentAccountChanged').subscribe(again);
  return {
    found,
    one,
    papers,
    async setFinished(id, isFinished) {
      const changed = await service.setFinished(caller, id, isFinished);
      again();
      return changed;
    },
    async remove(id) {
      const removed = await service.remove(caller, id);
      void found.outdate();
      return removed;
    },
    stop: () => changes.unsubscribe(),
  };
}
