import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useOnline } from '#web/hooks/online.ts';
import { useServices } from '#web/services.ts';

/**
 * Says when the network is gone, or what others change no longer shows by itself; by hand once the automatic attempts
 * are over.
 */
export function ConnectionBar() {
  const { live } = useServices();
  const isOnline = useOnline();
  const gaveUp = useSelector(live, ({ context }) => context.gaveUp);
  const isTrying = useSelector(live, (snapshot) => snapshot.matches('Reconnecting') && snapshot.context.attempt > 0);
  useEffect(() => {
    // With the network back, nobody has to press anything.
    if (isOnline) live.send({ type: 'reconnect' });
  }, [isOnline, live]);
  if (isOnline && !gaveUp && !isTrying) return null;
  return (
    <div className="connection" role="status">
      <span className="stock yellow">
        <i aria-hidden="true" />
        {isOnline ? 'Sin conexión en vivo' : 'Sin conexión'}
      </span>
      <span>{isOnline ? behindText(gaveUp) : 'Lo que escribiste queda acá: seguí cuando vuelva.'}</span>
      {isOnline && gaveUp && (
        <button type="button" className="btn" onClick={() => live.send({ type: 'reconnect' })}>
          Reconectar
        </button>
      )}
    </div>
  );
}

const behindText = (gaveUp: boolean): string =>
  gaveUp ? 'Lo que cambien otros no se ve hasta recargar.' : 'Reintentando…';
