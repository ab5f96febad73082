import { lazy, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { filesProblem } from '#adapters/texts/promotions.es.ts';
import type { StoredFile } from '#core/files/file.service.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { Promoted } from '#web/offers/promoted.tsx';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { pictureAddress } from '#web/settings.ts';
import { Message } from '#web/ui/message.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { styled } from '#web/ui/styled.ts';
import { fileTitle } from './file-title.ts';
import { FlyerDialog } from './flyer-dialog.tsx';

const FlyerProducts = lazy(styled(['catalogue'], async () => (await import('./flyer-products.tsx')).FlyerProducts));

/** /flyers: a grid of pictures, each of which opens large; with ?flyer= the articles of one. */
export function FlyersScreen() {
  const { promotions } = useServices();
  const name = useSearchParams()[0].get('flyer');
  if (name !== null) {
    return (
      <Suspense fallback={<Skeleton rows={8} kind="product" />}>
        <FlyerProducts key={name} name={name} />
      </Suspense>
    );
  }
  return (
    <main className="promotions">
      <PageTitle>Flyers</PageTitle>
      <div className="screen-head">
        <h1>Flyers</h1>
      </div>
      <Promoted query={promotions.flyers} problem={filesProblem}>
        {(files) =>
          files.length === 0 ? (
            <Message title="Por ahora no hay flyers">
              <Link className="btn" to="/products-search-by-text">
                Buscar en el catálogo
              </Link>
            </Message>
          ) : (
            <FlyerGrid files={files} />
          )
        }
      </Promoted>
    </main>
  );
}

function FlyerGrid({ files }: { readonly files: readonly StoredFile[] }) {
  const { settings } = usePublicServices();
  const { promotions } = useServices();
  const ties = useServiceQuery(promotions.flyerTies).answer ?? [];
  const [opened, setOpened] = useState<number | null>(null);
  const flyers = files.map(({ name }) => ({
    name,
    title: fileTitle(name),
    src: pictureAddress(settings, 'Flyers', name),
    products: ties.find((tie) => tie.name === name)?.products ?? 0,
  }));
  return (
    <>
      <ul className="flyer-grid">
        {flyers.map(({ name, title, src }, place) => (
          <li key={name}>
            <button type="button" aria-label={`Ver ${title}`} onClick={() => setOpened(place)}>
              <img src={src} alt="" width={840} height={1188} loading="lazy" decoding="async" />
              <span>{title}</span>
            </button>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <FlyerDialog flyers={flyers} at={opened} onGoTo={setOpened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
