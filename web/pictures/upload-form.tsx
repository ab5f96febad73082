import { type DragEvent, type FormEvent, useRef, useState } from 'react';
import { picturesProblem, sizeText } from '#adapters/texts/pictures.es.ts';
import type { StoredFile } from '#core/files/file.service.ts';
import { checkPicture } from '#core/files/picture.ts';
import { givesWay, type KeptFolder, offerIdOf } from '#core/files/upload.ts';
import { useFront } from '#web/front-context.tsx';
import { useSubmission } from '#web/hooks/submission.ts';
import { useUnsaved } from '#web/hooks/use-unsaved.ts';
import { useServices } from '#web/services.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx';
import { type ChosenPicture, readPicture } from './chosen-picture.ts';
import type { PictureOwner } from './picture-owner.ts';

interface UploadFormProps {
  readonly folder: KeptFolder;
  readonly files: readonly StoredFile[];
  readonly owners: readonly PictureOwner[] | null;
}

interface Problem {
  readonly field: 'file' | 'name' | 'save';
  readonly text: string;
}

/** Choosing a picture or dropping it, seeing it, and putting it up: over one of its name only after asking. */
export function UploadForm({ folder, files, owners }: UploadFormProps) {
  const { pictures } = useServices();
  const { toaster } = useFront();
  const [chosen, choose] = useUnsaved<ChosenPicture>(`picture of ${folder}`);
  const [typedName, rename] = useUnsaved<string>(`name in ${folder}`);
  const name = typedName ?? '';
  const [chosenOwner, own] = useUnsaved<string>(`owner in ${folder}`);
  const ownerId = chosenOwner ?? '';
  const [problem, setProblem] = useState<Problem | null>(null);
  const [former, setFormer] = useState<string | null>(null);
  const { submit: begin, isUnderWay: isSaving } = useSubmission();
  const [isOver, setIsOver] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);

  const wrong = (at: Problem['field'], text: string) => {
    setProblem({ field: at, text });
    form.current?.querySelector<HTMLElement>(`[data-field="${at}"]`)?.focus();
  };
  const clear = () => {
    choose(null);
    rename('');
    setProblem(null);
    if (field.current !== null) field.current.value = '';
  };
  const take = async (file: File | undefined) => {
    if (file === undefined || isSaving) return;
    const read = await readPicture(file);
    if (!read.ok) {
      clear();
      return wrong('file', picturesProblem(read.val));
    }
    setProblem(null);
    choose(read.val);
    rename(read.val.name);
  };
  const put = (picture: ChosenPicture, finalName: string) => {
    setFormer(null);
    begin(async () => {
      const answer = await pictures.put(folder, finalName, picture.content);
      if (!answer.ok) return wrong('save', picturesProblem(answer.val));
      clear();
      own('');
      toaster.show({ kind: 'Success', title: finalName, message: 'Imagen subida' });
    });
  };
  const finalName = owners === null ? name.trim() : `${ownerId}.${chosen?.kind}`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    if (chosen === null) return wrong('file', 'Elegí una imagen');
    if (owners !== null && ownerId === '') return wrong('name', 'Elegí la oferta de la imagen');
    const checked = checkPicture(finalName, chosen.content);
    if (!checked.ok) return wrong('name', picturesProblem(checked.val));
    const standing = files.find((file) => givesWay(folder, file.name, finalName));
    if (standing !== undefined) return setFormer(standing.name);
    put(chosen, finalName);
  };
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };

  return (
    <form
      ref={form}
      className="upload"
      aria-label="Subir una imagen"
      onSubmit={submit}
      noValidate
      onDragOver={drag}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        void take(event.dataTransfer.files[0]);
      }}
    >
      <label className="upload-zone" data-over={isOver || undefined}>
        {chosen === null ? (
          <span>
            <b>Elegí una imagen</b> o arrastrala hasta acá
          </span>
        ) : (
          <img src={chosen.preview} alt={`Vista previa de ${chosen.name}`} width={320} height={180} />
        )}
        <span className="muted">
          {chosen === null ? 'PNG, JPG, WebP, AVIF o GIF, hasta 5 MB' : sizeText(chosen.content.length)}
        </span>
        <input
          ref={field}
          type="file"
          className="only-read"
          data-field="file"
          aria-label="Imagen"
          aria-invalid={problem?.field === 'file'}
          aria-describedby="upload-file"
          accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
          disabled={isSaving}
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </label>
      <p id="upload-file" className="wrong" role="alert">
        {problem?.field === 'file' ? problem.text : ''}
      </p>
      {owners === null ? (
        <label className="field">
          Nombre
          <input
            type="text"
            data-field="name"
            value={name}
            maxLength={160}
            autoComplete="off"
            spellCheck={false}
            disabled={chosen === null}
            aria-invalid={problem?.field === 'name'}
            aria-describedby="upload-name"
            onChange={({ target }) => rename(target.value)}
          />
        </label>
      ) : (
        <label className="field">
          Oferta
          <select
            data-field="name"
            value={ownerId}
            aria-invalid={problem?.field === 'name'}
            aria-describedby="upload-name"
            onChange={({ target }) => own(target.value)}
          >
            <option value="">Elegí una</option>
            {owners.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
                {files.some((file) => offerIdOf(file.name) === id) ? '' : ' (sin imagen)'}
              </option>
            ))}
          </select>
        </label>
      )}
      <p id="upload-name" className="wrong" role="alert">
        {problem?.field === 'name' ? problem.text : ''}
      </p>
      <div className="upload-actions">
        <button type="submit" className="btn primary" data-field="save" disabled={isSaving}>
          {isSaving ? 'Subiendo…' : 'Subir imagen'}
        </button>
        {chosen !== null && (
          <button type="button" className="btn" disabled={isSaving} onClick={clear}>
            Descartar
          </button>
        )}
      </div>
      <p className="wrong" role="alert">
        {problem?.field === 'save' ? problem.text : ''}
      </p>
      {former !== null && chosen !== null && (
        <Confirm
          title={owners === null ? `¿Reemplazar ${former}?` : '¿Reemplazar la imagen de la oferta?'}
          action="Reemplazar"
          onClose={() => setFormer(null)}
          onConfirm={() => void put(chosen, finalName)}
        >
          <p className="muted">Ya hay una imagen {former}: la nueva queda en su lugar.</p>
        </Confirm>
      )}
      <UnsavedChangesGuard isUnsaved={chosen !== null} what="la imagen elegida" />
    </form>
  );
}
