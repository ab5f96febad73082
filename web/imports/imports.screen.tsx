import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { refusal } from '#core/access/calls.ts';
import { importsModule } from '#web/modules/imports.module.ts';
import { priceListsModule } from '#web/modules/price-lists.module.ts';
import { useServices } from '#web/services.ts';
import { ImportHistory } from '#web/sheet-exchange/import-history.tsx';
import { RememberedMappings } from '#web/sheet-exchange/remembered-mappings.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { CatalogueExportForm } from './catalogue-export-form.tsx';
import { ImportRunView } from './import-run-view.tsx';
import { importOf, kindOf, linkToImport } from './imports-url.ts';
import { NewImportForm } from './new-import-form.tsx';
import { UnconfirmedImports } from './unconfirmed-imports.tsx';

const title = 'Importaciones';

/**
 * /admin-imports: a sheet is looked at before anything is written, and what was imported stays listed. Managers read.
 */
export function ImportsScreen() {
  const { imports, caller } = useServices(importsModule, priceListsModule);
  const mayImport = refusal('administration', caller) === null;
  const [query] = useSearchParams();
  const id = importOf(query);
  useEffect(() => {
    if (id !== null) imports.following.send({ type: 'follow', id });
  }, [imports, id]);
  return (
    <main className="office imports">
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      {id !== null ? (
        <ImportRunView key={id} id={id} mayAct={mayImport} />
      ) : mayImport ? (
        <>
          <NewImportForm key={kindOf(query)} kind={kindOf(query)} />
          <UnconfirmedImports mayAct />
          <CatalogueExportForm />
          <ImportHistory imports={imports} linkTo={linkToImport} />
          <RememberedMappings imports={imports} />
        </>
      ) : (
        <>
          <UnconfirmedImports mayAct={false} />
          <ImportHistory imports={imports} linkTo={linkToImport} isReadOnly />
        </>
      )}
    </main>
  );
}
