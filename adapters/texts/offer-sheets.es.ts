import { type OfferKind, offerKinds } from '#core/offers/management/managed-offer.ts';
import type { OfferFlaw } from '#core/offers/management/offer-flaws.ts';
import { offerFlawFields } from '#core/offers/management/offer-flaws.ts';
import type { OfferRowReason } from '#core/offers/sheets/offer-sheet.service.ts';
import type { OfferSheetWords } from '#core/offers/sheets/offer-sheet.ts';
import { type OfferSheetField, offerColumns } from '#core/offers/sheets/offer-sheet-fields.ts';
import { folded } from '#core/shared/folded.ts';
import type { SheetHeadings } from '#core/sheets/sheet-columns.ts';
import { formatCount } from './numbers.es.ts';
import { offerFlawText, offerManagementProblem } from './offer-management.es.ts';
import { rowUnreadableText } from './sheets.es.ts';

/** What each column is called; the first on the way out, any on the way in. */
const offerSheetHeadings: SheetHeadings<OfferSheetField> = {
  number: ['N° de oferta', 'Número', 'Nro', 'Id'],
  kind: ['Clase', 'Tipo', 'Tipo de oferta'],
  title: ['Nombre del combo', 'Combo', 'Nombre'],
  code: ['Código', 'Cod', 'Artículo', 'Código de artículo'],
  brand: ['Marca'],
  family: ['Familia', 'Rubro'],
  quantity: ['Cantidad en el combo', 'Cantidad', 'Unidades'],
  minQuantity: ['Desde cantidad', 'Cantidad mínima', 'Mínimo'],
  minValue: ['Desde importe', 'Importe mínimo', 'Desde monto'],
  multiplesOnly: ['Sólo múltiplos', 'Múltiplos'],
  percentage: ['Descuento %', 'Descuento', 'Bonificación', '%'],
  price: ['Precio del combo', 'Precio'],
  text: ['Nota o regalo', 'Nota', 'Regalo'],
  from: ['Desde', 'Desde fecha', 'Fecha desde', 'Inicio'],
  until: ['Hasta', 'Hasta fecha', 'Fecha hasta', 'Fin'],
};

export const offerSheetColumns = offerColumns(offerSheetHeadings);

const kindTexts: Readonly<Record<OfferKind, readonly [string, ...string[]]>> = {
  row: ['Por cantidad', 'Oferta', 'Oferta por cantidad', 'Cantidad'],
  promotion: ['Promoción', 'Promo'],
  lot: ['Combo'],
  'value-quantity': ['Valor / Cantidad', 'Valor', 'Por valor', 'Por valor o cantidad'],
};
const kinds = new Map(offerKinds.flatMap((kind) => kindTexts[kind].map((text) => [folded(text), kind])));

export const offerSheetWords: OfferSheetWords = {
  yes: 'Sí',
  no: 'No',
  kindText: (kind) => kindTexts[kind][0],
  kindOf: (text) => kinds.get(folded(text)) ?? null,
};

const columnOf = (field: string): string => {
  const column = { rows: 'code', typeId: 'family' }[field] ?? field;
  return offerSheetHeadings[column as OfferSheetField]?.[0] ?? field;
};

const isFlaw = (reason: OfferRowReason): reason is OfferFlaw => Object.hasOwn(offerFlawFields, reason.code);

/** Why the rows of an offer stay out, as a sentence without final stop. */
export const offerRowReasonText = (reason: OfferRowReason): string => {
  if ('others' in reason && reason.others !== undefined) {
    const { others, ...first } = reason;
    return [first, ...others].map(offerRowReasonText).join('; ');
  }
  if (isFlaw(reason)) return `${columnOf(offerFlawFields[reason.code])}: ${offerFlawText(reason)}`;
  switch (reason.code) {
    case 'cell-unreadable':
    case 'other-decimal-mark':
    case 'foreign-amount':
    case 'damaged-code':
    case 'code-became-date':
    case 'too-many-cells':
    case 'cells-beyond-headings':
    case 'repeated-below':
      return rowUnreadableText(reason);
    case 'name-unknown':
      if (reason.field === 'kind') {
        const all = offerKinds.map((kind) => `«${kindTexts[kind][0]}»`).join(', ');
        return `${columnOf('kind')}: «${reason.name}» no es ninguna. Va una de: ${all}`;
      }
      return `${columnOf(reason.field)}: no existe «${reason.name}»`;
    case 'offer-article-unknown':
      return `No hay un artículo «${reason.name}»`;
    case 'offer-article-ambiguous':
      return `Hay varios artículos «${reason.name}»: poné también la marca, o cargala en la pantalla`;
    case 'offer-rows-differ':
      return `${columnOf(reason.field)}: las filas de un mismo combo dicen cosas distintas`;
    case 'offer-number-of-another':
      return `El N° ${reason.number} es de otra oferta: dejalo vacío para crear una nueva`;
    case 'offer-repeated':
      return `La misma oferta ya está en la línea ${formatCount(reason.line)}`;
    case 'managed-offer-not-found':
      return 'No hay una oferta de esa clase con ese número: dejalo vacío para crear una nueva';
    default:
      return offerManagementProblem(reason);
  }
};
