import type { DemoSale, DemoValueQuantity } from '#adapters/postgres/demo/demo-commerce.ts';
import type { DemoPicture } from '#adapters/postgres/demo/demo-promotions.ts';
import type { DemoCatalogue } from '#adapters/postgres/demo/demo-rows.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { FileCategory } from '#core/files/file-category.ts';
import { flyerPictures } from './drawings/flyers.ts';
import { nameplatePictures } from './drawings/nameplates.ts';
import { lotPicture, valueQuantityPicture } from './drawings/offer-cards.ts';
import { popupPictures } from './drawings/popups.ts';
import { sliderPictures } from './drawings/sliders.ts';
import type { ProductBrandName } from './product-brands.ts';

/** The makers whose official distributor the demo is. */
const makers: readonly ProductBrandName[] = [
  'SKF',
  'GATES',
  'CORVEN',
  'NGK',
  'FERODO',
  'SACHS',
  'MONROE',
  'DAYCO',
  'FREMAX',
  'VALEO',
  'TIMKEN',
  'MAHLE',
];

type Named = readonly [name: string, svg: string];

/** Every picture of the demo, drawn by the program. */
export const demoPictures = (
  catalogue: DemoCatalogue,
  sale: Pick<DemoSale, 'lots' | 'valueQuantities'>,
): DemoPicture[] => {
  const drawings = new Map(catalogue.productTypes.map(({ id, drawing }) => [id, drawing]));
  const typeOfRow = new Map(
    catalogue.parts.flatMap((part) => part.products.flatMap(({ rows }) => rows.map(({ id }) => [id, part.typeId]))),
  );
  const drawingOf = (typeId: number | null | undefined): string => drawings.get(typeId ?? 0) ?? 'part';
  const lots = sale.lots.map(({ id, title, components }) =>
    lotPicture({
      id,
      title,
      components: components.map(({ rowId, quantity }) => ({ drawing: drawingOf(typeOfRow.get(rowId)), quantity })),
    }),
  );
  const valueQuantities = sale.valueQuantities.map((offer) =>
    valueQuantityPicture({
      id: offer.id,
      title: offer.title,
      drawing: drawingOf(offer.typeId ?? offer.parentTypeId),
      from: fromText(offer),
      gives: offer.percentage === null ? `De regalo: ${offer.giftText}` : `${offer.percentage.replace('.', ',')} % off`,
    }),
  );
  const of = (category: FileCategory, pictures: readonly Named[]): DemoPicture[] =>
    pictures.map(([name, content]) => ({ category, name, content }));
  return [
    ...of('Sliders', sliderPictures()),
    ...of('Distributor', nameplatePictures(makers)),
    ...of('Flyers', flyerPictures()),
    ...of('Popups', popupPictures()),
    ...of('OfferLots', lots),
    ...of('OfferValueQuantities', valueQuantities),
    ...of(
      'Products',
      catalogue.photographs.map(({ name, content }) => [name, content]),
    ),
  ];
};

const fromText = ({ minCents, minQuantity }: DemoValueQuantity): string =>
  minCents === null ? `Desde ${minQuantity} unidades` : `Desde $ ${formatCount(minCents / 100)}`;
