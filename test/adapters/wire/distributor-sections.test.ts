import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { distributorSections } from '#adapters/wire/configuration/distributor-sections.wire.ts';

const texts = { slogan: 'Todo', offering: '', story: [] };
const look = { logo: null, accentLight: null, accentDark: null };

it('reads what a server of before answers, which knows neither cards nor a drawing', () => {
  const { distributorTexts, distributorLook } = distributorSections;
  expect(z.parse(distributorTexts.answer, { now: texts }).now).toEqual({ ...texts, characteristics: [] });
  expect(z.parse(distributorLook.answer, { now: look }).now).toEqual({ ...look, drawing: null });
  // Saved by a page of before they would be lost: it is refused.
  expect(z.safeParse(distributorTexts.body, { now: texts }).success).toBe(false);
  expect(z.safeParse(distributorLook.body, { now: look }).success).toBe(false);
});
