import type { Section } from '#core/configuration/shop-configuration.ts';
import type { LiveEventName, LiveNotice } from './event.ts';

/** What outdates an answer: an event by its name, or what says of a notice whether it does. */
export type Outdating = LiveEventName | ((notice: LiveNotice) => boolean);

/** Events that may change prices, or what can be ordered. */
export const pricesMoved = ['CatalogueChanged', 'OffersChanged', 'TermsChanged'] as const satisfies LiveEventName[];

/**
 * For what is made of some sections of the configuration: the save of another one does not outdate it. A notification
 * without facts may be about any of them.
 */
export const sectionSaved =
  (...sections: readonly Section[]) =>
  ({ name, facts }: LiveNotice): boolean =>
    name === 'ConfigurationChanged' && (facts === null || sections.some((each) => each === facts.section));

/** Whether what happened outdates what names these. */
export const isOutdatedBy = (outdating: readonly Outdating[], notice: LiveNotice): boolean =>
  outdating.some((each) => (typeof each === 'string' ? each === notice.name : each(notice)));
