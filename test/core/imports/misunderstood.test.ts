import { expect, it } from 'vitest';
import { isMisunderstood } from '#core/imports/misunderstood.ts';

it('another mapping helps where columns, sheet or mapping were the reason, and nowhere else', () => {
  for (const code of [
    'missing-columns',
    'text-called-excel',
    'mapped-heading-not-found',
    'mapping-wrong-kind',
    'sheet-not-found',
  ])
    expect(isMisunderstood({ code })).toBe(true);
  for (const code of ['mapping-not-found', 'mapped', 'not-allowed', 'toString', ''])
    expect(isMisunderstood({ code })).toBe(false);
});
