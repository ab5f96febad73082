import { orderPaperTexts as texts } from '#adapters/texts/order-papers.es.ts';
import type { PaperLine } from '#core/orders/staff/paper-order.ts';

/** What a line is, the combo that it is of, and what it replaces. */
export const described = ({ description, lot, replaces }: PaperLine): string =>
  [description, lot === '' ? '' : `${texts.lot} ${lot}`, replaces === '' ? '' : `${texts.replaces} ${replaces}`]
    .filter((part) => part !== '')
    .join(' · ');
