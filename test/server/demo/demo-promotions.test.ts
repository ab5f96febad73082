import { describe, expect, it } from 'vitest';
import { pictureType } from '#core/files/picture.ts';
import { demoDistributor } from '#server/demo/demo-distributor.ts';
import { textPath, textWidth } from '#server/demo/drawings/lettering.ts';

const now = new Date('2026-11-20T12:00:00Z');
const demo = demoDistributor(now);
const rows = new Map(
  demo.parts.flatMap(({ products }) =>
    products.flatMap((product) => product.rows.map((row) => [row.id, { product, row }])),
  ),
);

describe('the pictures of the demo', () => {
  it('are as many as it takes', () => {
    const count = (category: string) => demo.pictures.filter((picture) => picture.category === category).length;
    expect(['Sliders', 'Distributor', 'Flyers', 'Popups'].map(count)).toEqual([4, 12, 6, 2]);
    expect(count('OfferLots')).toBe(demo.lots.length);
    expect(count('OfferValueQuantities')).toBe(demo.valueQuantities.length);
  });

  it('bear names of their own, and an offer’s its id', () => {
    const keys = demo.pictures.map(({ category, name }) => `${category}/${name}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { id } of demo.lots) expect(keys).toContain(`OfferLots/${id}.svg`);
    for (const { id } of demo.valueQuantities) expect(keys).toContain(`OfferValueQuantities/${id}.svg`);
    for (const { name } of demo.pictures) expect(pictureType(name)).toBe('image/svg+xml');
  });

  it('are whole drawings with a title, that need no font, script or other file', () => {
    for (const { name, content } of demo.pictures) {
      expect(content).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+".*<\/svg>\n$/);
      expect([name, /<title>[^<]+<\/title>/.test(content)]).toEqual([name, true]);
      expect([name, /NaN|undefined|Infinity|<text|<script|<image|href|url\(/.exec(content)?.[0]]).toEqual([
        name,
        undefined,
      ]);
      expect(content.length).toBeLessThan(60_000);
    }
  });
});

describe('the lettering', () => {
  it('has every sign that the pictures use', () => {
    const titles = demo.pictures.map(({ content }) => /<title>([^<]+)</.exec(content)?.[1] ?? '');
    const signs = new Set(titles.join('').toUpperCase().replace(/\s/g, ''));
    for (const sign of signs) expect([sign, textPath(sign, 0, 0, 6, 'start') !== '']).toEqual([sign, true]);
  });

  it('grows with its height and ends where it says', () => {
    expect(textWidth('Mostrador', 12)).toBeCloseTo(2 * textWidth('Mostrador', 6), 5);
    const xs = [...textPath('HILL', 100, 50, 12, 'end').matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));
    expect(Math.max(...xs)).toBeCloseTo(100, 1);
    expect(Math.min(...xs)).toBeCloseTo(100 - textWidth('HILL', 12), 1);
  });
});

describe('the news of the demo', () => {
  it('are twelve or more products for sale, each in a brand that it has, none later than now', () => {
    expect(demo.news.length).toBeGreaterThanOrEqual(12);
    const off = new Set(demo.productBrands.filter(({ disabled }) => disabled).map(({ id }) => id));
    for (const { productId, brandId, createdAt } of demo.news) {
      const found = [...rows.values()].filter(
        ({ product, row }) => product.id === productId && row.brandId === brandId,
      );
      expect(found.some(({ row }) => !row.isDiscontinued && !row.isNotAvailable)).toBe(true);
      expect(off.has(brandId)).toBe(false);
      expect(Date.parse(createdAt)).toBeLessThan(now.getTime());
    }
    expect(new Set(demo.news.map(({ productId, brandId }) => `${productId} ${brandId}`)).size).toBe(demo.news.length);
  });
});
