import { formatBytes } from '#adapters/texts/bytes.es.ts';
import { maxReceiptBytes } from '#core/payments/receipt.ts';
import type { NamedFile } from '#core/shared/named-file.ts';
import { FormFailure } from '#web/ui/form-failure.tsx';

interface ReceiptFieldProps {
  readonly receipt: NamedFile | null;
  readonly problem: string | null;
  readonly onChoose: (file: NamedFile | null) => void;
}

/** The file of the bank, or a photograph of the cheque. */
export function ReceiptField({ receipt, problem, onChoose }: ReceiptFieldProps) {
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    // More than is kept need not be read to be refused.
    const content = new Uint8Array(await file.slice(0, maxReceiptBytes + 1).arrayBuffer());
    onChoose({ name: file.name, content });
  };
  return (
    <div className="attach-pdf">
      <label className="btn pdf-choice">
        {receipt === null ? 'Adjuntar el comprobante' : 'Cambiar el comprobante'}
        <input
          type="file"
          className="only-read"
          accept="application/pdf,image/jpeg,image/png,image/webp"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            void take(file);
          }}
        />
      </label>
      {receipt === null ? (
        <span className="muted">PDF o foto, hasta {formatBytes(maxReceiptBytes)}. No es obligatorio</span>
      ) : (
        <>
          <span>{receipt.name}</span>
          <button type="button" className="btn" onClick={() => onChoose(null)}>
            Quitar
          </button>
        </>
      )}
      <FormFailure text={problem} isInside />
    </div>
  );
}
