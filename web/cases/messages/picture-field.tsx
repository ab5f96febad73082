import { useMemo, useState } from 'react';
import { messagePictureProblem, tooManyMessagePictures } from '#adapters/texts/case-messages.es.ts';
import { maxMessagePictures } from '#core/cases/messages/case-message.ts';
import type { NamedFile } from '#core/shared/named-file.ts';
import { useFileDrop } from '#web/hooks/file-drop.ts';
import { type Store, useStore } from '#web/state/store.ts';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { pictureUrl } from './picture-url.ts';
import { readPicture } from './read-picture.ts';

interface PictureFieldProps {
  readonly chosen: Store<readonly NamedFile[]>;
  readonly isOff: boolean;
}

/** The photographs that go with what is written, chosen or dropped here. */
export function PictureField({ chosen, isOff }: PictureFieldProps) {
  const pictures = useStore(chosen);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (files: readonly File[]) => {
    setProblem(null);
    for (const file of files) {
      if (chosen.get().length >= maxMessagePictures) return setProblem(tooManyMessagePictures);
      const read = await readPicture(file);
      if (typeof read === 'string') setProblem(messagePictureProblem(file.name, read));
      else chosen.set((now) => [...now, read].slice(0, maxMessagePictures));
    }
  };
  const { isOver, handlers } = useFileDrop((files) => void take(files));
  return (
    <div className={`message-pictures${isOver ? ' over' : ''}`} {...handlers}>
      <label className="btn picture-choice">
        <Icon name="plus" />
        Adjuntar fotos
        <input
          type="file"
          multiple
          className="only-read"
          accept="image/jpeg,image/png,image/webp"
          disabled={isOff}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            target.value = '';
            void take(files);
          }}
        />
      </label>
      {pictures.length === 0 ? (
        <span className="muted">Hasta {maxMessagePictures}: JPG, PNG o WebP</span>
      ) : (
        <ul>
          {pictures.map((picture, place) => (
            // A file may be chosen twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: what is taken out is drawn anew
            <li key={place}>
              <Thumbnail picture={picture} />
              <button
                type="button"
                className="btn"
                disabled={isOff}
                aria-label={`Quitar ${picture.name}`}
                onClick={() => chosen.set((now) => now.filter((each) => each !== picture))}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <FormFailure text={problem} isInside />
    </div>
  );
}

/** The address of the picture is made once: in base64 it takes longer than a keystroke may. */
function Thumbnail({ picture: { name, content } }: { readonly picture: NamedFile }) {
  const url = useMemo(() => pictureUrl(content), [content]);
  return <img src={url} alt={name} />;
}
