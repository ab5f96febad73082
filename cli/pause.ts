import { Interrupted } from './outcome.ts';

/** Ctrl-C ends it in `Interrupted`. */
export const pause = (ms: number, interrupted: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new Interrupted());
    };
    const timer = setTimeout(() => {
      interrupted.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (interrupted.aborted) stop();
    else interrupted.addEventListener('abort', stop, { once: true });
  });
