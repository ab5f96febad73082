import type { CompanyMail } from '#core/mail/order-mails.ts';
import { orderStateTexts } from './order-states.es.ts';

/** What a company is mailed of, as it is chosen and shown. */
export const companyMailTexts: Readonly<Record<CompanyMail, string>> = {
  ...orderStateTexts,
  CaseMessage: 'Mensajes de reclamos y garantías',
};
