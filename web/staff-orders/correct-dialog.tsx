import { useEffect, useRef, useState } from 'react';
import { formatCount, formatPesos } from '#adapters/texts/numbers.es.ts';
import { staffOrderProblem } from '#adapters/texts/staff-orders.es.ts';
import { formatNumber } from '#core/orders/number.ts';
import { nameOfReplaced, type OrderLine, titleOfLine } from '#core/orders/order.ts';
import {
  type CorrectionToMake,
  correctedTotal,
  correctionFlaw,
  linesFlaw,
  maxReasonLength,
} from '#core/orders/staff/correct-order.ts';
import type { PricedCorrection, StaffOrderFailure } from '#core/orders/staff/staff-order.service.ts';
import type { StaffOrder } from '#core/orders/staff/staff-order.ts';
import { asId } from '#core/shared/ids.ts';
import { wholeForm } from '#web/hooks/form-errors.ts';
import { type RuleForm, useRuleForm } from '#web/hooks/use-rule-form.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useUnsavedDraft } from '#web/hooks/use-unsaved.ts';
import { casesModule } from '#web/modules/cases.module.ts';
import { offerManagementModule } from '#web/modules/offer-management.module.ts';
import { PriceRowField } from '#web/offer-management/price-row-field.tsx';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormField } from '#web/ui/form-field.tsx';

interface CorrectDialogProps {
  /** As it is known now. */
  readonly order: StaffOrder;
  readonly onClose: () => void;
}

/** A quantity by the field's name; ids alone would be taken for places of a list. */
interface Typed {
  readonly reason: string;
  readonly quantities: Readonly<Record<string, string>>;
  /** The replacing products, by the field's name. */
  readonly replacements: Readonly<Record<string, TypedReplacement>>;
  /** The line that is being replaced, and what was typed of the code; empty for none. */
  readonly replacing: string;
  readonly code: string;
}

interface TypedReplacement {
  readonly productPriceId: string;
  readonly name: string;
}

const fieldOf = (id: string): string => `line${id}`;

const isLess = (typed: string, ordered: number): boolean => /^\d{1,6}$/.test(typed.trim()) && Number(typed) <= ordered;

const problemOf = (failure: StaffOrderFailure) => ({
  field: failure.code === 'correction-reason-missing' ? 'reason' : wholeForm,
  text: staffOrderProblem(failure),
});

/**
 * Less of some lines or others in their place, with a reason that the customer reads. It works on the order that it was
 * opened with, and on what became of it since once the server refused that.
 */
