import { type FormEvent, useState } from 'react';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { orderPaperTexts, paperFormatTexts } from '#adapters/texts/order-papers.es.ts';
import type { DocumentNumber } from '#core/orders/number.ts';
import { type OrderPaper, type PaperFormat, paperFormats } from '#core/orders/staff/order-printer.port.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { useOrderPapers } from './use-order-papers.ts';

interface PaperDialogProps {
  readonly paper: 'picking' | 'delivery';
  readonly orders: readonly DocumentNumber[];
  readonly onClose: () => void;
}

/** Chooses a paper: what is fetched order by order or for all orders at once, and as which kind of file. */
export function PaperDialog({ paper, orders, onClose }: PaperDialogProps) {
  const { print, isUnderWay, problem } = useOrderPapers();
  const [wanted, setWanted] = useState<OrderPaper>(paper);
  const [format, setFormat] = useState<PaperFormat>('pdf');
  const download = (event: FormEvent) => {
    event.preventDefault();
    print(wanted, format, orders, onClose);
  };
  return (
    <Dialog title={orderPaperTexts.title[paper]} onClose={onClose}>
      <form className="case-form" onSubmit={download}>
        {paper === 'picking' && orders.length > 1 && (
          <RadioGroup
            label="Cómo se junta"
            options={[
              { id: 'picking', name: 'Por pedido: cada uno en su hoja' },
              {
                id: 'picking-by-location',
                name: `Por ubicación: los ${formatCount(orders.length)} en una sola recorrida`,
              },
            ]}
            chosen={wanted}
            onChoose={(id) => setWanted(id === 'picking-by-location' ? id : 'picking')}
          />
        )}
        <RadioGroup
          label="Formato"
          options={paperFormats.map((id) => ({ id, name: paperFormatTexts[id] }))}
          chosen={format}
          onChoose={(id) => setFormat(paperFormats.find((each) => each === id) ?? 'pdf')}
        />
        <FormFailure text={problem} />
        <DialogActions action="Descargar" busyText="Preparando…" isBusy={isUnderWay} onClose={onClose} />
      </form>
    </Dialog>
  );
}
