import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { CatalogueFailure } from '#core/catalogue/catalogue-failure.ts';
import type { Family } from '#core/catalogue/families/family.service.ts';
import { asId } from '#core/shared/ids.ts';
import { StartFamilies } from '#web/search/search-start.tsx';

const aFamily: Family = {
  ...{ id: asId('7'), name: 'Bujías', productTypeParentId: null, order: 1 },
  ...{ productBrandIds: [asId('1')], vehicleBrandIds: [], vehicleBrandSegmentIds: [], filters: [] },
};

const shown = (answer: readonly Family[] | null, failure: CatalogueFailure | null = null): string => {
  const of = { answer, failure, retry: () => {} };
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(StartFamilies, { of })));
};

it('families that are awaited have their place, and those that did not come are asked for again', () => {
  expect(shown(null)).toContain('Cargando…');
  const failed = shown(null, { code: 'unreachable' });
  expect(failed).toContain('Reintentar');
  expect(failed).not.toContain('Cargando…');
  expect(shown([aFamily], { code: 'unreachable' })).toMatch(/Reintentar.*Bujías/);
});

it('where no family has articles it is said', () => {
  const none = 'No hay familias con artículos';
  expect(shown([])).toContain(none);
  expect(shown([{ ...aFamily, productBrandIds: [] }])).toContain(none);
  expect(shown([aFamily])).toContain('type=7');
  expect(shown([aFamily])).not.toContain(none);
});

it('a family above others that have articles leads to all of its own', () => {
  const below: Family = { ...aFamily, id: asId('8'), name: 'Cables', productTypeParentId: aFamily.id };
  expect(shown([aFamily, below])).toMatch(/<h2>.*type=7.*Bujías.*<\/h2>.*type=8.*Cables/);
});
