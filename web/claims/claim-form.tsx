import { useId, useState } from 'react';
import { claimedBeyondText } from '#adapters/texts/claims.es.ts';
import { type ClaimedBeyond, claimedBeyond } from '#core/claims/beyond-order.ts';
import { claimFlaws, firstPurchaseDate, maxLengthsOfClaim } from '#core/claims/claim-to-open.ts';
import { orderArticles } from '#core/claims/order-articles.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import { CaseForm } from '#web/cases/case-form.tsx';
import { OrderArticles } from '#web/cases/order-articles.tsx';
import { InvoiceList, useOwnInvoices } from '#web/cases/own-invoices.tsx';
import { ProductField } from '#web/cases/product-field.tsx';
import { useKeptSubmission } from '#web/hooks/kept-submission.ts';
import { useRowFocus } from '#web/hooks/row-focus.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { BoldFigures } from '#web/ui/bold-figures.tsx';
import { ChoicesFailed } from '#web/ui/choices-failed.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import {
  blankClaim,
  type ClaimDraft,
  claimOf,
  isBlankClaim,
  withArticle,
  withInvoice,
  withProduct,
} from './claim-draft.ts';
import { ClaimFormProducts } from './claim-form-products.tsx';
import { linkToClaims } from './claim-url.ts';
import { useClaimForm } from './use-claim-form.ts';
import { useClaimedOrder } from './use-claimed-order.ts';

const closeTo = linkToClaims();

/** A new claim while it is written. */
export function ClaimForm() {
  const { claimQueries } = useServices();
  const { clock } = usePublicServices();
  const { form, codeProblem, remove, send } = useClaimForm();
  const draft = form.values;
  const asked = useServiceQuery(claimQueries.options);
  const { answer: options, failure: noOptions } = asked;
  const focus = useRowFocus();
  const invoices = useOwnInvoices();
  const invoiceList = useId();
  const add = (adding: (before: ClaimDraft) => ClaimDraft) => {
    focus.added('last');
    form.change(adding);
  };
  const { order, onDocument, beforeSending } = useClaimedOrder(
    form,
    options?.origins ?? (noOptions === null ? null : []),
  );
  const { submit: look } = useSubmission();
  /** What is asked about before it is sent. */
  const [beyond, setBeyond] = useState<readonly ClaimedBeyond[]>([]);
  const isReady = claimFlaws(claimOf(draft), dateInBuenosAires(clock.now())).length === 0 && draft.code.trim() === '';
  const ask = async () => {
    const named = await beforeSending(draft.purchaseDocument);
    const { products } = claimOf(claimQueries.draft.get());
    const found = named === null ? [] : claimedBeyond(products, orderArticles(named));
    setBeyond(found);
    if (found.length === 0) send();
  };
  return (
    <CaseForm
      kind="claim"
      title="Nuevo reclamo"
      action="Enviar reclamo"
      discardQuestion="¿Descartar este reclamo?"
      closeTo={closeTo}
      isBlank={isBlankClaim(draft)}
      form={form}
      isSending={useKeptSubmission(claimQueries.sending).isUnderWay}
      onSend={(event) => {
        event.preventDefault();
        if (isReady) look(ask);
        else send(event);
      }}
      discard={() => claimQueries.draft.set(blankClaim)}
    >
      <ChoicesFailed of={[asked]} lacking="los orígenes y motivos" />
      {options !== null && options.origins.length === 0 && (
        <p className="notice warn">Todavía no se puede reclamar: el distribuidor no cargó los orígenes. Avisale.</p>
      )}
      <div className="case-fields">
        <FormField form={form} name="origin" label="Origen">
          {(control) => (
            <select {...control}>
              <Options none="Elegí uno" chosen={control.value} options={options?.origins ?? []} />
            </select>
          )}
        </FormField>
        <FormField form={form} name="reason" label="Motivo">
          {(control) => (
            <select {...control}>
              <Options none="Sin motivo" chosen={control.value} options={options?.reasons ?? []} />
            </select>
          )}
        </FormField>
        <FormField form={form} name="purchaseDate" label="Fecha de la factura o del pedido">
          {(control) => <input {...control} type="date" min={firstPurchaseDate} max={dateInBuenosAires(clock.now())} />}
        </FormField>
        <FormField form={form} name="purchaseDocument" label="Número de factura o pedido">
          {(control) => (
            <>
              <input
                {...control}
                onChange={(event) => {
                  control.onChange(event);
                  const invoice = invoices.find(({ title }) => title === event.target.value.trim());
                  if (invoice !== undefined) form.change((before) => withInvoice(before, invoice));
                }}
                onBlur={(event) => {
                  control.onBlur(event);
                  onDocument(event.target.value);
                }}
                list={invoiceList}
                className="mono"
                autoComplete="off"
                maxLength={maxLengthsOfClaim.purchaseDocument}
                placeholder="A 00001-00012345"
              />
              <InvoiceList id={invoiceList} invoices={invoices} />
            </>
          )}
        </FormField>
      </div>
      <fieldset className="case-part">
        <legend>Artículos</legend>
        <ClaimFormProducts form={form} focus={focus} onRemove={remove}>
          {order !== null && (
            <OrderArticles
              order={order}
              isTaken={({ productId, productBrandName }) =>
                draft.products.some(
                  ({ brandId, brands, ...product }) =>
                    product.productId === productId &&
                    brands.find(({ id }) => id === brandId)?.name === productBrandName,
                )
              }
              onTake={(product, quantity) => add((before) => withArticle(before, product, quantity))}
            />
          )}
          <ProductField
            label={draft.products.length === 0 ? 'Artículo' : 'Otro artículo'}
            isRequired={form.isRequired('code') && draft.products.length === 0}
            isOneOfSeveral
            typed={draft.code}
            problem={codeProblem}
            onType={(code) => form.change({ code })}
            onLeave={() => form.leave('code')}
            onFound={(product, isTypedSince) => {
              const adding = (before: ClaimDraft) => withProduct(before, product, isTypedSince);
              // Who types the next one already goes on there.
              if (isTypedSince) form.change(adding);
              else add(adding);
            }}
          />
        </ClaimFormProducts>
      </fieldset>
      {beyond.length > 0 && (
        <Confirm
          title="¿Reclamar más de lo que compraste?"
          action="Enviar reclamo"
          onClose={() => setBeyond([])}
          onConfirm={() => {
            setBeyond([]);
            send();
          }}
        >
          <ul>
            {beyond.map((article) => (
              <li key={article.productCode}>
                <span className="code mono">{article.productCode}</span>
                <BoldFigures text={(bold) => claimedBeyondText(article, bold)} />
              </li>
            ))}
          </ul>
        </Confirm>
      )}
      <FormField form={form} name="note" label="Nota">
        {(control) => (
          <textarea {...control} rows={4} maxLength={maxLengthsOfClaim.note} placeholder="Qué pasó, y qué esperás" />
        )}
      </FormField>
    </CaseForm>
  );
}

interface OptionsProps {
  readonly none: string;
  readonly chosen: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
}

/** A chosen option is shown also where the list does not have it (yet). */
function Options({ none, chosen, options }: OptionsProps) {
  return (
    <>
      <option value="">{none}</option>
      {chosen !== '' && !options.some(({ name }) => name === chosen) && <option value={chosen}>{chosen}</option>}
      {options.map(({ id, name }) => (
        <option key={id} value={name}>
          {name}
        </option>
      ))}
    </>
  );
}
