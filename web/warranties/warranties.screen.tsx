import { Link, useSearchParams } from 'react-router-dom';
import { warrantiesProblem, warrantyProblem } from '#adapters/texts/warranties.es.ts';
import { CaseDetail } from '#web/cases/case-detail.tsx';
import { LateCaseMessages } from '#web/cases/messages/late-case-messages.tsx';
import { UnreadCases } from '#web/cases/messages/unread-cases.tsx';
import { useUnread } from '#web/cases/messages/unread-mark.tsx';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { casesModule } from '#web/modules/cases.module.ts';
import { currentAccountModule } from '#web/modules/current-account.module.ts';
import { warrantiesModule } from '#web/modules/warranties.module.ts';
import { useServices } from '#web/services.ts';
import { useStore } from '#web/state/store.ts';
import { Failed } from '#web/ui/failed.tsx';
import { formClasses } from '#web/ui/form-classes.ts';
import { Message } from '#web/ui/message.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { linkToWarranties, readWarrantiesUrl } from './own-warranties-url.ts';
import { WarrantyContents } from './warranty-contents.tsx';
import { isBlankWarranty } from './warranty-draft.ts';
import { WarrantyForm } from './warranty-form.tsx';
import { WarrantyList } from './warranty-list.tsx';
import { warrantyTone } from './warranty-tone.ts';

/** /warranties: what the company asked for, or a new one at the right. */
export function WarrantiesScreen() {
  const { warrantyQueries } = useServices(warrantiesModule, casesModule, currentAccountModule);
  const [query] = useSearchParams();
  const asked = useServiceQuery(warrantyQueries.list);
  const { answer, retry } = asked;
  const draft = useStore(warrantyQueries.draft);
  const unread = useUnread('warranty');

  // The form does not depend on the list.
  const { rma, isNew } = readWarrantiesUrl(query);
  if (isNew) {
    return (
      <main className={formClasses(answer !== null && answer.length === 0)}>
        <PageTitle>Nueva garantía</PageTitle>
        <section>
          <h1>Garantías</h1>
          {answer !== null && answer.length > 0 && <WarrantyList warranties={answer} open={null} />}
        </section>
        <WarrantyForm />
      </main>
    );
  }
  // While the list is loading it has all the room.
  const isOpen = rma !== null && answer !== null;
  const open = answer?.find(({ rmaNumber }) => rmaNumber === rma) ?? null;
  const toForm = (
    <Link className="btn primary" to="/warranties?new=si">
      {isBlankWarranty(draft) ? 'Nueva garantía' : 'Seguir con la que escribías'}
    </Link>
  );
  return (
    <main className={isOpen ? 'office with-detail' : 'office'}>
      <PageTitle>{!isOpen ? 'Garantías' : `Garantía ${rma}`}</PageTitle>
      <section>
        <div className="office-head">
          <h1>Garantías</h1>
          {answer !== null && answer.length > 0 && toForm}
        </div>
        <QueryState of={asked} problem={warrantiesProblem} skeleton={<Skeleton rows={10} kind="office" />}>
          {(warranties) => (
            <>
              <UnreadCases unread={unread} linkTo={linkToWarranties} />
              {warranties.length > 0 ? (
                <WarrantyList warranties={warranties} open={rma} />
              ) : (
                <Message title="Todavía no pediste ninguna garantía">
                  <p className="muted">
                    Si un repuesto falló, contanos de qué vehículo y cómo: acá seguís la respuesta.
                  </p>
                  {toForm}
                </Message>
              )}
            </>
          )}
        </QueryState>
      </section>
      {isOpen && (
        <CaseDetail
          key={rma}
          title={`Garantía ${rma}`}
          state={open && warrantyTone(open.currentTracking)}
          closeTo={linkToWarranties()}
          closeLabel="Cerrar la garantía"
        >
          {open === null ? (
            <Failed text={warrantyProblem({ code: 'warranty-not-found' })} onRetry={retry} />
          ) : (
            <>
              <WarrantyContents warranty={open} />
              <LateCaseMessages kind="warranty" number={open.rmaNumber} mayWrite />
            </>
          )}
        </CaseDetail>
      )}
    </main>
  );
}
