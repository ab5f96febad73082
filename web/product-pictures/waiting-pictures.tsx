import { useRef, useState } from 'react';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { discardedText, productPictureProblem, waitingLimitsText } from '#adapters/texts/product-pictures.es.ts';
import type { WaitingPicture } from '#core/files/products/waiting-picture.ts';
import { useHeadingAfterRemoval, useNextAfterRemoval } from '#web/hooks/removal-focus.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { waitingPictureColumns } from './waiting-picture-columns.tsx';

/** Pictures of which no product is known yet: they go to it by themselves, or are discarded. */
export function WaitingPictures() {
  const { productPictures } = useServices();
  const { toaster } = usePublicServices();
  const { answer, failure, retry } = useServiceQuery(productPictures.waiting);
  const { submit, isUnderWay } = useSubmission();
  const [isAsking, setIsAsking] = useState(false);
  const section = useRef<HTMLElement>(null);
  const [heading, focusHeading] = useHeadingAfterRemoval();
  const focusNext = useNextAfterRemoval(section, '.picture-discard');

  const discard = ({ fileName, name }: WaitingPicture) =>
    submit(async () => {
      const about = { title: fileName };
      const gone = await productPictures.discard([fileName]);
      if (!gone.ok) {
        focusNext(null);
        return toaster.show({ ...about, kind: 'Error', message: productPictureProblem(gone.val) });
      }
      // The bytes of a discarded picture are kept for another day.
      const putBack = async () => {
        const back = await productPictures.wait([{ fileName, name }]);
        if (!back.ok) toaster.show({ ...about, kind: 'Error', message: productPictureProblem(back.val) });
      };
      const action = { label: 'Deshacer', run: () => void putBack() };
      toaster.show({ ...about, kind: 'Success', message: 'Se descartó la foto', action });
    });
  const actions = {
    header: 'Acciones',
    of: (picture: WaitingPicture) => (
      <button
        type="button"
        className="btn picture-discard"
        aria-label={`Descartar ${picture.fileName}`}
        onClick={({ currentTarget }) => {
          focusNext(currentTarget);
          discard(picture);
        }}
      >
        Descartar
      </button>
    ),
  };

  const discardAll = () =>
    submit(async () => {
      const gone = await productPictures.discard((answer ?? []).map(({ fileName }) => fileName));
      setIsAsking(false);
      const about = { title: 'Fotos sin artículo' };
      if (!gone.ok) return toaster.show({ ...about, kind: 'Error', message: productPictureProblem(gone.val) });
      focusHeading();
      toaster.show({ ...about, kind: 'Success', message: discardedText(gone.val.discarded) });
    });

  if (failure?.code === 'not-offered') return null;
  const count = answer?.length ?? 0;
  return (
    <section ref={section} className="picture-waiting" aria-label="Fotos sin artículo">
      <OfficeTable
        name="Fotos sin artículo"
        rows={answer}
        problem={failure && productPictureProblem(failure)}
        onRetry={retry}
        none={<p className="muted">Ninguna espera.</p>}
        rowKey="fileName"
        columns={waitingPictureColumns}
        actions={actions}
      >
        <h2 ref={heading} tabIndex={-1}>
          Fotos sin artículo{count === 0 ? '' : ` (${formatCount(count)})`}
        </h2>
        {count > 0 && (
          <button type="button" className="btn" disabled={isUnderWay} onClick={() => setIsAsking(true)}>
            Descartar todas
          </button>
        )}
      </OfficeTable>
      <p className="muted">{waitingLimitsText}</p>
      {isAsking && (
        <Confirm
          title={`¿Descartar ${count === 1 ? 'la foto' : `las ${formatCount(count)} fotos`} sin artículo?`}
          action="Descartar todas"
          busy={isUnderWay}
          onConfirm={discardAll}
          onClose={() => setIsAsking(false)}
        >
          <p className="muted">Para que vayan a su artículo hay que subirlas otra vez.</p>
        </Confirm>
      )}
    </section>
  );
}
