import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { setupStepTexts } from '#adapters/texts/setup.es.ts';
import { type SetupStep, setupSteps, stepToGoOnWith } from '#core/setup/setup-step.ts';
import { setupModule } from '#web/modules/setup.module.ts';
import { useServices } from '#web/services.ts';
import { Icon } from '#web/ui/icon.tsx';
import { placeOf } from './setup-places.ts';
import { setupVisit } from './setup-visit.ts';

const steps = '/admin-setup';

/** The way back to the steps, and on to the next one, over the screen that one of them led to. */
export function SetupBar({ step }: { readonly step: SetupStep }) {
  const goOn = useNextStep(step);
  return (
    <nav className="setup-bar" aria-label="Puesta en marcha">
      <Link to={steps}>
        <Icon name="left" />
        Volver a la puesta en marcha
      </Link>
      <span className="setup-here">{setupStepTexts[step].title}</span>
      <button type="button" className="btn" onClick={goOn}>
        Seguir con lo próximo
        <Icon name="right" />
      </button>
      <button type="button" className="link" onClick={() => setupVisit.set(null)}>
        Ocultar
      </button>
    </nav>
  );
}

/** Opens the screen of the step that is the next one now; the steps where none is left, or it is not known. */
const useNextStep = (step: SetupStep): (() => Promise<void>) => {
  const { setup } = useServices(setupModule);
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  useEffect(() => {
    // Only on arrival: who has something unsaved may stay where they are.
    const arrived = setupSteps.find((each) => each === state?.setupStep);
    if (arrived !== undefined) setupVisit.set(arrived);
  }, [state]);
  return async () => {
    const facts = await setup.fetch('all');
    if (!facts.ok) return navigate(steps);
    const isOnItsScreen = placeOf(step, facts.val)?.to.split(/[?#]/)[0] === pathname;
    const next = stepToGoOnWith(facts.val, step, isOnItsScreen);
    const place = next === null ? null : placeOf(next, facts.val);
    await (place === null ? navigate(steps) : navigate(place.to, { state: { setupStep: next } }));
  };
};
