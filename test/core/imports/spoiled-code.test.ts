import { describe, expect, it } from 'vitest';
import { isDateText } from '#core/imports/spoiled-code.ts';

describe('a code that looks like a date', () => {
  it.each(['2024-03-01', '01/03/2024', '1/3/2024', 'mar-24', 'Ene-05', '3-mar', '03-mar-2024', ' sept-12 '])(
    '%s does',
    (text) => expect(isDateText(text)).toBe(true),
  );

  it.each(['3-24', '2024-13-01', '2024-3', '40/03/2024', '62/22', '1/3/24', 'MAR24', 'max-24', '2024-03-01A', ''])(
    '%s does not',
    (text) => expect(isDateText(text)).toBe(false),
  );
});
