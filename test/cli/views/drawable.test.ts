import { expect, it } from 'vitest';
import { fieldLines } from '#cli/fields.ts';
import { drawable, printable, styleFor } from '#cli/style.ts';
import { warrantyText } from '#cli/views/warranty.view.ts';
import type { StaffWarranty } from '#core/warranties/warranty.ts';

const writesClipboard = '\u001b]52;c;aG9sYQ==\u0007';
const title = '\u001b]0;otro\u0007';
const turned = 'abc\u202ecba\u2066x\u2069';

it('draws our own colours, and of a text of others what can be read', () => {
  const { bold, bad, chosen, warning } = styleFor(true);
  const ours = `${bold('a')} ${bad(chosen('b'))} ${warning('c')}`;
  expect(drawable(ours)).toBe(ours);
  for (const theirs of [writesClipboard, title, '\u001b[2J', '\u001b[1;31m', '\u001b[8m', '\b', '\u009b2J', 'a\r\nb']) {
    expect(drawable(bold(theirs))).toBe(bold(theirs.replace(/\p{Cc}/gu, ' ')));
  }
  expect(drawable(turned)).toBe('abccbax');
  expect(printable(turned)).toBe('abccbax');
});

it('writes a cell of --fields as one that does nothing', () => {
  expect(fieldLines([{ note: `uno\n${writesClipboard}\tdos` }], ['note'])).toBe('uno ]52;c;aG9sYQ== dos');
});

it('tells the notes of a warranty line by line, without what a terminal would obey', () => {
  const warranty = {
    rmaNumber: '2026-1',
    customerName: 'Uno',
    quantity: 1,
    productCode: '6200',
    productBrandName: 'SKF',
    resolution: '',
    currentTracking: { state: 'Created', date: 0 },
    tracking: [],
    detail: {
      purchaseDocument: '',
      fault: '',
      vehicleBrand: '',
      vehicle: '',
      engine: '',
      year: 2018,
      plate: '',
      startUsing: '2026-01-01',
      endUsing: '2026-02-01',
      kilometrage: 1,
      kilometrageInstalled: 1,
      kilometrageUsed: 1,
      kilometrageBreakage: 1,
      notes: `Hace ruido${title}\nAl frenar`,
    },
  } as unknown as StaffWarranty;
  const lines = warrantyText(warranty, styleFor(false), 80).split('\n');
  expect(lines).toContain('Hace ruido ]0;otro ');
  expect(lines).toContain('Al frenar');
});
