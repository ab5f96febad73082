import { useState } from 'react';
import { formatBytes } from '#adapters/texts/bytes.es.ts';
import { picturesProblem } from '#adapters/texts/pictures.es.ts';
import type { StoredFile } from '#core/files/file.service.ts';
import { type KeptFolder, offerIdOf } from '#core/files/upload.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { pictureAddress } from '#web/settings.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { FlyerProductsDialog } from './flyer-products-dialog.tsx';
import type { PictureOwner } from './picture-owner.ts';

interface PictureGridProps {
  readonly folder: KeptFolder;
  readonly files: readonly StoredFile[];
  readonly owners: readonly PictureOwner[] | null;
  readonly onRemoved: () => void;
}

/** The pictures of a folder, in the order in which they are shown. */
export function PictureGrid({ folder, files, owners, onRemoved }: PictureGridProps) {
  const { pictures } = useServices();
  const { settings, toaster } = usePublicServices();
  const [tying, setTying] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<StoredFile | null>(null);
  const { submit, isUnderWay } = useSubmission();

  const remove = ({ name }: StoredFile) =>
    submit(async () => {
      const answer = await pictures.remove(folder, name);
      setLeaving(null);
      if (!answer.ok) return toaster.show({ kind: 'Error', title: name, message: picturesProblem(answer.val) });
      toaster.show({ kind: 'Success', title: name, message: 'Imagen eliminada' });
      onRemoved();
    });

  return (
    <ul className="picture-grid">
      {files.map((file) => {
        const { name, size, creationTime } = file;
        const version = encodeURIComponent(creationTime);
        const owner = owners?.find(({ id }) => id === offerIdOf(name));
        return (
          <li key={name}>
            <img
              src={`${pictureAddress(settings, folder, name)}?v=${version}`}
              alt=""
              width={320}
              height={180}
              loading="lazy"
              decoding="async"
            />
            <b>{owner?.title ?? name}</b>
            <span className="muted">
              {owner === undefined ? '' : `${name} · `}
              {formatBytes(size)}
              {creationTime === '' ? '' : ` · ${formatDate(creationTime)}`}
            </span>
            {folder === 'Flyers' && (
              <button type="button" className="btn" onClick={() => setTying(name)}>
                Artículos<span className="only-read"> de {name}</span>
              </button>
            )}
            <button type="button" className="btn" onClick={() => setLeaving(file)}>
              Eliminar<span className="only-read"> {name}</span>
            </button>
          </li>
        );
      })}
      {tying !== null && <FlyerProductsDialog name={tying} onClose={() => setTying(null)} />}
      {leaving !== null && (
        <Confirm
          title={`¿Eliminar ${leaving.name}?`}
          action="Eliminar imagen"
          busy={isUnderWay}
          onClose={() => setLeaving(null)}
          onConfirm={() => remove(leaving)}
        >
          <p className="muted">Deja de verse en el momento y no se puede recuperar.</p>
        </Confirm>
      )}
    </ul>
  );
}
