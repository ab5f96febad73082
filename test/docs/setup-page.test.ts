import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { setupStepTexts } from '#adapters/texts/setup.es.ts';
import { setupSteps } from '#core/setup/setup-step.ts';

it('docs/puesta-en-marcha.md has the steps of the screen, in its order', () => {
  const page = readFileSync(new URL('../../docs/puesta-en-marcha.md', import.meta.url), 'utf8');
  const headings = [...page.matchAll(/^## \d+\. (.+)$/gm)].map(([line]) => line.slice(3));
  expect(headings).toEqual(setupSteps.map((step, at) => `${at + 1}. ${setupStepTexts[step].title}`));
});
