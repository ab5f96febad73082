import { useState } from 'react';
import { Link } from 'react-router-dom';
import { cartsText, offerKindTexts, offerManagementProblem, offerName } from '#adapters/texts/offer-management.es.ts';
import type { ManagedOffer } from '#core/offers/management/managed-offer.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { linkToOffers, listOf, type OffersUrl } from './offers-url.ts';

const pictureTabs = { lot: 'OfferLots', 'value-quantity': 'OfferValueQuantities' } as const;

/** The acts on an offer beside changing it. */
export function OfferActs({ offer, url }: { readonly offer: ManagedOffer; readonly url: OffersUrl }) {
  const { caller } = useServices();
  const [isAsking, setIsAsking] = useState(false);
  const { kind, id, image, isWithdrawn } = offer;
  const tab = kind === 'lot' || kind === 'value-quantity' ? pictureTabs[kind] : null;
  return (
    <section className="case-part offer-acts" aria-label="Acciones">
      <Link className="btn" to={linkToOffers({ ...listOf(url), copied: id })}>
        Copiar
      </Link>
      {!isWithdrawn && (
        <button type="button" className="btn" onClick={() => setIsAsking(true)}>
          Retirar
        </button>
      )}
      {tab !== null && caller.role === 'Admin' && (
        <Link className="btn" to={`/admin-images?tab=${tab}`}>
          {image === '' ? 'Subir su imagen' : 'Cambiar su imagen'}
        </Link>
      )}
      {isAsking && <WithdrawQuestion offer={offer} onClose={() => setIsAsking(false)} />}
    </section>
  );
}

function WithdrawQuestion({ offer, onClose }: { readonly offer: ManagedOffer; readonly onClose: () => void }) {
  const { managedOffers } = useServices();
  const { toaster } = usePublicServices();
  const { submit, isUnderWay, failure: problem } = useSubmission<string>();
  const { kind, id } = offer;
  const { answer: carts, failure } = useServiceQuery(managedOffers.carts, { kind, id });
  const name = offerName(offer);
  const withdraw = () =>
    submit(async () => {
      const answer = await managedOffers.withdraw({ kind, id });
      if (!answer.ok) return offerManagementProblem(answer.val);
      onClose();
      toaster.show({ kind: 'Success', title: name, message: 'Quedó retirada: ya no vale para nadie' });
      return null;
    });
  return (
    <Confirm
      title={`¿Retirar ${offerKindTexts[kind].the} de ${name}?`}
      action="Retirar"
      // How many carts it is in is known before it is done.
      busy={isUnderWay || (carts === null && failure === null)}
      onConfirm={withdraw}
      onClose={onClose}
    >
      <p role="status">
        {carts !== null
          ? cartsText(kind, carts)
          : failure === null
            ? 'Mirando en cuántos carritos está…'
            : offerManagementProblem(failure)}
      </p>
      <p className="muted">Los pedidos que ya se enviaron no cambian.</p>
      <FormFailure text={problem} />
    </Confirm>
  );
}
