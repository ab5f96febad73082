import type { RowReason } from '#core/catalogue/import/drafts/row-reasons.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import type { RepeatedBelow } from '#core/imports/repeated-rows.ts';
import type { CellsBeyondHeadings, TooManyCells } from '#core/imports/sheet-lines.ts';
import { money } from '#core/shared/money.ts';
import { fieldText } from './import.es.ts';
import { formatAmount, formatCount } from './numbers.es.ts';
import { type Texts, tell } from './problem-text.es.ts';
import { saleTexts } from './product-management.es.ts';

/** Reasons counted over a whole file, each without the facts of one row. */
const names: Readonly<Record<RowReason['code'], string>> = {
  'missing-value': 'Falta un dato obligatorio',
  'bad-number': 'Un número no es válido',
  'foreign-amount': 'Un importe no está en pesos',
  'negative-number': 'Un número es negativo',
  'number-too-large': 'Un número es demasiado grande',
  'bad-year': 'El año no es un año',
  'year-out-of-range': 'El año está fuera de 1900 a 2100',
  'year-ahead': 'Empieza en un año demasiado adelante',
  'years-reversed': 'Los años están al revés',
  'damaged-code': 'El código perdió dígitos en la planilla',
  'code-became-date': 'Excel convirtió el código en una fecha',
  'error-value': 'Una celda tiene un error',
  'formula-without-value': 'Una fórmula no está calculada',
  'control-characters': 'Hay caracteres que no son texto',
  'too-long': 'Un texto es demasiado largo',
  'picture-address': 'La foto es una dirección de internet',
  'bad-picture-name': 'Una foto no es el nombre de un archivo',
  'too-many-pictures': 'Hay más fotos de las que lleva un artículo',
  'bad-iva': 'El IVA no es 21 ni 10,5',
  'bad-sale': 'No se entiende si se vende',
  'sale-contradicted': 'Dos columnas dicen cosas distintas de si se vende',
  'equivalent-to-itself': 'El código es equivalente de sí mismo',
  'duplicate-in-file': 'La fila está repetida',
  'relation-twice': 'La misma relación con otra cantidad o nota',
  'repeated-below': 'Otra fila la repite',
  'two-prices': 'El mismo artículo con dos precios',
  'too-many-cells': 'Hay más celdas que títulos',
  'other-price-list': 'Es de otra lista de precios',
  'product-not-found': 'El artículo no está en el catálogo',
  'product-undescribed': 'No existe y la planilla no trae descripción',
  'product-ambiguous': 'Hay varios artículos con ese código',
  'model-in-segments': 'El modelo está en varios segmentos',
  'relation-differs': 'Ya están relacionados, con otra cantidad o nota',
  'related-to-itself': 'El artículo es relacionado de sí mismo',
  'product-sold-elsewhere': 'Ya se vende en lugar de otro artículo',
  'price-list-withdrawn': 'La lista de precios está retirada',
};

/** The code itself where a newer server tells one that is unknown here. */
export const reasonName = (code: string): string => names[code as RowReason['code']] ?? code;

export const damagedCodeText = (value: string): string =>
  `«${value}» perdió dígitos en la planilla. Ponele formato Texto a la columna y volvé a cargar el código`;

export const codeBecameDateText = (value: string): string =>
  `Excel convirtió el código en la fecha ${value}. Ponele formato Texto a la columna y volvé a cargar el código`;

export const tooManyCellsText = ({ cells, headings }: TooManyCells): string =>
  `Tiene ${cells} celdas y los títulos son ${headings}: alguna lleva el separador adentro. Ponela entre comillas`;

export const beyondHeadingsText = ({ headings }: CellsBeyondHeadings): string =>
  `Tiene datos a la derecha de la columna ${headings}, que es la última con título: ponele un título o borralos`;

/** Shown in the file of rejected rows, beside a row that was imported: where it is repeated. */
export const repeatedBelowText = ({ line }: RepeatedBelow): string =>
  `Esta fila cuenta, y la línea ${formatCount(line)} la repite. Dejá la que va y borrá la otra`;

export const foreignAmountText = (value: string): string => `«${value}» no está en pesos: pasalo a pesos`;

const saleChoices = `${saleTexts['on-sale']}, ${saleTexts['not-available']} o ${saleTexts.discontinued}`;

