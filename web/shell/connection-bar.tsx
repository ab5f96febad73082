import { useDesks } from '#web/desks.ts';
import { useActor } from '#web/parts/store.ts';

/** Says when what others change no longer shows by itself; by hand once the automatic attempts are over. */
export function ConnectionBar() {
  const { live } = useDesks();
  const gaveUp = useActor(live, ({ context }) => context.gaveUp);
  const isTrying = useActor(live, (snapshot) => snapshot.matches('Reconnecting') && snapshot.context.attempt > 0);
  if (!gaveUp && !isTrying) return null;
  return (
    <div className="connection" role="status">
      <span className="stock yellow">
        <i aria-hidden="true" />
        Sin conexión en vivo
      </span>
      <span>{gaveUp ? 'Lo que cambien otros no se ve hasta recargar.' : 'Reintentando…'}</span>
      {gaveUp && (
        <button type="button" className="btn" onClick={() => live.send({ type: 'reconnect' })}>
          Reconectar
        </button>
      )}
    </div>
  );
}
