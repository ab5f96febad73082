import { lazy, Suspense, useId, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  offerFaultsOf,
  offerFaultText,
  offerFlawText,
  offerKindTexts,
  offerName,
  offerStateTexts,
} from '#adapters/texts/offer-management.es.ts';
import type { ManagedOffer, OfferDetails, OfferKind } from '#core/offers/management/managed-offer.ts';
import { offerFlawFields } from '#core/offers/management/offer-flaws.ts';
import type { OfferManagementFailure } from '#core/offers/management/offer-management.service.ts';
import { blankOffer, readTypedOffer, type TypedOffer, typedOffer } from '#core/offers/management/typed-offer.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import { isSameData } from '#core/shared/same-data.ts';
import { useArrivalFocus } from '#web/hooks/arrival-focus.ts';
import { wholeForm } from '#web/hooks/form-errors.ts';
import { useGoOnAfterSaving } from '#web/hooks/go-on-after-saving.ts';
import { useRuleForm } from '#web/hooks/use-rule-form.ts';
import { useUnsavedDraft } from '#web/hooks/use-unsaved.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx';
import { OfferActs } from './offer-acts.tsx';
import { OfferFields } from './offer-fields.tsx';
import { linkToOffers, listOf, type OffersUrl } from './offers-url.ts';
import { useScopeNames } from './scope-names.ts';

// Comes when it is opened: an offer is changed far more often.
const PreviewDialog = lazy(async () => ({ default: (await import('./preview-dialog.tsx')).PreviewDialog }));

interface OfferFormProps {
  readonly url: OffersUrl;
  /** The stored one, kept up to date; null for a new one. */
  readonly offer: ManagedOffer | null;
  /** The offer that a new one begins as; null for none. */
  readonly copied: ManagedOffer | null;
}

const serverFields: Readonly<Partial<Record<OfferManagementFailure['code'], string>>> = {
  ...offerFlawFields,
  'offer-overlaps': 'minQuantity',
  'promotion-overlaps': 'rows',
  'value-offer-overlaps': 'typeId',
  'offer-row-not-found': 'rows',
  'offer-row-discontinued': 'rows',
  'offer-scope-not-found': 'typeId',
};

/** An offer is written: a new one, the copy of one, or one that there is. */
export function OfferForm({ url, offer, copied }: OfferFormProps) {
  const { kind } = url;
  const { managedOffers } = useServices();
  const { toaster, clock } = usePublicServices();
  const goOn = useGoOnAfterSaving();
  const heading = useId();
  const title = useArrivalFocus<HTMLHeadingElement>();
  const [seen, setSeen] = useState(offer);
  const [begun, setBegun] = useState<TypedOffer>(() => begin(kind, offer, copied));
  const draft = useUnsavedDraft<TypedOffer>(`offer ${kind} ${offer?.id ?? 'new'}`, begun);
  const today = dateInBuenosAires(clock.now());
  const form = useRuleForm<TypedOffer>({
    draft,
    problemsOf: (typed) =>
      readTypedOffer(kind, typed, today).flaws.map(({ field, flaw }) => ({ field, text: offerFlawText(flaw) })),
    blank: blankOffer,
  });
  const { the, create } = offerKindTexts[kind];
  const isUnsaved = !isSameData(form.values, begun);
  const isMoved = seen !== null && offer !== null && seen.tag !== offer.tag && !form.isSending;
  const isWithdrawn = offer?.isWithdrawn === true;
  const name = useMemo(() => (seen === null ? create : offerName(seen)), [seen, create]);

  const save = form.submit(async (typed) => {
    const { details } = readTypedOffer(kind, typed, today);
    const answer =
      seen === null
        ? await managedOffers.create(kind, details)
        : await managedOffers.change({ kind, id: seen.id }, seen.tag, details);
    if (!answer.ok) {
      return offerFaultsOf(answer.val).map((fault) => ({
        field: serverFields[fault.code] ?? wholeForm,
        text: offerFaultText(fault),
      }));
    }
    const stored = answer.val;
    const message = `${seen === null ? 'Oferta creada' : 'Se guardó'}: ${offerStateTexts[stored.state].toLowerCase()}`;
    toaster.show({ kind: 'Success', title: offerName(stored), message });
    const now = typedOffer(stored);
    setSeen(stored);
    setBegun(now);
    draft.set(now);
    if (seen === null) {
      goOn(linkToOffers({ ...listOf(url), open: stored.id }));
    }
    return [];
  });
  const [previewed, setPreviewed] = useState<OfferDetails | null>(null);
  const { typeId, brandId } = form.values;
  const names = useScopeNames(typeId, brandId, offer ?? copied);
  const look = () => {
    const read = readTypedOffer(kind, draft.get(), today);
    // Saving it says at its fields what is wrong.
    if (read.flaws.length > 0) form.element.current?.requestSubmit();
    else setPreviewed(read.details);
  };
  const takeTheirs = () => {
    if (offer === null) return;
    setSeen(offer);
    setBegun(typedOffer(offer));
    draft.set(typedOffer(offer));
  };
  return (
    <form
      ref={form.element}
      className="detail case-form offer-form"
      aria-labelledby={heading}
      onSubmit={save}
      noValidate
    >
      <header>
        <h2 id={heading} ref={title} tabIndex={-1}>
          {name}
        </h2>
        <Link className="btn" to={linkToOffers(listOf(url))} aria-label="Cerrar sin guardar">
          <Icon name="close" />
        </Link>
      </header>
      {isWithdrawn && <p className="notice">Está retirada: no vale para nadie. Para ofrecerlo de nuevo, copiala.</p>}
      {isMoved && !isWithdrawn && (
        <p className="notice warn">
          Otra persona cambió {the} mientras tanto.{' '}
          <button type="button" className="btn" onClick={takeTheirs}>
            Ver cómo quedó
          </button>{' '}
          <button type="button" className="btn" onClick={() => setSeen(offer)}>
            Guardar igual lo mío
          </button>
        </p>
      )}
      <fieldset className="case-written" role="presentation" disabled={form.isSending || isWithdrawn}>
        <OfferFields kind={kind} form={form} named={offer ?? copied} />
      </fieldset>
      <FormFailure text={form.failure} />
      {!isWithdrawn && (
        <button type="submit" className="btn primary big" disabled={form.isSending || (seen !== null && !isUnsaved)}>
          {form.isSending ? 'Guardando…' : seen === null ? create.replace(/^Nuev[ao]/, 'Crear') : 'Guardar'}
        </button>
      )}
      {!isWithdrawn && (
        <button type="button" className="btn offer-look" disabled={form.isSending} onClick={look}>
          Ver como la ve un cliente
        </button>
      )}
      {previewed !== null && (
        <Suspense>
          <PreviewDialog
            kind={kind}
            details={previewed}
            offerId={offer?.id ?? null}
            named={{ ...names, image: offer?.image ?? '' }}
            onClose={() => setPreviewed(null)}
          />
        </Suspense>
      )}
      {offer !== null && <OfferActs offer={offer} url={url} />}
      <UnsavedChangesGuard isUnsaved={isUnsaved && !form.isSending && !isWithdrawn} what={the} />
    </form>
  );
}

/** A copy is offered on other days: those of the former would be in its way. */
const begin = (kind: OfferKind, offer: ManagedOffer | null, copied: ManagedOffer | null): TypedOffer => {
  if (offer !== null) return typedOffer(offer);
  if (copied === null) return kind === 'promotion' ? { ...blankOffer, minQuantity: '1' } : blankOffer;
  return { ...typedOffer(copied), from: '', until: '' };
};
