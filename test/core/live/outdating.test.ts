import { expect, it } from 'vitest';
import { isOutdatedBy, sectionSaved } from '#core/live/outdating.ts';

const saved = (section: string) => ({ name: 'ConfigurationChanged', facts: { section, by: 'admin' } }) as const;

it('is an event that was named, and no other', () => {
  const outdating = ['CartChanged', 'OffersChanged'] as const;
  expect(isOutdatedBy(outdating, { name: 'OffersChanged', facts: {} })).toBe(true);
  expect(isOutdatedBy(outdating, { name: 'CartChanged', facts: null })).toBe(true);
  expect(isOutdatedBy(outdating, { name: 'NewsChanged', facts: {} })).toBe(false);
});

it('is the save of a section that was named, and not of another', () => {
  const outdating = ['DemandsChanged', sectionSaved('demandOrigins', 'demandReasons')] as const;
  expect(isOutdatedBy(outdating, saved('demandReasons'))).toBe(true);
  expect(isOutdatedBy(outdating, saved('deliveryMethods'))).toBe(false);
  expect(isOutdatedBy(outdating, saved('of another distributor'))).toBe(false);
  // Which one it was is not known: it may be one of them.
  expect(isOutdatedBy(outdating, { name: 'ConfigurationChanged', facts: null })).toBe(true);
  expect(isOutdatedBy(outdating, { name: 'OffersChanged', facts: {} })).toBe(false);
});
