import { messageNotSent } from '#adapters/texts/case-messages.es.ts';
import { caseMessagesModule } from '#web/modules/case-messages.module.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import type { NamedCase } from './case-message-queries.ts';

/** Sends the photographs that were chosen for a case, now that it is there; where they do not come, they wait in its messages. */
export function useAttach(): (which: NamedCase) => Promise<void> {
  const { caseMessages } = useServices(caseMessagesModule);
  const { toaster } = usePublicServices();
  return async (which) => {
    const failure = await caseMessages.attach(which);
    if (failure === null) return;
    toaster.show({ kind: 'Error', title: 'Las fotos no se mandaron', message: messageNotSent(failure) });
  };
}
