import { folded } from '#core/shared/folded.ts';
import { titleKey } from '#core/shared/title-key.ts';
import { joinedWords } from '../../products/fitting-words.ts';
import type {
  ApplicationDraft,
  EquivalenceDraft,
  PriceDraft,
  ProductDraft,
  RelationDraft,
  VehicleDraft,
} from './drafts.ts';

/**
 * What makes two rows the same thing. Names compare without accents, case and punctuation; codes only without case, so
 * that `62/22` and `6222` stay two (docs/rules/search.md 2). A cell has no line break, so that keys can't run into each
 * other.
 */
const join = (...parts: readonly string[]): string => parts.join('\n');
const code = (text: string): string => text.toUpperCase();

export const productKey = (product: Pick<ProductDraft, 'brand' | 'code'>): string =>
  join(folded(product.brand), code(product.code));

export const equivalenceKey = (row: Omit<EquivalenceDraft, 'line'>): string =>
  join(folded(row.brand ?? ''), code(row.code), folded(row.equivalentBrand), code(row.equivalentCode));

/** How many and what is noted are no part of it. */
export const relationKey = (row: Omit<RelationDraft, 'line'>): string =>
  join(
    folded(row.brand ?? ''),
    code(row.code),
    titleKey(row.title),
    folded(row.relatedBrand ?? ''),
    code(row.relatedCode),
  );

export const priceKey = (row: Omit<PriceDraft, 'line' | 'price'>): string =>
  join(folded(row.priceList), folded(row.brand ?? ''), code(row.code));

/** Of stock and of costs: an article and nothing else. */
export const articleKey = (row: { readonly code: string; readonly brand?: string }): string =>
  join(folded(row.brand ?? ''), code(row.code));

/**
 * Years are no part of it: the next list says them anew. Nor is which of its words are a position: a list may say both
 * in one column.
 */
export const applicationKey = (row: Omit<ApplicationDraft, 'line' | 'years'>): string =>
  join(
    folded(row.brand ?? ''),
    code(row.code),
    folded(row.vehicleBrand),
    folded(row.model),
    (row.engine ?? '').toUpperCase(),
    folded(joinedWords({ position: row.position ?? '', notes: row.notes ?? '' })),
  );

/** Points count in a version: 'Gol 1.6' and 'Gol 16' are two. */
export const vehicleKey = (vehicle: Pick<VehicleDraft, 'brand' | 'model' | 'version' | 'engine' | 'fuel'>): string =>
  join(
    folded(vehicle.brand),
    folded(vehicle.model),
    vehicle.version.toUpperCase(),
    (vehicle.engine ?? '').toUpperCase(),
    folded(vehicle.fuel ?? ''),
  );
