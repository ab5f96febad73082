import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { folderNames, picturesProblem } from '#adapters/texts/pictures.es.ts';
import type { ScreenPath } from '#core/access/screens.ts';
import { namedFolder } from '#core/files/file-category.ts';
import { type KeptFolder, keptFolders } from '#core/files/put-up.ts';
import { useDesks } from '#web/desks.ts';
import { Bones } from '#web/parts/bones.tsx';
import { Failed } from '#web/parts/failed.tsx';
import { Message } from '#web/parts/message.tsx';
import { PageTitle } from '#web/parts/page-title.tsx';
import { useWatchedAnswer } from '#web/parts/watched-answer.ts';
import { PictureGrid } from './picture-grid.tsx';
import { PutUpForm } from './put-up-form.tsx';

const path = '/admin-images' satisfies ScreenPath;

/** /admin-images: the distributor's pictures, a tab a folder, chosen by ?tab= (docs/rules/files.md 1). */
export function PicturesScreen() {
  const [params] = useSearchParams();
  const folder = namedFolder(keptFolders, params.get('tab') ?? '') ?? 'Sliders';
  const [heading, onRemoved] = useFocusAfterRemoval();
  return (
    <main className="office picture-folders">
      <PageTitle>{`${folderNames[folder]} · Imágenes`}</PageTitle>
      <header className="pictures-head">
        <h1 ref={heading} tabIndex={-1}>
          Imágenes
        </h1>
        <nav className="tabs" aria-label="Imágenes">
          {keptFolders.map((each) => (
            <Link key={each} to={`${path}?tab=${each}`} aria-current={each === folder ? 'page' : undefined}>
              {folderNames[each]}
            </Link>
          ))}
        </nav>
      </header>
      <Folder key={folder} folder={folder} onRemoved={onRemoved} />
    </main>
  );
}

interface FolderProps {
  readonly folder: KeptFolder;
  readonly onRemoved: () => void;
}

function Folder({ folder, onRemoved }: FolderProps) {
  const { pictures } = useDesks();
  const { answer, failure, retry } = useWatchedAnswer(pictures.folders[folder]);
  // What was chosen stays on the screen whatever a later look at the folder brings.
  if (answer === null) {
    return failure === null ? (
      <Bones rows={8} kind="office" />
    ) : (
      <Failed text={picturesProblem(failure)} onRetry={retry} />
    );
  }
  const { files, owners } = answer;
  return (
    <div className="pictures-body">
      <PutUpForm folder={folder} files={files} owners={owners} />
      <section aria-label="Imágenes subidas">
        {files.length === 0 ? (
          <Message title="Todavía no hay imágenes acá">
            <p className="muted">Elegí una, o arrastrala hasta el recuadro.</p>
          </Message>
        ) : (
          <PictureGrid folder={folder} files={files} owners={owners} onRemoved={onRemoved} />
        )}
      </section>
    </div>
  );
}

/** The picture that had the focus is gone: once its window is closed the heading takes it. */
function useFocusAfterRemoval() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [removals, count] = useState(0);
  useEffect(() => {
    if (removals > 0) heading.current?.focus();
  }, [removals]);
  return [heading, () => count((before) => before + 1)] as const;
}
