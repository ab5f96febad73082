import { describe, expect, it } from 'vitest';
import { importRunWire } from '#adapters/wire/imports.wire.ts';
import { invitedManyWire } from '#adapters/wire/invite-many.wire.ts';
import { setupFactsWire } from '#adapters/wire/setup.wire.ts';
import { sheetReportWire } from '#adapters/wire/sheets.wire.ts';

const change = { field: 'name', from: 'A', to: 'B' };
const examples = [
  { line: 2, name: 'Nuevo', changes: [] },
  { line: 3, name: 'Otro', changes: [change] },
];
const kinds = [{ kind: 'new' }, { kind: 'changed' }];

describe('what a server of before answers is understood', () => {
  it('of invitations, whose mails are out by then', () => {
    const before = { invited: 2, left: 0, withoutEmail: 1, withAccess: 0 };
    expect(invitedManyWire.parse(before)).toEqual({ ...before, withoutLogin: 0 });
  });

  it('of a sheet', () => {
    const report = {
      ...{ isDryRun: true, importId: null, created: 1, changed: 1, unchanged: 0, missing: null, headings: [] },
      ...{ mapping: null, ignored: [], examples, rejected: [], rejectedCount: 0, kept: [] },
    };
    expect(sheetReportWire.parse(report)).toMatchObject({ steep: null, emptied: [], examples: kinds });
    // What is said counts.
    const example = { line: 4, kind: 'new', name: 'Nuevo', changes: [change] };
    expect(sheetReportWire.parse({ ...report, examples: [example] }).examples).toEqual([example]);
  });

  it('of an import of the catalogue', () => {
    const newNames = { brands: [], families: [], priceLists: [], vehicles: [] };
    const summary = {
      ...{ new: 1, changed: 1, unchanged: 0, rejected: 0, missing: 0, unpriced: 0, newNames },
      ...{ changedFields: {}, reasons: {}, rejections: [], examples },
    };
    const run = {
      ...{ id: '1', kind: 'prices', fileName: 'a.csv', supplier: null, state: 'planned', rowsRead: 2, rowsTotal: 2 },
      ...{ columns: [], decimal: 'auto', constants: [], preview: null, headings: [], unknownHeadings: [] },
      ...{ summary, failure: null },
    };
    expect(importRunWire.parse(run).summary).toMatchObject({ steep: 0, discontinued: 0, examples: kinds });
  });

  it('of setting up, also what it tells by another name', () => {
    const before = {
      ...{ unsaid: ['texts', 'phone'], sendsMails: true, products: 1, unpriced: 0, hasPrices: true, priceLists: 1 },
      ...{ hasEquivalents: true, hasApplications: true, deliveryMethods: 1, customers: 1, withoutPrices: 0 },
      ...{ hasCustomerWithPrices: true, withoutAccess: 0, hasCustomerWithLogin: true, hasOrders: true },
      backups: 'elsewhere',
    };
    expect(setupFactsWire.parse(before)).toMatchObject({ unsaid: ['phone'], mailed: null, zoneFirst: [] });
  });
});