export function CorrectDialog({ order: now, onClose }: CorrectDialogProps) {
  const [seen, setSeen] = useState<StaffOrder | null>(now);
  const order = seen ?? now;
  const { staffOrders } = useServices(casesModule, offerManagementModule);
  const { toaster } = usePublicServices();
  const blank: Typed = {
    reason: '',
    replacements: {},
    ...{ replacing: '', code: '' },
    quantities: Object.fromEntries(order.lines.map(({ id, quantity }) => [fieldOf(id), String(quantity)])),
  };
  const form = useRuleForm<Typed>({
    draft: useUnsavedDraft(`correct ${order.id} ${order.version}`, blank),
    problemsOf: (typed) => {
      const wrong = order.lines.filter((line) => !isLess(typed.quantities[fieldOf(line.id)] ?? '', line.quantity));
      if (wrong.length > 0) {
        return wrong.map(({ id, quantity }) => ({
          field: `quantities.${fieldOf(id)}`,
          text: `Va de 0 a ${formatCount(quantity)}, que es lo que tiene el pedido`,
        }));
      }
      // A replacement that was typed and not chosen is not silently left out.
      if (typed.replacing !== '' && typed.code.trim() !== '') {
        return [{ field: 'code', text: 'Elegí el reemplazo de la lista, o borrá lo que escribiste' }];
      }
      const flaw = correctionFlaw(order, readCorrection(order, typed));
      return flaw === null ? [] : [problemOf(flaw)];
    },
    tells: 'sent',
  });
  const { element, isSending, failure, values } = form;
  const replaced = order.lines.find(({ id }) => fieldOf(id) === values.replacing);
  const price = useServiceQuery(staffOrders.correctionPrice, toPrice(order, values));
  const priced = price.isCurrent ? price.answer : null;
  const total = priced === null ? totalOf(order, values) : priced.total;
  const correct = form.submit(async (typed) => {
    const correction = withSeenCosts(readCorrection(order, typed), priced);
    if (correction === null) {
      const text = price.failure === null ? 'Esperá a ver cuánto sale el reemplazo' : staffOrderProblem(price.failure);
      return [{ field: wholeForm, text }];
    }
    setSeen(order);
    const answer = await staffOrders.correct(order, correction);
    if (!answer.ok) {
      setSeen(null);
      return [problemOf(answer.val)];
    }
    toaster.show({ kind: 'Success', title: formatNumber(order), message: 'Pedido corregido. El cliente ya lo ve' });
    onClose();
    return [];
  });
  return (
    <Dialog title={`Corregir el pedido ${formatNumber(order)}`} className="correct-order" onClose={onClose}>
      <form ref={element} className="case-form" onSubmit={correct} noValidate>
        <p className="muted">
          Menos de lo pedido, 0 para quitarlo, u otro artículo en su lugar. Lo que queda va a los precios del pedido; lo
          que reemplaza, al precio de hoy del cliente.
        </p>
        <div className="correct-lines">
          {order.lines.map((line) => (
            <CorrectLine key={line.id} form={form} line={line} priced={priced} />
          ))}
        </div>
        {replaced !== undefined && <ReplacementField key={replaced.id} form={form} line={replaced} />}
        {price.failure !== null && (
          <p className="wrong" role="alert">
            {staffOrderProblem(price.failure)}{' '}
            {price.failure.code === 'unreachable' && (
              <button type="button" className="btn" onClick={price.retry}>
                Reintentar
              </button>
            )}
          </p>
        )}
        <p className="correct-total" role="status">
          {total !== null && (
            <>
              El pedido queda en <b className="correct-amount">{formatPesos(total)}</b>; estaba en{' '}
              <span className="correct-amount">{formatPesos(order.total)}</span>.
            </>
          )}
        </p>
        <FormField form={form} name="reason" label="Motivo" hint="Lo lee el cliente">
          {(control) => <textarea {...control} rows={2} maxLength={maxReasonLength} />}
        </FormField>
        <FormFailure text={failure} />
        <DialogActions isBusy={isSending} busyText="Corrigiendo…" action="Corregir pedido" onClose={onClose} />
      </form>
    </Dialog>
  );
}

interface CorrectLineProps {
  readonly form: RuleForm<Typed>;
  readonly line: OrderLine;
  /** Null until it is known what the replacements cost. */
  readonly priced: PricedCorrection | null;
}

/** A line with its quantity, what goes in its place, and what that costs the customer. */
function CorrectLine({ form, line, priced }: CorrectLineProps) {
  const field = fieldOf(line.id);
  const { replacements, replacing } = form.values;
  const other = replacements[field];
  const found = priced?.replacements.find(({ id }) => id === line.id);
  return (
    <div className="correct-line">
      <FormField
        form={form}
        name={`quantities.${field}`}
        label={
          <>
            {line.productCode !== '' && <b className="mono">{line.productCode} </b>}
            {line.productBrandName} <span className="muted">{titleOfLine(line)}</span>
          </>
        }
      >
        {(control) => <input {...control} inputMode="numeric" autoComplete="off" maxLength={6} />}
      </FormField>
      {other !== undefined && (
        <p className="correct-other">
          Reemplazado por <b className="mono">{other.name}</b>
          {found !== undefined && (
            <>
              : <span className="correct-amount">{formatPesos(found.cost)} c/u</span>,{' '}
              <span className="correct-amount">{formatPesos(found.subtotal)} en total</span>
            </>
          )}
        </p>
      )}
      <button
        type="button"
        className="btn flat"
        aria-label={`${other === undefined ? 'Reemplazar' : 'Quitar el reemplazo de'} ${nameOfReplaced({ ...line, title: titleOfLine(line) })}`}
        aria-expanded={other === undefined ? replacing === field : undefined}
        onClick={() =>
          form.change((before) => {
            const { [field]: _taken, ...others } = before.replacements;
            if (other !== undefined) return { ...before, replacements: others };
            return { ...before, code: '', replacing: replacing === field ? '' : field };
          })
        }
      >
        {other === undefined ? 'Reemplazar…' : 'Quitar'}
      </button>
    </div>
  );
}

