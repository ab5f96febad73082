import { useDistributor, usePublicServices } from '#web/public-services-context.tsx';
import { SetUp } from './set-up.tsx';

/** What staff see in place of any screen until they set up the second factor that the distributor asks for. */
export function CompulsorySetUp() {
  const { session } = usePublicServices();
  const { name } = useDistributor();
  return (
    <main className="compulsory-set-up">
      <h1>Activá tu segundo paso</h1>
      <p>{name} pide a su personal un segundo paso para ingresar. Lleva un minuto.</p>
      <SetUp onDone={() => session.send({ type: 'user-changed' })} />
      <button type="button" className="btn" onClick={() => session.send({ type: 'sign-out' })}>
        Cerrar sesión
      </button>
    </main>
  );
}
