import type { CaseKindName } from '#core/cases/messages/case-message.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { caseMessagesModule } from '#web/modules/case-messages.module.ts';
import { useServices } from '#web/services.ts';
import { PictureField } from './picture-field.tsx';

interface OpeningPicturesProps {
  readonly kind: CaseKindName;
  readonly isOff: boolean;
}

/** The photographs that a claim or a warranty begins with: its first message. */
export function OpeningPictures({ kind, isOff }: OpeningPicturesProps) {
  const { caseMessages } = useServices(caseMessagesModule);
  const { failure } = useServiceQuery(caseMessages.unread);
  // Another back end has no messages to send them with.
  if (failure?.code === 'not-offered') return null;
  return (
    <fieldset className="case-part">
      <legend>Fotos</legend>
      <PictureField chosen={caseMessages.chosen[kind]} isOff={isOff} />
    </fieldset>
  );
}