function ReplacementField({ form, line }: { readonly form: RuleForm<Typed>; readonly line: OrderLine }) {
  const element = useRef<HTMLDivElement>(null);
  const field = fieldOf(line.id);
  useEffect(() => {
    if (field !== '') element.current?.querySelector('input')?.focus();
  }, [field]);
  return (
    <div ref={element}>
      <PriceRowField
        label={`En lugar de ${nameOfReplaced({ ...line, title: titleOfLine(line) })}`}
        typed={form.values.code}
        problem={form.problemOf('code')}
        hint="Escribí el código del reemplazo y elegilo"
        onType={(code) => form.change({ code })}
        onTake={({ productPriceId, code, brandName }) => {
          form.change((before) => ({
            ...before,
            ...{ replacing: '', code: '' },
            replacements: { ...before.replacements, [field]: { productPriceId, name: `${code} ${brandName}` } },
          }));
          form.element.current?.querySelector<HTMLElement>(`[name="quantities.${field}"]`)?.focus();
        }}
      />
    </div>
  );
}

const isTypedRight = (order: StaffOrder, { quantities }: Typed): boolean =>
  order.lines.every(({ id, quantity }) => isLess(quantities[fieldOf(id)] ?? '', quantity));

/** What it comes to where nothing is replaced; null until something of it is another. */
const totalOf = (order: StaffOrder, typed: Typed) =>
  isTypedRight(order, typed) ? correctedTotal(order, readCorrection(order, typed).lines) : null;

/** The question for the price: null where nothing is replaced, or the typed values are wrong. */
const toPrice = (order: StaffOrder, typed: Typed) => {
  const { lines } = readCorrection(order, typed);
  const isAsked = isTypedRight(order, typed) && lines.some(({ productPriceId }) => productPriceId !== undefined);
  return isAsked && linesFlaw(order, lines) === null ? { number: formatNumber(order), lines } : null;
};

/** Null while it is not known what a replacement costs. */
const withSeenCosts = (correction: CorrectionToMake, priced: PricedCorrection | null): CorrectionToMake | null => {
  const costs = new Map(priced?.replacements.map(({ id, cost }) => [id, cost]));
  if (correction.lines.some(({ id, productPriceId }) => productPriceId !== undefined && !costs.has(id))) return null;
  return {
    ...correction,
    lines: correction.lines.map((line) =>
      line.productPriceId === undefined ? line : { ...line, seenCost: costs.get(line.id) },
    ),
  };
};

/** The lines whose quantity or product was changed in the dialog. */
const readCorrection = ({ lines }: StaffOrder, { reason, quantities, replacements }: Typed): CorrectionToMake => ({
  reason,
  lines: lines.flatMap(({ id, quantity }) => {
    const typed = Number(quantities[fieldOf(id)] ?? quantity);
    const other = replacements[fieldOf(id)];
    if (other !== undefined) return [{ id, quantity: typed, productPriceId: asId(other.productPriceId) }];
    return typed === quantity ? [] : [{ id, quantity: typed }];
  }),
});
