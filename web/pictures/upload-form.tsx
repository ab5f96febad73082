import { useRef, useState } from 'react';
import { formatBytes } from '#adapters/texts/bytes.es.ts';
import { pictureLimitsText, picturesProblem } from '#adapters/texts/pictures.es.ts';
import type { StoredFile } from '#core/files/file.service.ts';
import { pictureToPutFlaw } from '#core/files/picture-to-put.ts';
import { givesWay, type KeptFolder, offerIdOf } from '#core/files/upload.ts';
import { useFileDrop } from '#web/hooks/file-drop.ts';
import { type FieldProblem, wholeForm } from '#web/hooks/form-errors.ts';
import { useRuleForm } from '#web/hooks/use-rule-form.ts';
import { useUnsavedDraft } from '#web/hooks/use-unsaved.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { settleDraft } from '#web/state/draft-store.ts';
import { useStore } from '#web/state/store.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx';
import { type ChosenPicture, readPicture } from './chosen-picture.ts';
import type { PictureOwner } from './picture-owner.ts';

interface UploadFormProps {
  readonly folder: KeptFolder;
  readonly files: readonly StoredFile[];
  readonly owners: readonly PictureOwner[] | null;
}

interface UploadNames {
  readonly name: string;
  readonly ownerId: string;
}

const blank: UploadNames = { name: '', ownerId: '' };

/** Choosing a picture or dropping it, seeing it, and putting it up: over one of its name only after asking. */
export function UploadForm({ folder, files, owners }: UploadFormProps) {
  const { pictures } = useServices();
  const { toaster } = usePublicServices();
  const picture = useUnsavedDraft<ChosenPicture | null>(`picture of ${folder}`, null);
  const chosen = useStore(picture);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const [former, setFormer] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  const nameOf = ({ name, ownerId }: UploadNames): string =>
    owners === null ? name.trim() : `${ownerId}.${picture.get()?.kind}`;
  const names = useUnsavedDraft(`name in ${folder}`, blank);
  const form = useRuleForm<UploadNames>({
    draft: names,
    problemsOf(typed) {
      const content = picture.get()?.content ?? null;
      const offerId = owners === null ? null : typed.ownerId;
      const flaw = pictureToPutFlaw({ content, offerId, name: nameOf(typed) });
      if (flaw === null) return [];
      const at = owners === null ? 'name' : 'ownerId';
      return [{ field: flaw.code === 'picture-missing' ? 'file' : at, text: picturesProblem(flaw) }];
    },
    tells: 'sent',
  });
  const { isSending, change } = form;
  const fileProblem = unreadable ?? form.problemOf('file');

  const clearPicture = () => {
    picture.set(null);
    setUnreadable(null);
    if (field.current !== null) field.current.value = '';
  };
  const clear = () => {
    clearPicture();
    change({ name: blank.name });
  };
  const take = async (file: File | undefined) => {
    if (file === undefined || isSending) return;
    const read = await readPicture(file);
    if (!read.ok) {
      clear();
      setUnreadable(picturesProblem(read.val));
      field.current?.focus();
      return;
    }
    setUnreadable(null);
    picture.set(read.val);
    change({ name: read.val.name });
  };
  const put = async (typed: UploadNames): Promise<readonly FieldProblem[]> => {
    const content = picture.get()?.content;
    if (content === undefined) return [];
    const answer = await pictures.put(folder, nameOf(typed), content);
    if (!answer.ok) return [{ field: wholeForm, text: picturesProblem(answer.val) }];
    toaster.show({ kind: 'Success', title: nameOf(typed), message: 'Imagen subida' });
    // If another name was typed during the upload, the picture stays chosen, to be sent under that name too.
    if (settleDraft(names, typed, blank)) clearPicture();
    return [];
  };
  const submit = form.submit(async (typed) => {
    const standing = files.find((file) => givesWay(folder, file.name, nameOf(typed)));
    if (standing === undefined) return put(typed);
    setFormer(standing.name);
    return [];
  });
  const { isOver, handlers } = useFileDrop(([file]) => void take(file));

  return (
    <form
      ref={form.element}
      className="upload"
      aria-label="Subir una imagen"
      onSubmit={submit}
      noValidate
      {...handlers}
    >
      <label className="drop-zone" data-over={isOver || undefined}>
        {chosen === null ? (
          <span>
            <b>Elegí una imagen</b> o arrastrala hasta acá
          </span>
        ) : (
          <img src={chosen.preview} alt={`Vista previa de ${chosen.name}`} width={320} height={180} />
        )}
        <span className="muted">{chosen === null ? pictureLimitsText : formatBytes(chosen.content.length)}</span>
        <input
          ref={field}
          type="file"
          className="only-read"
          aria-label="Imagen"
          aria-invalid={fileProblem !== null}
          aria-describedby="upload-file"
          accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
          disabled={isSending}
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </label>
      <p id="upload-file" className="wrong" role="alert">
        {fileProblem}
      </p>
      {owners === null ? (
        <FormField form={form} name="name" label="Nombre" live="alert">
          {(control) => (
            <input
              {...control}
              type="text"
              maxLength={160}
              autoComplete="off"
              spellCheck={false}
              disabled={chosen === null}
            />
          )}
        </FormField>
      ) : (
        <FormField form={form} name="ownerId" label="Oferta" live="alert">
          {(control) => (
            <select {...control}>
              <option value="">Elegí una</option>
              {owners.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                  {files.some((file) => offerIdOf(file.name) === id) ? '' : ' (sin imagen)'}
                </option>
              ))}
            </select>
          )}
        </FormField>
      )}
      <div className="upload-actions">
        <button type="submit" className="btn primary" disabled={isSending}>
          {isSending ? 'Subiendo…' : 'Subir imagen'}
        </button>
        {chosen !== null && (
          <button type="button" className="btn" disabled={isSending} onClick={clear}>
            Descartar
          </button>
        )}
      </div>
      <FormFailure text={form.failure} />
      {former !== null && chosen !== null && (
        <Confirm
          title={owners === null ? `¿Reemplazar ${former}?` : '¿Reemplazar la imagen de la oferta?'}
          action="Reemplazar"
          onClose={() => setFormer(null)}
          onConfirm={() => {
            setFormer(null);
            void form.submit(put)();
          }}
        >
          <p className="muted">Ya hay una imagen {former}: la nueva queda en su lugar.</p>
        </Confirm>
      )}
      <UnsavedChangesGuard isUnsaved={chosen !== null} what="la imagen elegida" />
    </form>
  );
}
