import { lazy, Suspense, useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import {
  offerKindTexts,
  offerManagementProblem,
  offerName,
  offerStateTexts,
} from '#adapters/texts/offer-management.es.ts';
import { offerKinds } from '#core/offers/management/managed-offer.ts';
import { offerStates } from '#core/offers/management/offer-period.ts';
import { asId } from '#core/shared/ids.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { casesModule } from '#web/modules/cases.module.ts';
import { customerManagementModule } from '#web/modules/customer-management.module.ts';
import { offerManagementModule } from '#web/modules/offer-management.module.ts';
import { useServices } from '#web/services.ts';
import { formClasses } from '#web/ui/form-classes.ts';
import { KeyPages } from '#web/ui/key-pages.tsx';
import { OpenLink } from '#web/ui/list-link.tsx';
import { Message } from '#web/ui/message.tsx';
import { NameFilter } from '#web/ui/name-filter.tsx';
import { NoneFound } from '#web/ui/none-found.tsx';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StateLinks } from '#web/ui/state-links.tsx';
import { styled } from '#web/ui/styled.ts';
import { addressNow, useAddressState } from '#web/url/address-state.ts';
import { offerColumns } from './offer-columns.tsx';
import { OfferForm } from './offer-form.tsx';
import { linkToOffers, listOf, type OffersUrl, readOffersUrl } from './offers-url.ts';

// Comes when it is opened: the lists are looked at far more often.
const OfferSheets = lazy(styled(['sheet-exchange'], async () => (await import('./offer-sheets.tsx')).OfferSheets));

/** /admin-offers: offers, promotions and combos, a tab a kind, and one of them or a new one at the right. */
export function ManagedOffersScreen() {
  useServices(offerManagementModule, casesModule, customerManagementModule);
  const url = useAddressState(readOffersUrl);
  if (url.isSheet) {
    return (
      <Suspense
        fallback={
          <main className="office">
            <Skeleton rows={10} kind="office" />
          </main>
        }
      >
        <OfferSheets />
      </Suspense>
    );
  }
  const isOpen = url.open !== null || url.isNew || url.copied !== null;
  const texts = offerKindTexts[url.kind];
  return (
    <main className={`offer-management ${isOpen ? formClasses(false) : 'office'}`}>
      <PageTitle>{`${texts.title} · Ofertas`}</PageTitle>
      <section>
        <div className="office-head">
          <h1>Ofertas</h1>
          {!isOpen && (
            <span className="head-acts">
              <Link className="btn" to={linkToOffers({ isSheet: true })}>
                Importar y exportar
              </Link>
              <Link className="btn primary" to={linkToOffers({ ...listOf(url), isNew: true })}>
                {texts.create}
              </Link>
            </span>
          )}
        </div>
        <nav className="tabs" aria-label="Ofertas">
          {offerKinds.map((kind) => (
            <Link key={kind} to={linkToOffers({ kind })} aria-current={kind === url.kind ? 'page' : undefined}>
              {offerKindTexts[kind].title}
            </Link>
          ))}
        </nav>
        <OfferList url={url} />
      </section>
      {isOpen && <OpenOffer key={`${url.kind} ${url.open ?? `copy ${url.copied}`}`} url={url} />}
    </main>
  );
}

function OfferList({ url }: { readonly url: OffersUrl }) {
  const { managedOffers } = useServices();
  const navigate = useNavigate();
  const { kind, text, state, after } = url;
  const { answer, failure, retry } = useServiceQuery(managedOffers.page, { kind, text, state, after });
  const columns = useMemo(
    () =>
      offerColumns((offer) => (
        <OpenLink to={linkToOffers({ ...listOf(url), open: offer.id })}>{offerName(offer)}</OpenLink>
      )),
    [url],
  );
  const narrow = (part: Partial<OffersUrl>) => {
    const now = addressNow(readOffersUrl);
    // An offer that was opened since the text was typed stays open.
    return linkToOffers({ ...listOf(now), after: null, open: now.open, ...part });
  };
  const isAll = text === '' && state === null && after === null;
  return (
    <>
      <OfficeTable
        key={kind}
        name={offerKindTexts[kind].title}
        rows={answer?.offers ?? null}
        problem={failure && offerManagementProblem(failure)}
        onRetry={retry}
        none={
          isAll ? (
            <Message title={offerKindTexts[kind].none}>
              <Link className="btn primary" to={linkToOffers({ kind, isNew: true })}>
                Crear la primera
              </Link>
            </Message>
          ) : (
            <NoneFound title="Ninguna oferta coincide con lo que buscás" all="Ver todas" to={linkToOffers({ kind })} />
          )
        }
        rowKey="id"
        columns={columns}
        isOpen={({ id }) => id === url.open}
        // The list goes on beyond these rows.
        exports={false}
      >
        <div className="filter-states">
          <StateLinks
            states={[null, ...offerStates].map((each) => ({
              label: each === null ? 'Todas' : `${offerStateTexts[each]}s`,
              to: linkToOffers({ kind, text, state: each }),
              isHere: each === state,
            }))}
          />
        </div>
        <NameFilter
          label="Buscar por código, marca, nombre o nota"
          placeholder="Código, marca o nombre"
          value={text}
          onChange={(typed) => navigate(narrow({ text: typed.trim() }), { replace: true })}
        />
      </OfficeTable>
      {answer !== null && (
        <KeyPages
          firstTo={after === null ? null : linkToOffers({ kind, text, state })}
          nextTo={answer.next === null ? null : linkToOffers({ kind, text, state, after: answer.next })}
          first="Desde el principio"
          next="Siguientes"
        />
      )}
    </>
  );
}

/** The open part: a new offer, or one of the list, once it is loaded. */
function OpenOffer({ url }: { readonly url: OffersUrl }) {
  const { managedOffers } = useServices();
  const { kind, open, copied } = url;
  const id = open ?? copied;
  const asked = useServiceQuery(managedOffers.one, id === null ? null : { kind, id: asId<'managed-offer'>(id) });
  const { answer } = asked;
  if (id === null) return <OfferForm url={url} offer={null} copied={null} />;
  if (answer !== null) return <OfferForm url={url} offer={open === null ? null : answer} copied={answer} />;
  return (
    <aside className="detail" aria-label="Oferta">
      <QueryState of={asked} problem={offerManagementProblem} skeleton={<Skeleton rows={8} kind="office" />}>
        {() => null}
      </QueryState>
    </aside>
  );
}
