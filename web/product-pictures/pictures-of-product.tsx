import { useRef, useState } from 'react';
import { productPictureProblem } from '#adapters/texts/product-pictures.es.ts';
import type { SeenProduct } from '#core/catalogue/management/managed-product.ts';
import { maxProductPictures } from '#core/catalogue/products/max-pictures.ts';
import { pictureSender } from '#core/files/products/picture-sender.ts';
import { sendFiles } from '#core/files/sending/send-files.ts';
import { useFileDrop } from '#web/hooks/file-drop.ts';
import { useFocusAfterRender } from '#web/hooks/focus-after-render.ts';
import { useNextAfterRemoval } from '#web/hooks/removal-focus.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { pictureAddress } from '#web/settings.ts';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { pictureTypes } from './picture-types.ts';

/** The pictures of a product in their order: moved, deleted with a way back, and more of them put after the last. */
export function PicturesOfProduct({ product }: { readonly product: SeenProduct }) {
  const { id, pictures, details } = product;
  const { productPictures } = useServices();
  const { toaster } = usePublicServices();
  const { submit, isUnderWay } = useSubmission();
  const [problem, setProblem] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useNextAfterRemoval(list, 'button');

  // After a move the focus stays on that picture, on a button by which it can still be moved.
  const focusOn = useFocusAfterRender<{ readonly name: string; readonly place: number; readonly by: -1 | 1 }>(
    ({ name, place, by }) => {
      if (pictures[place] !== name) return 'later';
      const buttons = list.current?.children[place]?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [];
      return buttons[by === -1 ? 0 : Math.max(0, buttons.length - 2)] ?? null;
    },
  );

  const arrange = (seen: readonly string[], names: readonly string[], done = () => {}) =>
    submit(async () => {
      setProblem(null);
      const answer = await productPictures.arrange(id, seen, names);
      if (answer.ok) return done();
      focusOn(null);
      focusNext(null);
      setProblem(productPictureProblem(answer.val));
    });
  const move = (name: string, by: -1 | 1) => {
    const place = pictures.indexOf(name) + by;
    focusOn({ name, place, by });
    arrange(pictures, pictures.filter((each) => each !== name).toSpliced(place, 0, name));
  };
  const remove = (name: string) => {
    const left = pictures.filter((each) => each !== name);
    arrange(pictures, left, () =>
      toaster.show({
        kind: 'Success',
        title: details.code,
        message: 'Se quitó la imagen',
        action: { label: 'Deshacer', run: () => arrange(left, pictures) },
      }),
    );
  };
  const add = (files: readonly File[]) =>
    submit(async () => {
      if (files.length === 0) return;
      setProblem(null);
      const sent = await sendFiles(pictureSender(productPictures.send, reportError), files);
      const failed = sent.flatMap((each, at) =>
        each.ok ? [] : [`${files[at]?.name}: ${productPictureProblem(each.val)}`],
      );
      const kept = sent.flatMap((each) => (each.ok ? [{ name: each.val, productId: id, place: null }] : []));
      const placed = kept.length === 0 ? null : await productPictures.place(kept);
      const refused = placed !== null && !placed.ok ? [productPictureProblem(placed.val)] : [];
      if (failed.length + refused.length > 0) setProblem([...failed, ...refused].join('. '));
    });
  const { isOver, handlers } = useFileDrop((files) => {
    if (isUnderWay) setProblem('Se está guardando lo anterior: cuando termine, arrastralas de nuevo');
    else add(files);
  });
  const isFull = pictures.length >= maxProductPictures;
  return (
    <section className="product-part product-pictures" aria-labelledby="pictures-of-product" {...handlers}>
      <h2 id="pictures-of-product" tabIndex={-1}>
        Imágenes
      </h2>
      <ul ref={list} className="picture-strip" data-over={isOver || undefined}>
        {pictures.map((name, place) => (
          <Thumbnail
            key={name}
            name={name}
            place={place}
            count={pictures.length}
            isBusy={isUnderWay}
            onMove={(by) => move(name, by)}
            onRemove={(button) => {
              focusNext(button);
              remove(name);
            }}
          />
        ))}
        {!isFull && (
          <li>
            <label className="drop-zone picture-more" data-over={isOver || undefined}>
              <span>
                <b>{pictures.length === 0 ? 'Agregá imágenes' : 'Agregá más'}</b> o arrastralas
              </span>
              <input
                type="file"
                className="only-read"
                aria-label="Agregar imágenes"
                accept={pictureTypes}
                multiple
                disabled={isUnderWay}
                onChange={({ target }) => {
                  const files = [...(target.files ?? [])];
                  target.value = '';
                  add(files);
                }}
              />
            </label>
          </li>
        )}
      </ul>
      <p className="muted" role="status">
        {isUnderWay ? 'Guardando…' : 'La primera es la que se ve en las listas. Los cambios se guardan en el momento.'}
      </p>
      <FormFailure text={problem} />
    </section>
  );
}

interface ThumbnailProps {
  readonly name: string;
  readonly place: number;
  readonly count: number;
  /** The change before is on its way: another has to wait. */
  readonly isBusy: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: (button: HTMLButtonElement) => void;
}

function Thumbnail({ name, place, count, isBusy, onMove, onRemove }: ThumbnailProps) {
  const { settings } = usePublicServices();
  const [isMissing, setIsMissing] = useState(false);
  const title = `la imagen ${place + 1}`;
  return (
    <li>
      {isMissing ? (
        <span className="picture-missing muted">El archivo no está</span>
      ) : (
        <img
          src={pictureAddress(settings, 'Products', name)}
          alt={`Imagen ${place + 1}`}
          title={name}
          width={120}
          height={120}
          onError={() => setIsMissing(true)}
        />
      )}
      <span className="picture-strip-acts">
        <button
          type="button"
          className="btn short"
          aria-label={`Poner ${title} antes`}
          disabled={place === 0}
          aria-disabled={isBusy}
          onClick={() => isBusy || onMove(-1)}
        >
          <Icon name="left" />
        </button>
        <button
          type="button"
          className="btn short"
          aria-label={`Poner ${title} después`}
          disabled={place === count - 1}
          aria-disabled={isBusy}
          onClick={() => isBusy || onMove(1)}
        >
          <Icon name="right" />
        </button>
        <button
          type="button"
          className="btn short"
          aria-label={`Quitar ${title}`}
          aria-disabled={isBusy}
          onClick={({ currentTarget }) => isBusy || onRemove(currentTarget)}
        >
          <Icon name="close" />
        </button>
      </span>
    </li>
  );
}
