import { createActor } from 'xstate';
import type {
  AccountDocumentFailure,
  ListedDocument,
} from '#core/current-account/management/account-document.service.ts';
import { maxPdfBytes } from '#core/current-account/management/document-pdf.ts';
import { createFileSendingMachine, type FileSending } from '#core/files/sending/file-sending.machine.ts';
import type { LocalFile } from '#core/files/sending/local-file.ts';
import type { FileSender } from '#core/files/sending/send-files.ts';
import { Err, type Result } from '#core/shared/result.ts';
import { withoutDefects } from '#core/shared/without-defects.ts';
import { createStore, type Readable } from '#web/state/store.ts';

export type PdfSending = FileSending<ListedDocument, AccountDocumentFailure>;

/** The PDFs that were chosen last, on their way to the documents that their names say. */
export interface PdfBatch {
  /** Null before any were chosen. They go on after what shows them is closed. */
  readonly sending: Readable<PdfSending | null>;
  /** Sends some; false, and none, while those before them are on their way. */
  take(files: readonly LocalFile[]): boolean;
}

type Attach = (name: string, content: Uint8Array) => Promise<Result<ListedDocument, AccountDocumentFailure>>;

/** PDFs are sent one after another: of two of the same document the later one stays. */
const pdfSender = (attach: Attach): FileSender<ListedDocument, AccountDocumentFailure> => ({
  send: ({ name, content }) => attach(name, content),
  refusalOf: ({ size }) => (size > maxPdfBytes ? { code: 'pdf-too-large', max: maxPdfBytes } : null),
  unreadable: { code: 'pdf-unreadable' },
  atOnce: 1,
});

export const createPdfBatch = (attach: Attach, onDefect: (defect: unknown) => void): PdfBatch => {
  const answered = withoutDefects(onDefect);
  const sending = createStore<PdfSending | null>(null);
  const machine = createFileSendingMachine(
    pdfSender((name, content) => answered(() => attach(name, content), Err({ code: 'unreachable' } as const))),
  );
  return {
    sending,
    take(files) {
      if (sending.get()?.getSnapshot().status === 'active') return false;
      sending.set(createActor(machine, { input: { files } }).start());
      return true;
    },
  };
};
