import { expect, it } from 'vitest';
import { styleFor } from '#cli/style.ts';
import { searchText } from '#cli/views/search.view.ts';
import { noFilters } from '#core/catalogue/text-search/catalogue.service.ts';
import { asId } from '#core/shared/ids.ts';
import { aCatalogueProduct } from '#test/builders/catalogue-product.builder.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aCounter } from '#test/core/quick-order/a-counter.ts';

const related = (code: string, quantity: number, notes: string) => ({
  productId: asId<'product'>('7'),
  code,
  productBrandName: 'SKF',
  quantity,
  notes,
  brandId: asId<'product-brand'>('1'),
  typeIds: [],
});

it('a search that found few says what a kit holds, what goes with it and what replaces it', async () => {
  const kit = aCatalogueProduct({
    code: 'CT 1028',
    relations: [
      { title: 'Reemplazos', products: [related('VKMA 1', 1, '')] },
      { title: 'Contenido del kit', products: [related('VKM 2', 2, 'tensor y guía')] },
    ],
    codesOtherBrands: [{ brand: 'GATES', code: 'K015' }],
  });
  const page = await aCounter([kit]).catalogue.searchByText(callerOf(1), {
    productIds: [],
    codeSearch: '',
    fulltextSearch: 'CT 1028',
    page: 1,
    filters: noFilters,
  });
  const text = searchText(page.unwrap(), 'CT 1028', 'Costo', styleFor(false), 100);
  expect(text).toContain(
    [
      'CT 1028 SKF',
      '  Contenido del kit: 2 × VKM 2 SKF (tensor y guía)',
      '  Reemplazos: VKMA 1 SKF',
      '  Equivalencias: K015 GATES',
    ].join('\n'),
  );
});
