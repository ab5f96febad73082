import { isPdf } from '#core/current-account/management/document-pdf.ts';
import { checkPictureContent, pictureKind } from '#core/files/picture.ts';
import type { NamedFile } from '#core/shared/named-file.ts';

/** The largest receipt that is kept, in bytes. */
export const maxReceiptBytes = 5 * 1024 * 1024;

export type ReceiptFlaw =
  | { readonly code: 'receipt-too-large'; readonly max: number }
  | { readonly code: 'receipt-unreadable' };

type ReceiptKind = 'pdf' | 'jpg' | 'png' | 'webp';

/** Looks at the bytes, not at the name; null where it is neither a PDF nor one of the pictures that a phone takes. */
export const receiptKind = (content: Uint8Array): ReceiptKind | null => {
  if (isPdf(content)) return 'pdf';
  const picture = pictureKind(content);
  return picture === 'jpg' || picture === 'png' || picture === 'webp' ? picture : null;
};

export const receiptFlaw = ({ content }: NamedFile): ReceiptFlaw | null => {
  if (content.length > maxReceiptBytes) return { code: 'receipt-too-large', max: maxReceiptBytes };
  const kind = receiptKind(content);
  const isWhole = kind === 'pdf' || (kind !== null && checkPictureContent(content).ok);
  return isWhole ? null : { code: 'receipt-unreadable' };
};

/** A name without a path, signs that no system takes, or an ending that its bytes do not have. */
export const receiptName = ({ name, content }: NamedFile): string => {
  const stem = (name.split(/[/\\]/).at(-1) ?? '')
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{Cc}<>:"|?*]+/gu, ' ')
    .trim();
  const kind = receiptKind(content);
  return `${stem === '' ? 'comprobante' : stem.slice(0, 100)}.${kind ?? 'bin'}`;
};
