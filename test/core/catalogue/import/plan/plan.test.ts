import { describe, expect, it } from 'vitest';
import { draftKey, fieldsOf } from '#core/catalogue/import/drafts/comparable.ts';
import type { ApplicationDraft, ProductDraft } from '#core/catalogue/import/drafts/drafts.ts';
import { alikeCodes } from '#core/catalogue/import/plan/alike-codes.ts';
import {
  emptySummary,
  missingKeys,
  planBatch,
  summarise,
  withAlike,
  withWarnings,
} from '#core/catalogue/import/plan/plan.ts';

const aDraft = (draft: Partial<ProductDraft> = {}): ProductDraft => ({
  ...{ line: 2, code: '6203', brand: 'SKF', description: 'Rodamiento', attributes: {} },
  ...draft,
});
const anApplication = (): ApplicationDraft => ({
  ...{ line: 2, code: '6203', vehicleBrand: 'Volkswagen', model: 'Gol', years: [{ from: 1998, to: 2004 }] },
});
const stored = (...drafts: ProductDraft[]) =>
  new Map(drafts.map((draft) => [draftKey('catalogue', draft), fieldsOf(draft)]));

describe('planning an import', () => {
  it('tells new, unchanged and changed, with what changes', () => {
    const before = stored(
      aDraft({ listPrice: '39990.00', attributes: { interior1: '17' } }),
      aDraft({ code: '6204', listPrice: '1' }),
    );
    const planned = planBatch(
      'catalogue',
      [
        aDraft({ listPrice: '39990', attributes: { interior1: '17' } }),
        aDraft({ code: '6204', listPrice: '2', attributes: { interior1: '20' } }),
        aDraft({ code: '6205' }),
      ],
      before,
    );
    expect(planned.map(({ status }) => status)).toEqual(['unchanged', 'changed', 'new']);
    expect(planned[1]).toMatchObject({
      changes: [
        { field: 'attributes.interior1', from: '', to: '20' },
        { field: 'listPrice', from: '1', to: '2' },
      ],
    });
  });

  it('a field without a cell keeps what is stored; a code is text, a price is not', () => {
    const before = stored(aDraft({ stock: '5', internalCode: '0042' }));
    expect(planBatch('catalogue', [aDraft()], before)[0]?.status).toBe('unchanged');
    expect(planBatch('catalogue', [aDraft({ stock: '5.0' })], before)[0]?.status).toBe('unchanged');
    expect(planBatch('catalogue', [aDraft({ internalCode: '42' })], before)[0]?.status).toBe('changed');
  });

  it('counts the new articles that nobody could order', () => {
    const planned = planBatch('catalogue', [aDraft({ listPrice: '10' }), aDraft({ code: '6204' })], stored());
    const batch = { drafts: [], rejected: [], rowsRead: 2 };
    expect(summarise(emptySummary, batch, planned)).toMatchObject({ new: 2, unpriced: 1 });
  });

  it('counts the new articles whose code is that of another but for its signs, and names the first', async () => {
    const before = stored(aDraft({ line: 2 }));
    const drafts = [
      aDraft({ line: 2 }),
      ...Array.from({ length: 30 }, (_, at) => aDraft({ line: at + 3, code: `A ${at}` })),
    ];
    const alike = async (rows: readonly { readonly line: number; readonly code: string }[]) =>
      new Map(rows.map(({ line, code }) => [line, code.replace(' ', '-')]));
    const found = await alikeCodes(planBatch('catalogue', drafts, before), { alike });
    expect(found[0]).toEqual({ line: 3, code: 'A 0', brand: 'SKF', known: 'A-0' });
    const summary = withAlike(withAlike(emptySummary, found.slice(0, 15)), found.slice(15));
    expect([summary.alike, summary.alikeCodes.length]).toEqual([30, 20]);
  });

  it('counts the rows that write notes, which customers read', () => {
    const before = stored(aDraft({ attributes: { notas: 'x' } }), aDraft({ code: '6204' }), aDraft({ code: '6205' }));
    const drafts = [
      aDraft({ attributes: { notas: 'x' } }),
      aDraft({ code: '6204', attributes: { notas: 'margen 60%' } }),
      aDraft({ code: '6205', attributes: { interior1: '17' } }),
      aDraft({ code: '6206', attributes: { notas: 'no vender' } }),
      aDraft({ code: '6207' }),
    ];
    const batch = { drafts: [], rejected: [], rowsRead: 5 };
    expect(summarise(emptySummary, batch, planBatch('catalogue', drafts, before)).noted).toBe(2);
  });

  it('counts the rows that change what is discontinued', () => {
    const before = stored(aDraft({ stock: '1' }), aDraft({ code: '6204', stock: '1' }), aDraft({ code: '6205' }));
    const gone = new Set([aDraft(), aDraft({ code: '6205' })].map((draft) => draftKey('catalogue', draft)));
    const drafts = [aDraft({ stock: '2' }), aDraft({ code: '6204', stock: '2' }), aDraft({ code: '6205' })];
    const planned = planBatch('catalogue', drafts, before, gone);
    const batch = { drafts: [], rejected: [], rowsRead: 3 };
    expect(summarise(emptySummary, batch, planned)).toMatchObject({ changed: 2, unchanged: 1, discontinued: 1 });
  });

  it('counts the rows that discontinue an article, and not as discontinued those that sell it again', () => {
    const before = stored(
      aDraft({ sale: 'on-sale' }),
      aDraft({ code: '6204', sale: 'discontinued' }),
      aDraft({ code: '6205', sale: 'not-available' }),
      aDraft({ code: '6206', sale: 'discontinued' }),
    );
    const gone = new Set(['6204', '6206'].map((code) => draftKey('catalogue', aDraft({ code }))));
    const drafts = [
      aDraft({ sale: 'discontinued' }),
      aDraft({ code: '6204', sale: 'not-discontinued' }),
      aDraft({ code: '6205', sale: 'not-discontinued' }),
      aDraft({ code: '6206', sale: 'discontinued', stock: '4' }),
    ];
    const planned = planBatch('catalogue', drafts, before, gone);
    expect(planned.map(({ status }) => status)).toEqual(['changed', 'changed', 'unchanged', 'changed']);
    const batch = { drafts: [], rejected: [], rowsRead: 4 };
    expect(summarise(emptySummary, batch, planned)).toMatchObject({ discontinuing: 1, discontinued: 1 });
  });

  it('codes that differ in punctuation are two, in case one', () => {
    const before = stored(aDraft({ code: '62/22' }));
    const of = (code: string, brand: string) => planBatch('catalogue', [aDraft({ code, brand })], before)[0];
    expect(of('6222', 'SKF')?.status).toBe('new');
    expect(of('62/22', 'skf')?.status).toBe('unchanged');
  });

  it('one name written in two ways changes nothing', () => {
    const before = stored(aDraft({ family: 'Suspensión' }));
    expect(planBatch('catalogue', [aDraft({ family: 'SUSPENSION' })], before)[0]?.status).toBe('unchanged');
    expect(planBatch('catalogue', [aDraft({ family: 'Motor' })], before)[0]?.status).toBe('changed');
  });

  it('a vehicle that is made again loses its last year; one without years keeps it', () => {
    const uno = { line: 2, brand: 'Fiat', model: 'Uno', version: 'Uno 1.0' };
    const before = new Map([[draftKey('vehicles', uno), fieldsOf({ ...uno, yearFrom: 2008, yearTo: 2013 })]]);
    expect(planBatch('vehicles', [{ ...uno, yearFrom: 2008 }], before)[0]).toMatchObject({
      changes: [{ field: 'yearTo', from: '2013', to: '' }],
    });
    expect(planBatch('vehicles', [uno], before)[0]?.status).toBe('unchanged');
  });

  it('sums up batch by batch, and only shows some', () => {
    const rejected = Array.from({ length: 80 }, (_, at) => ({
      line: at,
      reasons: [{ code: 'missing-value', field: 'code' } as const, { code: 'missing-value', field: 'brand' } as const],
    }));
    const planned = planBatch('catalogue', [aDraft({ description: 'Otro' }), aDraft({ code: 'N' })], stored(aDraft()));
    const once = summarise(emptySummary, { drafts: [], rejected, rowsRead: 82 }, planned);
    const twice = summarise(once, { drafts: [], rejected, rowsRead: 164 }, planned);
    expect(twice).toMatchObject({ new: 2, changed: 2, unchanged: 0, rejected: 160 });
    expect(twice.changedFields).toEqual({ description: 2 });
    expect(twice.reasons).toEqual({ 'missing-value': 160 });
    expect(twice.rejections).toHaveLength(160);
    expect(twice.examples.map(({ kind }) => kind)).toEqual(['changed', 'new', 'changed', 'new']);
  });

  it('shows the first new ones beside the first changes, neither taking the place of the other', () => {
    const many = Array.from({ length: 60 }, (_, at) => aDraft({ line: at + 2, code: `N${at}` }));
    const changed = planBatch('catalogue', [aDraft({ line: 99, description: 'Otro' })], stored(aDraft()));
    const fresh = planBatch('catalogue', many, stored());
    const names = new Map(many.map(({ line, code }) => [line, `${code} SKF Rodamiento`]));
    const batch = { drafts: [], rejected: [], rowsRead: 61 };
    const { examples } = summarise(summarise(emptySummary, batch, fresh, names), batch, changed);
    expect(examples.filter(({ kind }) => kind === 'new')).toHaveLength(20);
    expect(examples[0]).toEqual({ line: 2, kind: 'new', name: 'N0 SKF Rodamiento', changes: [] });
    expect(examples.at(-1)).toMatchObject({ line: 99, changes: [{ field: 'description', to: 'Otro' }] });
  });

  it('counts cells that do not count as they are written, and keeps the first of each kind', () => {
    const warning = (line: number, code: 'price-in-words' | 'negative-stock') => ({ line, code, value: '-' });
    const words = Array.from({ length: 30 }, (_, at) => warning(at, 'price-in-words'));
    const { warned, warnings } = withWarnings(withWarnings(emptySummary, words), [warning(40, 'negative-stock')]);
    expect(warned).toEqual({ 'price-in-words': 30, 'negative-stock': 1, 'model-in-general': 0, 'code-like-date': 0 });
    expect(warnings.map(({ line }) => line)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 40]);
  });

  it('says of a new one what it brings beside its name, and of a changed one only what changes', () => {
    const fresh = planBatch('applications', [anApplication()], new Map());
    const priced = planBatch('catalogue', [aDraft({ listPrice: '10.5', attributes: { interior1: '17' } })], stored());
    const batch = { drafts: [], rejected: [], rowsRead: 1 };
    const [application] = summarise(emptySummary, batch, fresh).examples;
    expect(application?.changes.map(({ field, from, to }) => [field, from, to])).toEqual([
      ['vehicleBrand', '', 'Volkswagen'],
      ['model', '', 'Gol'],
      ['year', '', '1998-2004'],
    ]);
    const [article] = summarise(emptySummary, batch, priced).examples;
    expect(article).toMatchObject({ kind: 'new' });
    expect(article?.changes.map(({ field, to }) => [field, to])).toEqual([
      ['attributes.interior1', '17'],
      ['listPrice', '10.5'],
    ]);
  });

  it('missing are the stored ones that the file never named', () => {
    expect([...missingKeys(['a', 'b', 'c'], new Set(['b']))]).toEqual(['a', 'c']);
  });
});
