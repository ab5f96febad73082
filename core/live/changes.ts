import { Observable } from 'rxjs';
import type { LiveEventName } from './event.ts';
import type { LiveActor } from './live.machine.ts';

/** What moves prices, or what can be had. */
export const pricesMoved = ['CatalogueChanged', 'OffersChanged', 'TermsChanged'] as const satisfies LiveEventName[];

/**
 * When a screen has to fetch again: each time one of the named things changed, and after every (re)connection.
 * It emits the name, or 'refresh'.
 */
export function changesOf(live: LiveActor, ...names: readonly LiveEventName[]): Observable<LiveEventName | 'refresh'> {
  return new Observable((subscriber) => {
    const heard = live.on('heard', ({ notice }) => {
      if (names.includes(notice.name)) subscriber.next(notice.name);
    });
    const refreshed = live.on('refresh', () => subscriber.next('refresh'));
    return () => {
      heard.unsubscribe();
      refreshed.unsubscribe();
    };
  });
}
