import { messageNotSent } from '#adapters/texts/case-messages.es.ts';
import type { CaseKindName } from '#core/cases/messages/case-message.ts';
import { caseMessagesModule } from '#web/modules/case-messages.module.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';

/**
 * Sends the photographs that were chosen for a case, now that it is there; where they do not come, they wait in its
 * messages if there are any.
 */
export function useAttach(): (kind: CaseKindName, number: string | null) => Promise<void> {
  const { caseMessages } = useServices(caseMessagesModule);
  const { toaster } = usePublicServices();
  return async (kind, number) => {
    const failure = await caseMessages.attach(kind, number);
    if (failure === null) return;
    toaster.show({ kind: 'Error', title: 'Las fotos no se mandaron', message: messageNotSent(failure) });
  };
}
