import { Fragment, type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { sayableTexts, setupProblem, setupStepNote, setupStepTexts, stepStateTexts } from '#adapters/texts/setup.es.ts';
import { everyProduct } from '#core/catalogue/management/managed-product.ts';
import { type Sayable, sayableSections } from '#core/distributor/blank-distributor.ts';
import {
  canOrder,
  type SetupFacts,
  type SetupStep,
  type StepState,
  setupStates,
  setupSteps,
} from '#core/setup/setup-step.ts';
import { linkToConfiguration, linkToSection } from '#web/admin-configuration/configuration-url.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { setupModule } from '#web/modules/setup.module.ts';
import { linkToProducts } from '#web/product-management/product-url.ts';
import { useServices } from '#web/services.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { newCustomerPlace, placeOf, type SetupPlace } from './setup-places.ts';
import { setupVisit } from './setup-visit.ts';

const title = 'Puesta en marcha';

/** /admin-setup: what a new distributor needs before its customers can order, and what there is of it. */
export function SetupScreen() {
  const { setup } = useServices(setupModule);
  const { answer, failure, retry } = useServiceQuery(setup);
  useEffect(() => setupVisit.set(null), []);
  return (
    <main className="office setup">
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      <QueryState of={{ answer, failure, retry }} problem={setupProblem} skeleton={<Skeleton rows={8} kind="office" />}>
        {(facts) => <Steps facts={facts} />}
      </QueryState>
    </main>
  );
}

function Steps({ facts }: { readonly facts: SetupFacts }) {
  const states = setupStates(facts);
  const missing = setupSteps.filter((step) => states[step] === 'missing').length;
  return (
    <>
      <p className={canOrder(facts) ? 'notice done' : 'notice warn'} role="status">
        {canOrder(facts)
          ? 'Tus clientes ya pueden hacer pedidos. Lo que dice «Conviene» mejora lo que encuentran y lo que reciben.'
          : `Para que ${facts.hasOrders ? 'tus clientes puedan pedir' : 'un cliente pueda hacer su primer pedido'} ${missing === 1 ? 'falta un paso' : `faltan ${missing} pasos`}. Van en el orden que quieras, y se puede dejar y volver.`}
      </p>
      <ol className="setup-steps">
        {setupSteps.map((step) => (
          <Step
            key={step}
            step={step}
            state={states[step]}
            note={
              <Note
                step={step}
                text={setupStepNote(step, facts)}
                list={listOf(step, facts)}
                unsaid={step === 'name' ? facts.unsaid : []}
              />
            }
            places={placesOf(step, facts)}
          />
        ))}
      </ol>
    </>
  );
}

/** The list of what the figure of a step counts; null where it counts nothing, or the step itself leads there. */
const listOf = (step: SetupStep, { products, unpriced, priceLists, deliveryMethods }: SetupFacts): string | null => {
  if (step === 'products' && products > 0) return linkToProducts({});
  if (step === 'prices' && products > 0 && unpriced > 0)
    return linkToProducts({ filter: { ...everyProduct, state: 'without-price' } });
  if (step === 'prices' && products > 0 && priceLists > 0) return '/admin-price-lists';
  return step === 'delivery' && deliveryMethods > 0 ? linkToConfiguration('general') : null;
};

/** Where a step can be done: the first customers come by a sheet or by hand. */
const placesOf = (step: SetupStep, facts: SetupFacts): readonly SetupPlace[] => {
  const place = placeOf(step, facts);
  if (place === null) return [];
  return step === 'customers' && facts.customers === 0 ? [place, newCustomerPlace] : [place];
};

interface StepProps {
  readonly step: SetupStep;
  readonly state: StepState;
  readonly note: ReactNode;
  readonly places: readonly SetupPlace[];
}

interface NoteProps {
  readonly step: SetupStep;
  readonly text: string;
  readonly list: string | null;
  readonly unsaid: readonly Sayable[];
}

/** What a step has or still lacks, with the link to it. */
function Note({ step, text, list, unsaid }: NoteProps) {
  if (unsaid.length > 0) {
    return (
      <span className="muted">
        falta decir{' '}
        {unsaid.map((each, place) => (
          <Fragment key={each}>
            {place > 0 && (place === unsaid.length - 1 ? ' y ' : ', ')}
            <Link to={linkToSection(sayableSections[each])} onClick={() => setupVisit.set(step)}>
              {sayableTexts[each]}
            </Link>
          </Fragment>
        ))}
      </span>
    );
  }
  if (text === '') return null;
  if (list === null) return <span className="muted">{text}</span>;
  return (
    <Link to={list} onClick={() => setupVisit.set(step)}>
      {text}
    </Link>
  );
}

const tones: Readonly<Record<StepState, string>> = {
  done: 'delivered',
  missing: 'cancelled',
  partly: 'received',
  advised: 'received',
};

function Step({ step, state, note, places }: StepProps) {
  const isUrgent = state === 'missing';
  return (
    <li data-state={state}>
      <h2>{setupStepTexts[step].title}</h2>
      <p className="setup-state">
        <span className={`state ${tones[state]}`}>
          <i aria-hidden="true" />
          {stepStateTexts[state]}
        </span>
        {note}
      </p>
      {state !== 'done' && <p className="muted setup-why">{setupStepTexts[step].why}</p>}
      {places.length > 0 && (
        <span className="setup-places">
          {places.map(({ to, label }, at) => (
            <Link
              key={to}
              className={isUrgent && at === 0 ? 'btn primary' : 'btn'}
              to={to}
              onClick={() => setupVisit.set(step)}
            >
              {label}
            </Link>
          ))}
        </span>
      )}
    </li>
  );
}
