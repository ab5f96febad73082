import type { CaseKindName } from '#core/cases/messages/case-message.ts';
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
  return (
    <fieldset className="case-part">
      <legend>Fotos</legend>
      <PictureField chosen={caseMessages.chosen[kind]} isOff={isOff} />
    </fieldset>
  );
}
