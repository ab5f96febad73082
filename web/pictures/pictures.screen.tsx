import { Link, useSearchParams } from 'react-router-dom';
import { folderNames, picturesProblem } from '#adapters/texts/pictures.es.ts';
import type { ScreenPath } from '#core/access/screens.ts';
import { namedFolder } from '#core/files/file-category.ts';
import { type KeptFolder, keptFolders } from '#core/files/upload.ts';
import { useHeadingAfterRemoval } from '#web/hooks/removal-focus.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { casesModule } from '#web/modules/cases.module.ts';
import { picturesModule } from '#web/modules/pictures.module.ts';
import { useServices } from '#web/services.ts';
import { Message } from '#web/ui/message.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { UploadForm } from './upload-form.tsx';

const path = '/admin-images' satisfies ScreenPath;

/** /admin-images: the distributor's pictures, a tab a folder, chosen by ?tab= (docs/rules/files.md 1). */
export function PicturesScreen() {
  const [params] = useSearchParams();
  const folder = namedFolder(keptFolders, params.get('tab') ?? '') ?? 'Sliders';
  const [heading, onRemoved] = useHeadingAfterRemoval();
  return (
    <main className="office">
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
  const { pictures } = useServices(picturesModule, casesModule);
  return (
    <QueryState
      of={useServiceQuery(pictures.folders[folder])}
      problem={picturesProblem}
      skeleton={<Skeleton rows={8} kind="office" />}
    >
      {({ files, owners }) => (
        <div className="pictures-body">
          <UploadForm folder={folder} files={files} owners={owners} />
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
      )}
    </QueryState>
  );
}
