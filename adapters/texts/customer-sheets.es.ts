import type { CustomerRowReason } from '#core/customer-sheets/customer-sheet.service.ts';
import {
  type CustomerSheetField,
  type CustomerSheetWords,
  customerColumns,
} from '#core/customer-sheets/customer-sheet.ts';
import { emailKinds } from '#core/customers/other-email.ts';
import { knownStates } from '#core/customers/standing.ts';
import { folded } from '#core/shared/folded.ts';
import type { SheetHeadings } from '#core/sheets/sheet-columns.ts';
import { customerFlawText, customerManagementProblem } from './customer-management.es.ts';
import { customerStateText } from './customer-states.es.ts';
import { emailKindTexts } from './email-kinds.es.ts';
import { formatCount } from './numbers.es.ts';
import { rowUnreadableText } from './sheets.es.ts';

/** What each column is called; the first on the way out, any on the way in. */
const customerSheetHeadings: SheetHeadings<CustomerSheetField> = {
  code: ['Código', 'Cod', 'Código de cliente', 'N° de cliente', 'Cliente'],
  name: ['Razón social', 'Nombre', 'Denominación'],
  fantasyName: ['Nombre de fantasía', 'Fantasía'],
  cuit: ['CUIT', 'C.U.I.T.'],
  email: ['E-mail', 'Email', 'Correo', 'Mail'],
  otherEmails: ['Otros e-mails', 'E-mails', 'Emails', 'Otros mails', 'Correos', 'Mails'],
  phone: ['Teléfono', 'Tel', 'Teléfonos', 'Celular'],
  address: ['Dirección', 'Domicilio', 'Calle'],
  town: ['Localidad', 'Ciudad'],
  province: ['Provincia'],
  postcode: ['Código postal', 'CP', 'C.P.'],
  otherAddresses: [
    'Otras direcciones por nombre|calle|localidad|provincia|CP|nota',
    'Otras direcciones',
    'Direcciones',
    'Sucursales',
  ],
  zone: ['Zona'],
  zoneEmail: ['E-mail de la zona', 'Email zona'],
  seller: ['Vendedor'],
  priceList: ['Lista de precios', 'Lista'],
  state: ['Estado', 'Situación'],
  discount1: ['Bonificación 1', 'Bonif 1', 'Descuento 1', 'Dto 1'],
  discount2: ['Bonificación 2', 'Bonif 2', 'Descuento 2', 'Dto 2'],
  discount3: ['Bonificación 3', 'Bonif 3', 'Descuento 3', 'Dto 3'],
  discount4: ['Bonificación 4', 'Bonif 4', 'Descuento 4', 'Dto 4'],
  discount5: ['Bonificación 5', 'Bonif 5', 'Descuento 5', 'Dto 5'],
  discountItems: ['Bonificaciones por marca|familia|%|leyenda', 'Bonificaciones por marca y familia'],
  allowOffers: ['Ofertas'],
  creditLimit: ['Límite de crédito', 'Crédito'],
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

/** Why a row stays out, as a sentence without final stop. */
export const customerRowReasonText = (reason: CustomerRowReason): string => {
  switch (reason.code) {
    case 'name-unknown':
      if (reason.field === 'otherAddresses') return `${fieldText(reason.field)}: «${reason.name}» está de más`;
      return `${fieldText(reason.field)}: no existe «${reason.name}»`;
    case 'cell-unreadable':
    case 'other-decimal-mark':
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
