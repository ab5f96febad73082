import {
  maxPictureBytes,
  type PictureKind,
  type PictureRefusal,
  pictureKind,
  tidyPictureName,
} from '#core/files/picture.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';

/** A file of the person's, read and known to be a picture. */
export interface ChosenPicture {
  readonly name: string;
  readonly kind: PictureKind;
  readonly content: Uint8Array;
  /** The address of the preview before it is uploaded. */
  readonly preview: string;
}

export const asDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** Reads what was chosen or dropped. A folder, or a file that is gone by now, cannot be read. */
export const readPicture = async (file: File): Promise<Result<ChosenPicture, PictureRefusal>> => {
  if (file.size > maxPictureBytes) return Err({ code: 'picture-too-large', maxBytes: maxPictureBytes });
  try {
    const content = new Uint8Array(await file.arrayBuffer());
    const kind = pictureKind(content);
    if (kind === null) return Err({ code: 'picture-unreadable' });
    return Ok({ name: tidyPictureName(file.name, kind), kind, content, preview: await asDataUrl(file) });
  } catch {
    return Err({ code: 'picture-unreadable' });
  }
};
