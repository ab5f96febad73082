import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { orderArticles } from '#core/claims/order-articles.ts';
import { formatNumber, parseDocumentNumber } from '#core/orders/number.ts';
import type { Order } from '#core/orders/order.ts';
import { readFromOrder } from '#web/cases/order-link.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
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
  /** Its number was typed: only then it is looked up. */
  readonly onDocument: (text: string) => void;
}

/**
 * The order that a claim is about: the one that its address names is filled in, unless another claim is being written.
 */
export function useClaimedOrder(
  form: RuleForm<ClaimDraft>,
  origins: readonly { readonly name: string }[] | null,
): ClaimedOrderField {
  const { ownOrder, productFinder } = useServices();
  const { toaster } = usePublicServices();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const from = readFromOrder(query);
  const [typed, setTyped] = useState(() => numberIn(form.values.purchaseDocument));
  const asked = from?.order ?? typed;
  const { answer: order, failure } = useServiceQuery(ownOrder, asked);
  const isKnown = origins !== null && (order !== null || failure !== null);
  // The address changes a moment after the form does.
  const isTaken = useRef(false);
  useEffect(() => {
    if (from === null || isTaken.current || !isKnown) return;
    isTaken.current = true;
    navigate(linkToClaims({ isNew: true }), { replace: true });
    if (order === null) {
      toaster.show({
        kind: 'Error',
        title: `Pedido ${from.order}`,
        message: 'No se pudo traer el pedido. Completalo a mano',
      });
      return;
    }
    const { values } = form;
    if (!isBlankClaim(values) && numberIn(values.purchaseDocument) !== from.order) {
      const message = 'Ya estabas escribiendo otro reclamo. Envialo o descartalo, y volvé a tocar Reclamar';
      toaster.show({ kind: 'Error', title: `Pedido ${from.order}`, message });
      return;
    }
    setTyped(from.order);
    const origin = origins.find(({ name }) => /pedido/i.test(name))?.name ?? '';
    form.change((before) => withOrder(before, order, origin));
    const article = orderArticles(order).find(({ lineId }) => lineId === from.line);
    if (article === undefined) return;
    void productFinder.ofOrder(article).then((found) => {
      if (found !== null) form.change((before) => withArticle(before, found, article.quantity));
    });
  }, [from, isKnown, order, origins, form, navigate, toaster, productFinder]);
  return { order, onDocument: (text) => setTyped(numberIn(text)) };
}
