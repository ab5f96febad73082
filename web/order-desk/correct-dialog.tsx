import { formatCount } from '#adapters/texts/numbers.es.ts';
import { orderDeskProblem } from '#adapters/texts/order-desk.es.ts';
import { type CorrectionToMake, correctOrder, maxReasonLength } from '#core/orders/desk/correct-order.ts';
import type { DeskOrder } from '#core/orders/desk/desk-order.ts';
import type { OrderDeskFailure } from '#core/orders/desk/order-desk.service.ts';
import { formatNumber } from '#core/orders/number.ts';
import { titleOfLine } from '#core/orders/order.ts';
import { wholeForm } from '#web/hooks/form-errors.ts';
import { useRuleForm } from '#web/hooks/use-rule-form.ts';
import { useUnsavedDraft } from '#web/hooks/use-unsaved.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormField } from '#web/ui/form-field.tsx';

interface CorrectDialogProps {
  readonly order: DeskOrder;
  readonly onClose: () => void;
}

/** A quantity by the field's name; ids alone would be taken for places of a list. */
interface Typed {
  readonly reason: string;
  readonly quantities: Readonly<Record<string, string>>;
}

const fieldOf = (id: string): string => `line${id}`;

const isLess = (typed: string, ordered: number): boolean => /^\d{1,6}$/.test(typed.trim()) && Number(typed) <= ordered;

const problemOf = (failure: OrderDeskFailure) => ({
  field: failure.code === 'correction-reason-missing' ? 'reason' : wholeForm,
  text: orderDeskProblem(failure),
});

/** Less of some lines, with a reason that the customer reads. */
export function CorrectDialog({ order, onClose }: CorrectDialogProps) {
  const { orderDesk } = useServices();
  const { toaster } = usePublicServices();
  const blank: Typed = {
    reason: '',
    quantities: Object.fromEntries(order.lines.map(({ id, quantity }) => [fieldOf(id), String(quantity)])),
  };
  const form = useRuleForm<Typed>({
    draft: useUnsavedDraft(`correct ${order.id} ${order.version}`, blank),
    problemsOf: (typed) => {
      const wrong = order.lines.filter((line) => !isLess(typed.quantities[fieldOf(line.id)] ?? '', line.quantity));
      if (wrong.length > 0) {
        return wrong.map(({ id, quantity }) => ({
          field: `quantities.${fieldOf(id)}`,
          text: `Va de 0 a ${formatCount(quantity)}, que es lo que pidió el cliente`,
        }));
      }
      const flaw = correctOrder(order, readCorrection(order, typed));
      return flaw.ok ? [] : [problemOf(flaw.val)];
    },
    tells: 'sent',
  });
  const { element, isSending, failure } = form;
  const correct = form.submit(async (typed) => {
    const answer = await orderDesk.correct(order, readCorrection(order, typed));
    if (!answer.ok) return [problemOf(answer.val)];
    toaster.show({ kind: 'Success', title: formatNumber(order), message: 'Pedido corregido. El cliente ya lo ve' });
    onClose();
    return [];
  });
  return (
    <Dialog title={`Corregir el pedido ${formatNumber(order)}`} className="correct-order" onClose={onClose}>
      <form ref={element} className="case-form" onSubmit={correct} noValidate>
        <p className="muted">Menos de lo pedido, o 0 para quitarlo. El total se calcula con los precios del pedido.</p>
        <div className="correct-lines">
          {order.lines.map((line) => (
            <FormField
              key={line.id}
              form={form}
              name={`quantities.${fieldOf(line.id)}`}
              label={
                <>
                  {line.productCode !== '' && <b className="mono">{line.productCode} </b>}
                  {line.productBrandName} <span className="muted">{titleOfLine(line)}</span>
                </>
              }
            >
              {(control) => <input {...control} inputMode="numeric" autoComplete="off" maxLength={6} />}
            </FormField>
          ))}
        </div>
        <FormField form={form} name="reason" label="Motivo" hint="Lo lee el cliente">
          {(control) => <textarea {...control} rows={2} maxLength={maxReasonLength} />}
        </FormField>
        {failure !== null && (
          <p className="wrong" role="alert">
            {failure}
          </p>
        )}
        <div className="dialog-actions">
          <button type="button" className="btn" disabled={isSending} onClick={onClose}>
            Cancelar
          </button>
          <button type="submit" className="btn primary" disabled={isSending}>
            {isSending ? 'Corrigiendo…' : 'Corregir pedido'}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** The lines whose quantity is another by now. */
const readCorrection = ({ lines }: DeskOrder, { reason, quantities }: Typed): CorrectionToMake => ({
  reason,
  lines: lines.flatMap(({ id, quantity }) => {
    const typed = Number(quantities[fieldOf(id)] ?? quantity);
    return typed === quantity ? [] : [{ id, quantity: typed }];
  }),
});
