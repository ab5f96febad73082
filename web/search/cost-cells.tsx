import { formatAmount } from '#adapters/texts/numbers.es.ts';
import { offerQuantityText, withoutIva } from '#adapters/texts/pricing.es.ts';
import type { ProductPrice } from '#core/catalogue/products/product.ts';
import { applicableOffer } from '#core/pricing/offer.ts';
import { discountLabel } from '#core/pricing/price.ts';
import type { Money } from '#core/shared/money.ts';
import { PopupMenu } from '#web/ui/popup-menu.tsx';

interface CostCellsProps {
  readonly price: ProductPrice & { readonly cost: Money };
  readonly quantity: number;
  /** What the amount is; of staff without a customer their list price (docs/rules/pricing.md 10). */
  readonly title?: 'Costo' | 'Precio de lista';
}

/** The cost of one at this quantity: an offer that applies replaces the cost. */
export function CostCells({ price, quantity, title = 'Costo' }: CostCellsProps) {
  const { realCost, offers } = price;
  const offer = applicableOffer(offers, quantity);
  const { cost, sellingPrice, discountsApplied } = offer ?? price;
  const isPromoted = realCost !== null && discountLabel(price.cost, realCost) !== null;
  const percent = realCost === null ? null : discountLabel(cost, realCost);
  return (
    <>
      <td className="c-cost">
        <PopupMenu
          className="cost"
          label={formatAmount(cost)}
          name={`${title} ${formatAmount(cost)} de ${price.code}: cómo se forma`}
        >
          <CostSteps
            title={title}
            listPrice={title === 'Costo' ? price.listPrice : null}
            cost={cost}
            steps={discountsApplied}
          />
        </PopupMenu>
        {percent !== null && <div className="off">- {percent}% off</div>}
        {isPromoted && <div className="off while">Hasta agotar stock</div>}
        {offers.map((each) => (
          <div key={each.id} className={each.id === offer?.id ? 'offer on' : 'offer'} title={each.note}>
            {offerQuantityText(each)}: {formatAmount(each.cost)}
          </div>
        ))}
      </td>
      <td className="c-sale">{sellingPrice !== null && formatAmount(sellingPrice)}</td>
    </>
  );
}

interface CostStepsProps {
  readonly title: string;
  readonly listPrice: Money | null;
  readonly cost: Money;
  readonly steps: ProductPrice['discountsApplied'];
}

/** The steps from the list price to the cost, so that a person can recompute it. */
function CostSteps({ title, listPrice, cost, steps }: CostStepsProps) {
  return (
    <dl className="cost-steps">
      {listPrice !== null && (
        <div>
          <dt>Precio de lista</dt>
          <dd>{formatAmount(listPrice)}</dd>
        </div>
      )}
      {steps.map(({ text, percentage }) => (
        <div key={`${text} ${percentage}`}>
          <dt>{text || 'Bonificación'}</dt>
          <dd>−{percentage.toString().replace('.', ',')} %</dd>
        </div>
      ))}
      <div className="sum">
        <dt>
          {title} <small className="muted">{withoutIva}</small>
        </dt>
        <dd>{formatAmount(cost)}</dd>
      </div>
    </dl>
  );
}
