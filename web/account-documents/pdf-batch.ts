import { createActor } from 'xstate';
import { documentTitle } from '#core/current-account/document-title.ts';
import type {
  AccountDocumentFailure,
  ListedDocument,
} from '#core/current-account/management/account-document.service.ts';
import { documentOfFileName, maxPdfBytes } from '#core/current-account/management/document-pdf.ts';
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

const titleIn = (fileName: string): string | null => {
  const name = documentOfFileName(fileName);
  return name === null ? null : documentTitle(name);
};

/** PDFs are sent one after another; none of those that name one document is, since nobody can tell which is right. */
const pdfSender = (
  attach: Attach,
  files: readonly LocalFile[],
): FileSender<ListedDocument, AccountDocumentFailure> => ({
  send: ({ name, content }) => attach(name, content),
  refusalOf({ name, size }) {
    if (size > maxPdfBytes) return { code: 'pdf-too-large', max: maxPdfBytes };
    const title = titleIn(name);
    const isTwice = title !== null && files.filter((other) => titleIn(other.name) === title).length > 1;
    return isTwice ? { code: 'pdf-named-twice', title } : null;
  },
  unreadable: { code: 'pdf-unreadable' },
  atOnce: 1,
});

export const createPdfBatch = (attach: Attach, onDefect: (defect: unknown) => void): PdfBatch => {
  const answered = withoutDefects(onDefect);
  const sending = createStore<PdfSending | null>(null);
  const send: Attach = (name, content) => answered(() => attach(name, content), Err({ code: 'unreachable' } as const));
  return {
    sending,
    take(files) {
      if (sending.get()?.getSnapshot().status === 'active') return false;
      sending.set(createActor(createFileSendingMachine(pdfSender(send, files)), { input: { files } }).start());
      return true;
    },
  };
};
