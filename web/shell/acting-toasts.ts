import { actingProblem, actingRefusedTitle, returnProblem } from '#adapters/texts/acting.es.ts';
import type { SessionActor } from '#core/session/session.machine.ts';
import type { Toaster } from './toasts.ts';

/** Tells why somebody could not act as a customer, or not return. Answers how to stop. */
export function tellOfActing(session: SessionActor, toaster: Toaster): () => void {
  const refused = session.on('acting-refused', ({ customer, failure }) =>
    toaster.show({ kind: 'Error', title: actingRefusedTitle(customer.name), message: actingProblem(failure) }),
  );
  const stayed = session.on('return-failed', ({ failure }) =>
    toaster.show({ kind: 'Error', title: '', message: returnProblem(failure) }),
  );
  return () => {
    refused.unsubscribe();
    stayed.unsubscribe();
  };
}
