import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { placedText, productPictureProblem, waitingText } from '#adapters/texts/product-pictures.es.ts';
import { everyProduct } from '#core/catalogue/management/managed-product.ts';
import { maxPicturesAtOnce } from '#core/files/products/product-picture.service.ts';
import { useArrivalFocus } from '#web/hooks/arrival-focus.ts';
import { useFileDrop } from '#web/hooks/file-drop.ts';
import { linkToProducts } from '#web/products-management/product-url.ts';
import { useServices } from '#web/services.ts';
import { useStore } from '#web/state/store.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx';
import { PicturePlan } from './picture-plan.tsx';
import { pictureTypes } from './picture-types.ts';
import { createPictureUpload, type PictureUpload, type PictureUploadView } from './picture-upload.ts';
import { WaitingPictures } from './waiting-pictures.tsx';

/** Pictures of many products at once: dropped, matched by their names, looked over, and sent. */
export function ProductPictures() {
  const { productPictures } = useServices();
  const [upload] = useState(() => createPictureUpload(productPictures));
  const view = useStore(upload.view);
  const heading = useId();
  const title = useArrivalFocus<HTMLHeadingElement>();
  useEffect(() => upload.begin, [upload]);
  const isUnsaved = view.step === 'planned' || view.step === 'sending';
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
      <Step upload={upload} view={view} />
      {(view.step === 'choosing' || view.step === 'done') && <WaitingPictures />}
      <UnsavedChangesGuard isUnsaved={isUnsaved} what="las imágenes elegidas" />
    </main>
  );
}

function Step({ upload, view }: { readonly upload: PictureUpload; readonly view: PictureUploadView }) {
  switch (view.step) {
    case 'choosing':
      return <Choosing upload={upload} view={view} />;
    case 'matching':
      return <p role="status">Leyendo {formatCount(view.count)} archivos y buscando sus artículos…</p>;
    case 'planned':
      return <PicturePlan upload={upload} plan={view.plan} failure={view.failure} />;
    case 'sending':
      return <Sending upload={upload} view={view} />;
    case 'done':
      return <Done upload={upload} view={view} />;
  }
}

type Of<Name extends PictureUploadView['step']> = {
  readonly upload: PictureUpload;
  readonly view: Extract<PictureUploadView, { readonly step: Name }>;
};

function Choosing({ upload, view }: Of<'choosing'>) {
  const { isOver, handlers } = useFileDrop((files) => void upload.take(files));
  return (
    <section className="picture-drop" aria-label="Elegir imágenes" {...handlers}>
      <label className="drop-zone" data-over={isOver || undefined}>
        <span>
          <b>Elegí las imágenes</b> o arrastralas hasta acá, todas juntas
        </span>
        <span className="muted">
          PNG, JPG, WebP, AVIF o GIF, hasta 5 MB cada una y {formatCount(maxPicturesAtOnce)} por vez
        </span>
        <input
          type="file"
          className="only-read"
          aria-label="Imágenes"
          accept={pictureTypes}
          multiple
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // The same files, mended, can be chosen again.
            target.value = '';
            void upload.take(files);
          }}
        />
      </label>
      <div role="alert">
        {view.failure !== null && <p className="notice bad">{productPictureProblem(view.failure)}</p>}
        {view.tooMany && <p className="notice bad">Son demasiadas: hasta {formatCount(maxPicturesAtOnce)} por vez</p>}
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

function Sending({ upload, view: { sent, count } }: Of<'sending'>) {
  return (
    <section className="picture-way" aria-label="Subida">
      <progress max={count} value={sent} aria-label="Avance" />
      <span role="status">
        {sent === count ? 'Poniéndolas en sus artículos…' : `Subiendo ${formatCount(sent)} de ${formatCount(count)}`}
      </span>
      {sent < count && (
        <button type="button" className="btn" onClick={upload.giveUp}>
          Cancelar
        </button>
      )}
    </section>
  );
}

function Done({ upload, view: { placed, waiting, failed } }: Of<'done'>) {
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
          <button type="button" className="btn primary" onClick={() => void upload.retry()}>
            Subir otra vez las {formatCount(failed.length)} que faltan
          </button>
        )}
        <button type="button" className={failed.length > 0 ? 'btn' : 'btn primary'} onClick={upload.begin}>
          Subir más imágenes
        </button>
        <Link className="btn" to={linkToProducts({ filter: { ...everyProduct, state: 'without-picture' } })}>
          Ver los que no tienen imagen
        </Link>
      </p>
    </section>
  );
}
