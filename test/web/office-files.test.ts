import { expect, it } from 'vitest';
import {
  claimTableTexts,
  mailTableTexts,
  paymentTableTexts,
  warrantyTableTexts,
} from '#adapters/texts/list-tables.es.ts';
import { everyCase } from '#core/cases/case-filter.ts';
import { everyPayment } from '#core/payments/payment.ts';
import { staffClaimColumns } from '#web/claims/staff-claim-columns.tsx';
import { mailColumns } from '#web/mails/mail-columns.tsx';
import { paymentColumns } from '#web/payments/payment-columns.tsx';
import { staffWarrantyColumns } from '#web/warranties/staff-warranty-columns.tsx';

const state = { filter: everyCase, after: null, open: null };
const headers = (columns: readonly { readonly header: string }[]) => columns.map(({ header }) => header);

const customerCode = 'Código de cliente';
/** The screen names a customer by its name, which leads to it; a file has its code beside the name. */
const withCode = (shown: readonly string[]) =>
  shown.flatMap((header) => (header === 'Cliente' ? [customerCode, header] : [header]));

it.each([
  ['claims', claimTableTexts, withCode(headers(staffClaimColumns(state, new Map())))],
  ['warranties', warrantyTableTexts, withCode(headers(staffWarrantyColumns(state, new Map())))],
  ['payments', paymentTableTexts, withCode(headers(paymentColumns({ ...everyPayment, isOnAccount: true })))],
  // Why it did not go out stands below the subject there.
  ['mails', mailTableTexts, [...headers(mailColumns), 'Problema']],
])('a file of %s has the columns of its screen', (_what, { name: _name, ...headings }, shown) => {
  expect(Object.values(headings)).toEqual(shown);
});
