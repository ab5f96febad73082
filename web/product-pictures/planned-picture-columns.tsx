import { formatBytes } from '#adapters/texts/bytes.es.ts';
import { pictureOrdinal, pictureStateTexts, productPictureProblem } from '#adapters/texts/product-pictures.es.ts';
import type { PictureChoice } from '#core/files/products/match-picture.ts';
import type { PictureInPlan, PictureState } from '#core/files/products/picture-plan.ts';
import type { OfficeColumn } from '#web/ui/office-column.ts';
import { StateSign, type StateTone } from '#web/ui/state-sign.tsx';

const tones: Readonly<Record<PictureState, StateTone>> = {
  new: 'good',
  replaces: 'under-way',
  ambiguous: 'waiting',
  unknown: 'waiting',
  twice: 'bad',
  refused: 'bad',
};

const choiceText = ({ product: { brand, code }, place }: PictureChoice): string =>
  `${brand} ${code}${place === 1 ? '' : `, ${pictureOrdinal(place)}`}`;

const whyText = ({ state, refusal, choice, isNamed }: PictureInPlan): string => {
  if (refusal !== null) return productPictureProblem(refusal);
  if (state === 'unknown') return 'Ningún artículo tiene ese código todavía';
  if (state === 'twice')
    return choice === null ? 'Otra de la lista se llama igual' : 'Otra de la lista va al mismo lugar';
  const description = choice?.product.description ?? '';
  return isNamed ? `Por la planilla · ${description}` : description;
};

/** A file, the product whose picture it would be, and what would become of it. */
export const plannedPictureColumns = (
  choose: (key: number, chosen: number | null) => void,
): readonly OfficeColumn<PictureInPlan>[] => [
  { id: 'file', header: 'Archivo', text: ({ name }) => name, sort: ({ name }) => name, isMono: true, card: 'title' },
  {
    id: 'product',
    header: 'Artículo',
    text: ({ choice }) => (choice === null ? '' : `${choice.product.brand} ${choice.product.code}`),
    cell: (picture) =>
      picture.choices.length > 1 && picture.refusal === null ? (
        <select
          className="picture-choice"
          aria-label={`Artículo de ${picture.name}`}
          value={picture.chosen ?? ''}
          onChange={({ target }) => choose(picture.key, target.value === '' ? null : Number(target.value))}
        >
          <option value="">Elegí el artículo</option>
          {picture.choices.map((choice, index) => (
            <option key={`${choice.product.id} ${choice.place}`} value={index}>
              {choiceText(choice)}
            </option>
          ))}
        </select>
      ) : (
        picture.choice !== null && (
          <span>
            <b className="mono">{picture.choice.product.code}</b> {picture.choice.product.brand}
          </span>
        )
      ),
    sort: ({ choice }) => choice?.product.code ?? null,
    card: 'line',
  },
  {
    id: 'place',
    header: 'Lugar',
    text: ({ choice }) => (choice === null ? '' : pictureOrdinal(choice.place)),
    card: 'left',
    cardLabel: 'Lugar',
  },
  {
    id: 'state',
    header: 'Qué pasa',
    text: ({ state }) => pictureStateTexts[state],
    cell: ({ state }) => <StateSign tone={tones[state]} text={pictureStateTexts[state]} />,
    sort: ({ state }) => pictureStateTexts[state],
    card: 'state',
  },
  { id: 'why', header: 'Detalle', text: whyText, from: 'middle' },
  {
    id: 'size',
    header: 'Tamaño',
    text: ({ size }) => formatBytes(size),
    sort: ({ size }) => size,
    isNumber: true,
    from: 'wide',
    card: 'right',
  },
];