const reasonTexts = (kind: ImportKind): Texts<RowReason> => ({
  'missing-value': ({ field }) => `Falta ${fieldText(field, kind)}`,
  'bad-number': ({ field, value }) => `${fieldText(field, kind)}: «${value}» no es un número válido`,
  'foreign-amount': ({ field, value }) => `${fieldText(field, kind)}: ${foreignAmountText(value)}`,
  'negative-number': ({ field, value }) => `${fieldText(field, kind)}: «${value}» es negativo`,
  'number-too-large': ({ field, value }) => `${fieldText(field, kind)}: «${value}» es demasiado grande`,
  'bad-year': ({ field, value }) => `${fieldText(field, kind)}: «${value}» no es un año`,
  'year-out-of-range': ({ field, value }) => `${fieldText(field, kind)}: ${value} está fuera de 1900 a 2100`,
  'year-ahead': ({ from, max }) => `Desde ${from} es demasiado adelante: va hasta ${max}. Revisá el año`,
  'years-reversed': ({ from, to }) => `Los años están al revés: desde ${from} hasta ${to}`,
  'damaged-code': ({ field, value }) => `${fieldText(field, kind)}: ${damagedCodeText(value)}`,
  'code-became-date': ({ field, value }) => `${fieldText(field, kind)}: ${codeBecameDateText(value)}`,
  'error-value': ({ field, value }) => `${fieldText(field, kind)}: la celda tiene el error ${value}`,
  'formula-without-value': ({ field }) =>
    `${fieldText(field, kind)}: la celda es una fórmula sin calcular. Abrí la planilla, guardala y volvé a importarla`,
  'control-characters': ({ field }) => `${fieldText(field, kind)} tiene caracteres que no son texto`,
  'too-long': ({ field, limit }) => `${fieldText(field, kind)} tiene más de ${formatCount(limit)} caracteres`,
  'picture-address': ({ value }) =>
    `${value} es una dirección de internet, y de ahí no se toman fotos: poné el nombre del archivo, o dejá la columna afuera`,
  'bad-picture-name': ({ value }) => `«${value}» no es el nombre de un archivo de foto`,
  'too-many-pictures': ({ limit }) => `Un artículo lleva hasta ${formatCount(limit)} fotos`,
  'bad-iva': ({ value }) => `IVA: «${value}» no es 21 ni 10,5`,
  'bad-sale': ({ field, value }) =>
    `${fieldText(field, kind)}: «${value}» no se entiende. Va ${field === 'sale' ? saleChoices : 'Sí o No'}`,
  'sale-contradicted': ({ sale, discontinued }) =>
    `Dice «${sale}», y en Discontinuado «${discontinued}»: dejá una de las dos`,
  'equivalent-to-itself': ({ value }) => `${value} figura como equivalente de sí mismo`,
  'repeated-below': repeatedBelowText,
  'duplicate-in-file': ({ firstLine, name }) =>
    `${name === undefined ? 'Está repetida' : `${name} está repetido`}: ya figura en la línea ${formatCount(firstLine)}`,
  'relation-twice': ({ firstLine, name }) =>
    `${name === undefined ? 'La' : `${name}: la`} línea ${formatCount(firstLine)} dice la misma relación con otra cantidad o nota. Dejá una`,
  'two-prices': ({ firstLine, name, first, second }) =>
    `${name === undefined ? 'Tiene' : `${name} tiene`} dos precios: ${formatAmount(money(first))} en la línea ${formatCount(firstLine)} y ${formatAmount(money(second))} acá. Dejá uno`,
  'too-many-cells': tooManyCellsText,
  'other-price-list': ({ value }) => `Es de la lista «${value}»`,
  'product-not-found': ({ value }) => `El artículo ${value} no está en el catálogo`,
  'product-undescribed': ({ value }) => `${value} no existe y la planilla no trae descripción`,
  'product-ambiguous': ({ value }) => `Hay varios artículos con el código ${value}: indicá la marca`,
  'model-in-segments': ({ value, segments }) =>
    `${value} está en ${segments.join(' y en ')}: agregá una columna Segmento que diga en cuál va, o uní los que sean el mismo en Marcas, familias y vehículos`,
  'relation-differs': ({ value }) =>
    `${value} ya está relacionado así, con otra cantidad o nota: cambialo en la página del artículo`,
  'related-to-itself': ({ value }) => `${value} figura como relacionado de sí mismo`,
  'product-sold-elsewhere': ({ value, product }) =>
    `${value} ya se vende, en ${product}: su precio, su stock y su costo van en planillas de precios, de stock y de costos`,
  'price-list-withdrawn': ({ value }) => `La lista «${value}» está retirada: volvé a ponerla en uso o elegí otra`,
});

/** Why one row stays out. */
export const rowReasonText = (reason: RowReason, kind: ImportKind): string => tell(reasonTexts(kind), reason);
