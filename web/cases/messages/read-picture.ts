import { type MessagePictureRefusal, messagePicture } from '#core/cases/messages/case-message.ts';
import { maxPictureBytes } from '#core/files/picture.ts';
import { maxPicturePoints, pictureSize } from '#core/files/picture-size.ts';
import type { NamedFile } from '#core/shared/named-file.ts';

/** More than any telephone makes need not be read to be refused. */
const maxReadBytes = 40 * 1024 * 1024;
/** The longer side of a photograph that is made smaller: a label can still be read on it. */
const maxSide = 2560;

/** A picture as it can be sent, a large photograph made smaller; else why it cannot. */
export const readPicture = async (file: File): Promise<NamedFile | MessagePictureRefusal> => {
  if (file.size > maxReadBytes) return 'picture-too-large';
  const content = new Uint8Array(await file.arrayBuffer());
  const read = messagePicture(content);
  if (typeof read === 'string') return { name: file.name, content };
  if (read.refusal !== 'picture-too-large') return read.refusal;
  const size = pictureSize(content);
  if (size === null) return 'picture-unreadable';
  if (size.width * size.height > maxPicturePoints) return 'picture-too-many-points';
  const smaller = await madeSmaller(file);
  return smaller === null ? 'picture-too-large' : { name: file.name, content: smaller };
};

const madeSmaller = async (file: File): Promise<Uint8Array | null> => {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null || !('OffscreenCanvas' in window)) return null;
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
  return blob.size > maxPictureBytes ? null : new Uint8Array(await blob.arrayBuffer());
};
