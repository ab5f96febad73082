import { useId, useRef, useState } from 'react';
import { wrongTexts } from '#adapters/texts/shop-configuration.es.ts';
import { ownPictureFlaw } from '#core/distributor/own-picture.ts';
import { asDataUrl } from '#web/pictures/chosen-picture.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { pictureAddress } from '#web/settings.ts';
import { FileNote } from './file-field.tsx';

interface OwnPictureProps {
  readonly label: string;
  /** The name of the picture that is shown; empty where there is none. */
  readonly name: string;
  /** The picture that was chosen, as the browser shows it; else empty. */
  readonly upload: string;
  /** The picture's name in the file. */
  readonly file: string;
  readonly hasFile: boolean;
  readonly none: string;
  readonly hint: string;
  readonly problem: string | null;
  readonly onChange: (next: { readonly name: string; readonly upload: string }) => void;
}

/** Whether the browser can draw it: a file may begin like a picture and be none. */
const isDrawn = async (file: File): Promise<boolean> => {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
};

/** The logo, or the picture of the map: seen before it is saved, taken away, or back to the file's. */
export function OwnPicture({ label, name, upload, file, hasFile, none, hint, problem, onChange }: OwnPictureProps) {
  const { settings } = usePublicServices();
  const [refused, setRefused] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const shown = upload !== '' ? upload : name === '' ? '' : pictureAddress(settings, 'Distributor', name);
  const settle = (next: { name: string; upload: string }) => {
    setRefused(null);
    if (field.current !== null) field.current.value = '';
    onChange(next);
  };
  const take = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const bytes = new Uint8Array(await chosen.arrayBuffer().catch(() => new ArrayBuffer(0)));
    const flaw = ownPictureFlaw(bytes) ?? ((await isDrawn(chosen)) ? null : 'picture-unreadable');
    if (flaw === null) return settle({ name, upload: await asDataUrl(chosen) });
    setRefused(wrongTexts[flaw]);
    if (field.current !== null) field.current.value = '';
  };
  const wrong = refused ?? problem;
  return (
    <div className="field own-picture">
      <span className="own-picture-label">{label}</span>
      {shown === '' ? (
        <p className="own-picture-none muted">{none}</p>
      ) : (
        <img src={shown} alt={`${label}${upload === '' ? '' : ', sin guardar'}`} />
      )}
      <div className="own-picture-acts">
        <label className="btn">
          {shown === '' ? 'Elegir imagen' : 'Cambiar imagen'}
          <input
            ref={field}
            type="file"
            className="only-read"
            aria-label={`${shown === '' ? 'Elegir' : 'Cambiar'} ${label.toLowerCase()}`}
            aria-invalid={wrong !== null}
            aria-describedby={id}
            accept="image/png,image/jpeg,image/webp"
            onChange={({ target }) => void take(target.files?.[0])}
          />
        </label>
        {shown !== '' && (
          <button type="button" className="btn" onClick={() => settle({ name: '', upload: '' })}>
            Quitar
          </button>
        )}
      </div>
      <span id={id} className={wrong === null ? 'field-hint' : 'wrong'} role="status">
        {wrong ?? hint}
      </span>
      {hasFile && (
        <span className="field-hint">
          <FileNote
            isFiles={upload === '' && name === file}
            hasFile
            fileText={file}
            onBack={() => settle({ name: file, upload: '' })}
          />
        </span>
      )}
    </div>
  );
}
