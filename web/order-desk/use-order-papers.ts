import { blobOf } from '#adapters/http/blob-content.ts';
import { orderPapersProblem } from '#adapters/texts/order-desk.es.ts';
import type { DeskFilter } from '#core/orders/desk/desk-order.ts';
import type { OrderPapersFailure } from '#core/orders/desk/order-papers.service.ts';
import type { OrderPaper, PaperFormat } from '#core/orders/desk/order-printer.port.ts';
import type { OrderTableFormat } from '#core/orders/desk/order-table-writer.port.ts';
import type { DocumentNumber } from '#core/orders/number.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { saveBlob, saveFile, spreadsheetType } from '#web/state/save-file.ts';

/** Saves orders on paper, or the list as a table, which tells in a toast why not. */
export function useOrderPapers() {
  const { orderPapers, caller } = useServices();
  const { toaster } = usePublicServices();
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
    saveTable: (filter: DeskFilter, format: OrderTableFormat) =>
      submit(async () => {
        const file = await orderPapers.table(caller, filter, format);
        if (file.ok) saveBlob(file.val.name, await blobOf(file.val.content));
        else toaster.show({ kind: 'Error', title: 'Pedidos', message: orderPapersProblem(file.val) });
      }),
  };
}
