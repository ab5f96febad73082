import { Observable } from 'rxjs';
import type { Section } from '#core/configuration/shop-configuration.ts';
import type { LiveEventName } from './event.ts';
import type { LiveActor } from './live.machine.ts';

/** Events that may change prices, or what can be ordered. */
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

/**
 * The same for what is made of some sections of the configuration: the save of another one is not told. A notification
 * without facts may be about any of them.
 */
export function sectionChangesOf(live: LiveActor, ...sections: readonly Section[]): Observable<Section | 'refresh'> {
  return new Observable((subscriber) => {
    const heard = live.on('heard', ({ notice }) => {
      if (notice.name !== 'ConfigurationChanged') return;
      const { facts } = notice;
      const section = facts === null ? sections[0] : sections.find((each) => each === facts.section);
      if (section !== undefined) subscriber.next(section);
    });
    const refreshed = live.on('refresh', () => subscriber.next('refresh'));
    return () => {
      heard.unsubscribe();
      refreshed.unsubscribe();
    };
  });
}
