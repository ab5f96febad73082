import { expect, it } from 'vitest';
import { uiVersion } from '../../bin/ui-version.mjs';

const night = Date.parse('2026-03-09T02:05:00Z');

it('the version of the page is the day of its build in Buenos Aires, and which build of the day it is', () => {
  expect(uiVersion(null, night)).toBe('2026.3.8.1');
  expect(uiVersion('2026.3.8.1', night)).toBe('2026.3.8.2');
  expect(uiVersion('2026.3.8.9', night)).toBe('2026.3.8.10');
  expect(uiVersion('2026.3.7.4', night)).toBe('2026.3.8.1');
});
