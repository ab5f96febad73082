import { quoteMessage } from '#adapters/texts/quote-message.es.ts';
import { quoteProblem } from '#adapters/texts/quotes.es.ts';
import { whatsappLink, whatsappNumber } from '#core/distributor/whatsapp.ts';
import { onPaper } from '#core/quotes/on-paper.ts';
import { type Quote, quoteTitle } from '#core/quotes/quote.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { copyText } from '#web/state/clipboard.ts';
import { saveFile } from '#web/state/save-file.ts';
import { Icon } from '#web/ui/icon.tsx';

/** The ways by which a quote gets to the client. */
export function QuoteSharing({ quote }: { readonly quote: Quote }) {
  const { quoteQueries, caller } = useServices();
  const { toaster } = usePublicServices();
  const { submit, isUnderWay } = useSubmission();
  const text = quoteMessage(onPaper(quote));
  const title = `Presupuesto ${quoteTitle(quote)}`;

  const copy = async () => {
    const isCopied = await copyText(text);
    toaster.show(
      isCopied
        ? { kind: 'Success', title, message: 'Texto copiado' }
        : { kind: 'Error', title, message: 'No se pudo copiar el texto. Mandalo por WhatsApp o bajá el PDF' },
    );
  };
  const save = () =>
    submit(async () => {
      const file = await quoteQueries.service.pdf(caller, quote.id);
      if (file.ok) saveFile(file.val, 'application/pdf');
      else toaster.show({ kind: 'Error', title, message: quoteProblem(file.val) });
    });
  return (
    <div className="q-sharing inside">
      <a
        className="btn good"
        href={whatsappLink(whatsappNumber(quote.clientPhone), text)}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="send" />
        WhatsApp
      </a>
      <button type="button" className="btn" onClick={() => void copy()}>
        <Icon name="copy" />
        Copiar texto
      </button>
      <button type="button" className="btn" disabled={isUnderWay} onClick={save}>
        <Icon name="download" />
        PDF
      </button>
      <button type="button" className="btn" onClick={() => window.print()}>
        <Icon name="print" />
        Imprimir
      </button>
    </div>
  );
}
