import { orderPapersProblem } from '#adapters/texts/staff-orders.es.ts';
import type { DocumentNumber } from '#core/orders/number.ts';
import type { OrderPapersFailure } from '#core/orders/staff/order-papers.service.ts';
import type { OrderPaper, PaperFormat } from '#core/orders/staff/order-printer.port.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { useServices } from '#web/services.ts';
import { saveFile, spreadsheetType } from '#web/state/save-file.ts';

/** Saves orders on paper. */
export function useOrderPapers() {
  const { orderPapers, caller } = useServices();
  const { submit, isUnderWay, failure } = useSubmission<OrderPapersFailure>();
  return {
    isUnderWay,
    /** Why there was nothing to print. */
    problem: failure && orderPapersProblem(failure),
    /** `onSaved` once the file is there. */
    print: (paper: OrderPaper, format: PaperFormat, orders: readonly DocumentNumber[], onSaved: () => void) =>
      submit(async () => {
        const file = await orderPapers.print(caller, paper, format, orders);
        if (!file.ok) return file.val;
        saveFile(file.val, format === 'pdf' ? 'application/pdf' : spreadsheetType(file.val.name));
        onSaved();
        return null;
      }),
  };
}
