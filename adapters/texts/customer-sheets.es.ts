import { knownStates } from '#core/customers/customer-state.ts';
import { emailKinds } from '#core/customers/other-email.ts';
import type { CustomerRowReason } from '#core/customers/sheets/customer-sheet.service.ts';
import {
  type CustomerSheetField,
  type CustomerSheetWords,
  customerColumns,
} from '#core/customers/sheets/customer-sheet.ts';
import { folded } from '#core/shared/folded.ts';
import type { SheetHeadings } from '#core/sheets/sheet-columns.ts';
import { customerFlawText, customerManagementProblem } from './customer-management.es.ts';
import { customerStateText } from './customer-states.es.ts';
import { emailKindTexts } from './email-kinds.es.ts';
import { formatCount } from './numbers.es.ts';
import { rowUnreadableText } from './sheets.es.ts';

/** What each column is called; the first on the way out, any on the way in. */
const customerSheetHeadings: SheetHeadings<CustomerSheetField> = {
  code: ['Código', 'Código de cliente', 'N° de cliente', 'N°', 'Cuenta', 'N° de cuenta', 'Id', 'Id cliente'],
  name: [
    'Razón social',
    'Nombre',
    'Denominación',
    'Nombre del cliente',
    'Apellido y nombre',
    'Nombre y apellido',
    'Razón',
  ],
  fantasyName: ['Nombre de fantasía', 'Fantasía', 'Nombre fantasía', 'Nombre comercial'],
  cuit: ['CUIT', 'C.U.I.T.', 'N° de CUIT', 'CUIT / CUIL', 'CUIT / DNI'],
  email: ['E-mail', 'Email', 'Correo', 'Mail', 'Correo electrónico', 'Dirección de correo', 'Mail de contacto'],
  otherEmails: ['Otros e-mails', 'E-mails', 'Emails', 'Otros mails', 'Correos', 'Mails'],
  phone: [
    'Teléfono',
    'Tel',
    'Teléfonos',
    'Celular',
    'Cel',
    'Teléfono 1',
    'T.E.',
    'WhatsApp',
    'Móvil',
    'N° de teléfono',
  ],
  address: [
    'Dirección',
    'Domicilio',
    'Calle',
    'Dir',
    'Domicilio comercial',
    'Domicilio fiscal',
    'Dirección comercial',
    'Calle y número',
  ],
  town: ['Localidad', 'Ciudad', 'Loc', 'Población'],
  province: ['Provincia', 'Prov', 'Pcia'],
  postcode: ['Código postal', 'CP', 'C.P.', 'C. postal'],
  otherAddresses: [
    'Otras direcciones por nombre|calle|localidad|provincia|CP|nota',
    'Otras direcciones',
    'Direcciones',
    'Sucursales',
  ],
  zone: ['Zona', 'Zona de venta', 'Zona de reparto', 'Recorrido'],
  zoneEmail: ['E-mail de la zona', 'Email zona'],
  seller: ['Vendedor', 'Vend', 'Nombre del vendedor', 'Viajante', 'Corredor', 'Representante'],
  priceList: ['Lista de precios', 'Lista', 'Lista asignada', 'N° de lista', 'Lista N°'],
  state: ['Estado', 'Situación', 'Estado del cliente'],
  discount1: [
    'Bonificación 1',
    'Descuento 1',
    'Bonificación',
    'Descuento',
    'Bonificación general',
    'Descuento general',
    'Desc',
    'Desc 1',
  ],
  discount2: ['Bonificación 2', 'Descuento 2', 'Desc 2'],
  discount3: ['Bonificación 3', 'Descuento 3', 'Desc 3'],
  discount4: ['Bonificación 4', 'Descuento 4', 'Desc 4'],
  discount5: ['Bonificación 5', 'Descuento 5', 'Desc 5'],
  discountItems: ['Bonificaciones por marca|familia|%|leyenda', 'Bonificaciones por marca y familia'],
  allowOffers: ['Ofertas'],
  creditLimit: ['Límite de crédito', 'Crédito', 'Límite', 'Límite de cuenta', 'Crédito máximo', 'Tope de crédito'],
  adminLogin: ['Usuario administrador'],
  userLogin: ['Usuario'],
};

export const customerSheetColumns = customerColumns(customerSheetHeadings);

const states = new Map(
  knownStates.flatMap((state) => [state, customerStateText(state)].map((text) => [folded(text), state])),
);

export const customerSheetWords: CustomerSheetWords = {
  yes: 'Sí',
  no: 'No',
  emailKindText: (kind) => emailKindTexts[kind],
  emailKindOf: (text) => emailKinds.find((kind) => folded(emailKindTexts[kind]) === folded(text)) ?? null,
  stateText: customerStateText,
  stateOf: (text) => states.get(folded(text)) ?? text.trim(),
};

const fieldText = (field: string): string => {
  const [, name = field, place] = /^([a-zA-Z]+)(?:\.(\d+))?/.exec(field) ?? [];
  const column = name === 'discounts' ? `discount${Number(place) + 1}` : name.replace(/^(seller|priceList)Id$/, '$1');
  return customerSheetHeadings[column as CustomerSheetField]?.[0] ?? field;
};

/** A sheet of customers makes neither sellers nor price lists. */
const missingTexts: Readonly<Record<string, string>> = {
  seller: '. Cargalo antes en Personal, o dejá esa celda vacía',
  priceList: '. Creala antes en Listas de precios',
};

/** Why a row stays out, as a sentence without final stop. */
export const customerRowReasonText = (reason: CustomerRowReason): string => {
  switch (reason.code) {
    case 'name-unknown':
      if (reason.field === 'otherAddresses') return `${fieldText(reason.field)}: «${reason.name}» está de más`;
      if (reason.choices !== undefined)
        return `${fieldText(reason.field)}: ${formatCount(reason.choices.length)} se llaman «${reason.name}». Poné ${reason.choices.join(' o ')}`;
      return `${fieldText(reason.field)}: no existe «${reason.name}»${missingTexts[reason.field] ?? ''}`;
    case 'seller-gone':
      return `Vendedor: «${reason.name}» está de baja`;
    case 'cell-unreadable':
    case 'other-decimal-mark':
    case 'foreign-amount':
    case 'damaged-code':
    case 'code-became-date':
    case 'too-many-cells':
    case 'cells-beyond-headings':
    case 'repeated-below':
      return rowUnreadableText(reason);
    case 'code-repeated':
      return `El código ya está en la línea ${formatCount(reason.line)}`;
    case 'customer-code-taken':
    case 'customer-cuit-taken':
    case 'customer-login-taken':
    case 'customer-choice-unknown':
    case 'customer-moved':
    case 'customer-not-found':
      return customerManagementProblem(reason);
    default:
      return `${fieldText(reason.field)}: ${customerFlawText(reason)}`;
  }
};
