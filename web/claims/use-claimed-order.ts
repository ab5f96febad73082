import { useState } from 'react';
import { formatNumber, parseDocumentNumber } from '#core/orders/number.ts';
import type { Order } from '#core/orders/order.ts';
import { productNotHad, useFromOrder } from '#web/cases/use-from-order.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import type { OwnOrder } from '#web/orders/own-order.ts';
import { useServices } from '#web/services.ts';
import { type ClaimDraft, isBlankClaim, withArticle, withOrder } from './claim-draft.ts';
import { linkToClaims } from './claim-url.ts';

const numberIn = (text: string): string | null => {
  const number = parseDocumentNumber(text);
  return number === null ? null : formatNumber(number);
};

interface ClaimedOrderField {
  /** The company's own order that the claim names; null where it names none. */
  readonly order: Order | null;
  /** Called once the order's number was typed: only then the order is looked up. */
  readonly onDocument: (text: string) => void;
  /** The order of the number that was typed, also while the field was not left yet (docs/rules/claims.md 6). */
  readonly beforeSending: (text: string) => Promise<Order | null>;
}

/** The order of a number; null where it is no number of one, and where none came. */
export const namedOrder = async (
  text: string,
  shown: Order | null,
  ownOrder: Pick<OwnOrder, 'fetch'>,
): Promise<Order | null> => {
  const number = numberIn(text);
  if (number === null) return null;
  if (shown !== null && formatNumber(shown) === number) return shown;
  const found = await ownOrder.fetch(number);
  return found.ok ? found.val : null;
};

/**
 * The order that a claim is about: the one that its address names is filled in, unless another claim is being written.
 */
export function useClaimedOrder(
  form: RuleForm<ClaimDraft>,
  origins: readonly { readonly name: string }[] | null,
): ClaimedOrderField {
  const [typed, setTyped] = useState(() => numberIn(form.values.purchaseDocument));
  const from = useFromOrder({
    formAt: linkToClaims({ isNew: true }),
    isReady: origins !== null,
    begin(from, order, article, product) {
      const { values } = form;
      if (!isBlankClaim(values) && numberIn(values.purchaseDocument) !== from.order)
        return 'Ya estabas escribiendo otro reclamo. Envialo o descartalo, y volvé a tocar Reclamar';
      setTyped(from.order);
      const origin = origins?.find(({ name }) => /pedido/i.test(name))?.name ?? '';
      form.change((before) => withOrder(before, order, origin));
      if (article === null) return null;
      if (product === null) return productNotHad(article);
      form.change((before) => withArticle(before, product, article.quantity));
      return null;
    },
  });
  const { ownOrder } = useServices();
  const { answer: order } = useServiceQuery(ownOrder, from?.order ?? typed);
  return {
    order,
    onDocument: (text) => setTyped(numberIn(text)),
    beforeSending(text) {
      setTyped(numberIn(text));
      return namedOrder(text, order, ownOrder);
    },
  };
}
