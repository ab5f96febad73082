import { useMachine } from '@xstate/react';
import { useId, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { pictureLimitsText } from '#adapters/texts/pictures.es.ts';
import { placedText, productPictureProblem, waitingText } from '#adapters/texts/product-pictures.es.ts';
import { everyProduct } from '#core/catalogue/management/managed-product.ts';
import { filesOf } from '#core/files/products/picture-delivery.ts';
import { planPictures } from '#core/files/products/picture-plan.ts';
import {
  createPictureUploadMachine,
  type PictureUploadActor,
  type PictureUploadState,
} from '#core/files/products/picture-upload.machine.ts';
import { maxPicturesAtOnce } from '#core/files/products/product-picture.service.ts';
import { useArrivalFocus } from '#web/hooks/arrival-focus.ts';
import { useFileDrop } from '#web/hooks/file-drop.ts';
import { linkToProducts } from '#web/product-management/product-url.ts';
import { useServices } from '#web/services.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx';
import { PicturePlan } from './picture-plan.tsx';
import { pictureTypes } from './picture-types.ts';
import { WaitingPictures } from './waiting-pictures.tsx';

/** Pictures of many products at once: dropped, matched by their names, looked over, and sent. */
export function ProductPictures() {
  const { productPictures } = useServices();
  const [machine] = useState(() =>
    createPictureUploadMachine({ ...productPictures, onDefect: (defect) => reportError(defect) }),
  );
  const [state, send] = useMachine(machine);
  const heading = useId();
  const title = useArrivalFocus<HTMLHeadingElement>();
  const isEnded = state.matches('choosing') || state.matches('done');
  const isUnsaved = !isEnded && !state.matches('matching');
  return (
    <main className="office" aria-labelledby={heading}>
      <PageTitle>Imágenes de artículos</PageTitle>
      <div className="office-head">
        <h1 id={heading} ref={title} tabIndex={-1}>
          Imágenes de artículos
        </h1>
        <Link className="btn" to={linkToProducts({})}>
          Todos los artículos
        </Link>
      </div>
      <Step state={state} send={send} />
      {isEnded && <WaitingPictures />}
      <UnsavedChangesGuard isUnsaved={isUnsaved} what="las imágenes elegidas" />
    </main>
  );
}

interface StepProps {
  readonly state: PictureUploadState;
  readonly send: PictureUploadActor['send'];
}

function Step({ state, send }: StepProps) {
  switch (state.value) {
    case 'choosing':
      return <Choosing state={state} send={send} />;
    case 'matching':
      return <p role="status">Leyendo {formatCount(state.context.files.length)} archivos y buscando sus artículos…</p>;
    case 'planned':
      return <Planned state={state} send={send} />;
    case 'sending':
    case 'sent':
    case 'placing':
    case 'keeping':
      return <Sending state={state} send={send} />;
    case 'done':
      return <Done state={state} send={send} />;
  }
}

function Planned({ state: { context }, send }: StepProps) {
  const { planned, failure } = context;
  const plan = useMemo(() => planPictures(planned), [planned]);
  return <PicturePlan send={send} plan={plan} failure={failure} />;
}

function Choosing({ state: { context }, send }: StepProps) {
  const { failure, isTooMany } = context;
  const { isOver, handlers } = useFileDrop((files) => send({ type: 'take', files }));
  return (
    <section className="picture-drop" aria-label="Elegir imágenes" {...handlers}>
      <label className="drop-zone" data-over={isOver || undefined}>
        <span>
          <b>Elegí las imágenes</b> o arrastralas hasta acá, todas juntas
        </span>
        <span className="muted">
          {pictureLimitsText} cada una y {formatCount(maxPicturesAtOnce)} por vez
        </span>
        <input
          type="file"
          className="only-read"
          aria-label="Imágenes"
          accept={pictureTypes}
          multiple
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // Cleared, so that a file can be chosen again once it is corrected.
            target.value = '';
            send({ type: 'take', files });
          }}
        />
      </label>
      <div role="alert">
        {failure !== null && <p className="notice bad">{productPictureProblem(failure)}</p>}
        {isTooMany && <p className="notice bad">Son demasiadas: hasta {formatCount(maxPicturesAtOnce)} por vez</p>}
      </div>
      <p className="muted">
        Cada imagen va al artículo cuyo código es el nombre del archivo: <b className="mono">BKR6E.jpg</b>. La segunda y
        las que siguen llevan su número al final: <b className="mono">BKR6E-2.jpg</b>. Si dos marcas tienen el mismo
        código, agregá la marca: <b className="mono">NGK BKR6E.jpg</b>. Si una planilla nombra el archivo en su columna
        Foto, va a los artículos que ella dice. La de un artículo que todavía no está queda esperándolo. Antes de subir
        nada vas a ver qué pasa con cada una.
      </p>
    </section>
  );
}

function Sending({ state: { context, value }, send }: StepProps) {
  const count = filesOf(context.pictures).length;
  const { sent } = context;
  return (
    <section className="picture-way" aria-label="Subida">
      <progress max={count} value={sent} aria-label="Avance" />
      <span role="status">
        {sent === count ? 'Poniéndolas en sus artículos…' : `Subiendo ${formatCount(sent)} de ${formatCount(count)}`}
      </span>
      {value === 'sending' && sent < count && (
        <button type="button" className="btn" onClick={() => send({ type: 'give-up' })}>
          Cancelar
        </button>
      )}
    </section>
  );
}

function Done({ state: { context }, send }: StepProps) {
  const { placed, waiting, failed } = context;
  const title = useArrivalFocus<HTMLHeadingElement>();
  return (
    <section className="picture-done">
      <h2 ref={title} tabIndex={-1}>
        {failed.length === 0 ? 'Listo' : 'Algunas no se pudieron subir'}
      </h2>
      <p role="status">
        {[placed && placedText(placed), waiting > 0 && `${waitingText(waiting)}.`].filter(Boolean).join(' ')}
      </p>
      {failed.length > 0 && (
        <ul className="picture-failed">
          {failed.map(({ file, name, failure }) => (
            <li key={file}>
              <b className="mono">{name}</b> <span className="wrong">{productPictureProblem(failure)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="picture-acts">
        {failed.length > 0 && (
          <button type="button" className="btn primary" onClick={() => send({ type: 'retry' })}>
            Subir otra vez las {formatCount(failed.length)} que faltan
          </button>
        )}
        <button
          type="button"
          className={failed.length > 0 ? 'btn' : 'btn primary'}
          onClick={() => send({ type: 'begin' })}
        >
          Subir más imágenes
        </button>
        <Link className="btn" to={linkToProducts({ filter: { ...everyProduct, state: 'without-picture' } })}>
          Ver los que no tienen imagen
        </Link>
      </p>
    </section>
  );
}
