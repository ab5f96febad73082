import { useState } from 'react';
import { customerManagementProblem } from '#adapters/texts/customer-management.es.ts';
import { dearerOfferText, offerManagementProblem } from '#adapters/texts/offer-management.es.ts';
import { everyCustomer } from '#core/customers/customer-search.ts';
import type { ManagedOfferId, OfferDetails, OfferKind } from '#core/offers/management/managed-offer.ts';
import type { OfferPreview } from '#core/offers/management/offer-preview.ts';
import type { OfferValueQuantity } from '#core/offers/offer.service.ts';
import { dearerOffers } from '#core/pricing/dearer-offer.ts';
import { asId } from '#core/shared/ids.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { Lots } from '#web/offers/lots.tsx';
import { ValueQuantities } from '#web/offers/value-quantities.tsx';
import { CostCells } from '#web/search/cost-cells.tsx';
import { useServices } from '#web/services.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { NameFilter } from '#web/ui/name-filter.tsx';
import { OfficeFilter } from '#web/ui/office-filter.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface PreviewDialogProps {
  readonly kind: OfferKind;
  readonly details: OfferDetails;
  /** The id of the stored offer; null for a new one. */
  readonly offerId: ManagedOfferId | null;
  /** The names of the family and the brand, and the file of the picture, which the details do not say. */
  readonly named: Pick<OfferValueQuantity, 'productTypeName' | 'productBrandName' | 'image'>;
  readonly onClose: () => void;
}

/** What is typed as a customer would see it: drawn by the customers' own parts, at their prices. */
export function PreviewDialog({ kind, details, offerId, named, onClose }: PreviewDialogProps) {
  const isMuch = kind === 'value-quantity';
  const [customerId, setCustomerId] = useState('');
  return (
    <Dialog title="Como la ve un cliente" className="offer-preview" onClose={onClose}>
      {!isMuch && <CustomerChoice customerId={customerId} onChoose={setCustomerId} />}
      {isMuch ? (
        <ValueQuantities offers={[valueQuantityOf(details, named)]} />
      ) : (
        <Priced kind={kind} details={details} offerId={offerId} image={named.image} customerId={customerId} />
      )}
      <div className="dialog-actions">
        <button type="button" className="btn" onClick={onClose}>
          Cerrar
        </button>
      </div>
    </Dialog>
  );
}

/** The offer as its card shows it; a customer's price does not depend on who looks at the preview. */
const valueQuantityOf = (details: OfferDetails, named: PreviewDialogProps['named']): OfferValueQuantity => ({
  id: 'preview',
  productTypeParentId: null,
  productTypeId: details.typeId,
  productBrandId: details.brandId,
  productTypeParentName: '',
  ...named,
  minValue: details.minValue,
  minQuantity: details.minQuantity,
  discount: details.percentage,
  giftText: details.text,
});

interface CustomerChoiceProps {
  readonly customerId: string;
  readonly onChoose: (id: string) => void;
}

function CustomerChoice({ customerId, onChoose }: CustomerChoiceProps) {
  const { customerManagement } = useServices();
  const [text, setText] = useState('');
  const { answer, failure } = useServiceQuery(customerManagement.page, {
    filter: { ...everyCustomer, text },
    after: null,
  });
  return (
    <div className="offer-preview-who">
      <NameFilter label="Buscar un cliente" placeholder="Nombre o código" value={text} onChange={setText} />
      <OfficeFilter
        label="Quién la mira"
        any="Sin descuentos, a precio de lista"
        value={customerId}
        choices={(answer?.customers ?? []).map(({ id, name, externalCode }) => ({
          id,
          name: `${name} (${externalCode})`,
        }))}
        onChange={onChoose}
      />
      {failure !== null && <p className="notice bad">{customerManagementProblem(failure)}</p>}
    </div>
  );
}

interface PricedProps extends Pick<PreviewDialogProps, 'kind' | 'details' | 'offerId'> {
  readonly image: string;
  readonly customerId: string;
}

function Priced({ kind, details, offerId, image, customerId }: PricedProps) {
  const { managedOffers } = useServices();
  const asked = {
    kind,
    details,
    offerId,
    customerId: customerId === '' ? null : asId<'customer'>(customerId),
  };
  const { answer, answered, failure, isCurrent, retry } = useServiceQuery(managedOffers.preview, asked);
  // The preview of another customer stays until the new one comes; another offer's does not.
  const shown = isCurrent || answered?.details === details ? answer : null;
  return (
    <QueryState
      of={{ answer: shown, failure, retry }}
      problem={offerManagementProblem}
      skeleton={<Skeleton rows={2} kind="office" />}
    >
      {(preview) => <Shown preview={preview} image={image} quantity={details.minQuantity ?? 1} />}
    </QueryState>
  );
}

const unseen = 'Este cliente no la ve: no tiene ofertas, o alguno de los artículos no está a la venta para él.';

interface ShownProps {
  readonly preview: OfferPreview;
  readonly image: string;
  readonly quantity: number;
}

function Shown({ preview: { product, lot }, image, quantity }: ShownProps) {
  if (lot !== null) return <Lots lots={[{ ...lot, image }]} marked={null} />;
  const price = product?.prices[0];
  if (product === null || price === undefined || price.cost === null) return <p className="notice">{unseen}</p>;
  const offered = { ...price, cost: price.cost };
  return (
    <>
      {dearerOffers(offered).map((dearer) => (
        <p key={dearer.minQuantity} className="notice warn">
          {dearerOfferText(dearer)}
        </p>
      ))}
      <table className="offer-preview-row">
        <caption className="muted">Con {quantity === 1 ? 'una unidad' : `${quantity} unidades`} en el carrito</caption>
        <thead>
          <tr>
            <th>Artículo</th>
            <th className="num">Costo</th>
            {price.sellingPrice !== null && <th className="num">Venta</th>}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <span className="mono">{price.code}</span> {price.productBrand}
              <span className="sub muted">{product.shown.description}</span>
            </th>
            <CostCells price={offered} quantity={quantity} />
          </tr>
        </tbody>
      </table>
    </>
  );
}
