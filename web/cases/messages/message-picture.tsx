import { useMemo, useRef, useState } from 'react';
import { caseMessagesProblem } from '#adapters/texts/case-messages.es.ts';
import { useInSight } from '#web/hooks/in-sight.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';
import { saveFile } from '#web/state/save-file.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { NamedCase } from './case-message-queries.ts';
import { pictureMediaType, pictureUrl } from './picture-url.ts';

interface MessagePictureProps {
  readonly which: NamedCase;
  readonly name: string;
  /** Which of its message, from 1. */
  readonly place: number;
}

/** A photograph of a message, asked for once it comes into sight; whole in a window of its own. */
export function MessagePicture({ which, name, place }: MessagePictureProps) {
  const { caseMessages } = useServices();
  const element = useRef<HTMLLIElement>(null);
  const isInSight = useInSight(element);
  const [isOpen, setIsOpen] = useState(false);
  const { kind, number } = which;
  const asked = isInSight ? { kind, number, name } : null;
  const { answer: file, failure, retry } = useServiceQuery(caseMessages.picture, asked);
  const url = useMemo(() => file && pictureUrl(file.content), [file]);
  const label = `Foto ${place}`;
  return (
    <li ref={element}>
      {failure === null && url === null && (
        <span className="picture-awaited">
          <span className="only-read">Cargando la foto {place}…</span>
        </span>
      )}
      {failure !== null && (
        <button type="button" className="btn" title={caseMessagesProblem(failure)} onClick={retry}>
          Reintentar
        </button>
      )}
      {url !== null && (
        <button
          type="button"
          className="picture-open"
          aria-label={`Ver la foto ${place}`}
          onClick={() => setIsOpen(true)}
        >
          <img src={url} alt={label} />
        </button>
      )}
      {isOpen && file !== null && url !== null && (
        <Dialog title={label} className="picture-dialog" onClose={() => setIsOpen(false)}>
          <img src={url} alt={label} />
          <div className="dialog-actions">
            <button type="button" className="btn" onClick={() => saveFile(file, pictureMediaType(file.content))}>
              <Icon name="download" />
              Guardar
            </button>
            <button type="button" className="btn primary" onClick={() => setIsOpen(false)}>
              Cerrar
            </button>
          </div>
        </Dialog>
      )}
    </li>
  );
}
