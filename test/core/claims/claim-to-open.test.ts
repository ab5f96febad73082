import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimFlawTexts } from '#adapters/texts/claims.es.ts';
import {
  type ClaimToOpen,
  claimFlawCodes,
  claimFlaws,
  fieldOfClaimFlaw,
  maxClaimedProducts,
  maxLengthsOfClaim,
  tidiedClaim,
} from '#core/claims/claim-to-open.ts';
import { aClaim, aClaimedProduct } from '#test/builders/claim.builder.ts';

const today = '2026-11-20';
const flawsOf = (over: Partial<ClaimToOpen>) =>
  claimFlaws(aClaim(over), today).map(({ code, place }) => (place === null ? code : `${code} ${place}`));

describe('a claim (docs/rules/claims.md 2)', () => {
  it('may be opened with all that it needs, a reason or none', () => {
    expect(flawsOf({})).toEqual([]);
    expect(flawsOf({ reason: '' })).toEqual([]);
  });

  it.each<readonly [Partial<ClaimToOpen>, string]>([
    [{ origin: '' }, 'origin-missing'],
    [{ purchaseDate: '' }, 'date-missing'],
    [{ purchaseDate: '2026-02-30' }, 'date-missing'],
    [{ purchaseDate: '2023-12-31' }, 'date-too-early'],
    [{ purchaseDate: '2026-11-21' }, 'date-in-future'],
    [{ purchaseDocument: '' }, 'document-missing'],
    [{ purchaseDocument: 'x'.repeat(maxLengthsOfClaim.purchaseDocument + 1) }, 'document-too-long'],
    [{ note: '' }, 'note-missing'],
    [{ note: 'x'.repeat(maxLengthsOfClaim.note + 1) }, 'note-too-long'],
    [{ products: [] }, 'no-products'],
    [
      { products: Array.from({ length: maxClaimedProducts + 1 }, (_, index) => aClaimedProduct(index + 1)) },
      'too-many-products',
    ],
    [{ products: [aClaimedProduct(1), aClaimedProduct(2, 0)] }, 'quantity-out-of-range 1'],
    [{ products: [aClaimedProduct(1, 1.5)] }, 'quantity-out-of-range 0'],
    [{ products: [aClaimedProduct(1, 1e30)] }, 'quantity-out-of-range 0'],
    [{ products: [aClaimedProduct(1, Number.NaN)] }, 'quantity-out-of-range 0'],
    [{ products: [aClaimedProduct(1), aClaimedProduct(2), aClaimedProduct(1, 4)] }, 'product-twice 2'],
  ])('is refused for %j: %s', (over, code) => {
    expect(flawsOf(over)).toEqual([code]);
  });

  it('may name one product of two brands', () => {
    expect(flawsOf({ products: [aClaimedProduct(1, 1, 1), aClaimedProduct(1, 1, 2)] })).toEqual([]);
  });

  it('holds for the first and the last day that may be', () => {
    expect(['2024-01-01', today].flatMap((purchaseDate) => flawsOf({ purchaseDate }))).toEqual([]);
  });

  it('never has two products alike once nothing is wrong with it', () => {
    const product = fc.tuple(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: -2, max: 5 }),
      fc.integer({ min: 1, max: 2 }),
    );
    fc.assert(
      fc.property(fc.array(product, { maxLength: 8 }), (lines) => {
        const claim = aClaim({ products: lines.map(([id, quantity, brand]) => aClaimedProduct(id, quantity, brand)) });
        const pairs = lines.map(([id, , brand]) => `${id} ${brand}`);
        const isRight =
          lines.length > 0 && new Set(pairs).size === pairs.length && lines.every(([, quantity]) => quantity > 0);
        expect(claimFlaws(claim, today).length === 0).toBe(isRight);
      }),
    );
  });

  it('says of every flaw a field that the wire has and a text, for any claim', () => {
    const text = fc.string({ unit: 'binary', maxLength: 80 });
    const claims = fc.record({
      origin: text,
      reason: text,
      purchaseDate: text,
      purchaseDocument: text,
      note: text,
      products: fc.array(
        fc.double().map((quantity) => aClaimedProduct(1, quantity)),
        { maxLength: 3 },
      ),
    });
    fc.assert(
      fc.property(claims, (claim) => {
        for (const flaw of claimFlaws(tidiedClaim(claim), today)) {
          expect(fieldOfClaimFlaw(flaw)).toMatch(
            /^(origin|purchaseDate|purchaseDocument|note|products)$|^products\.\d+\.(productId|quantity)$/,
          );
          expect(claimFlawTexts[flaw.code]).not.toBe('');
        }
      }),
    );
    expect(Object.keys(claimFlawTexts)).toEqual(claimFlawCodes);
  });

  it('is tidied once and for all', () => {
    const tidied = tidiedClaim(aClaim({ origin: ' Factura ', note: ' a\r\nb \n', purchaseDocument: '\tA 1 ' }));
    expect([tidied.origin, tidied.note, tidied.purchaseDocument]).toEqual(['Factura', 'a\nb', 'A 1']);
    expect(tidiedClaim(tidied)).toEqual(tidied);
  });
});
