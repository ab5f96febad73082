import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { maxMailLogoBytes } from '#core/distributor/own-picture.ts';
import type { FileCategory } from '#core/files/file-category.ts';
import { pictureKind, pictureType } from '#core/files/picture.ts';
import type { MailFile } from '#core/mail/mail-composer.port.ts';

/** Kinds of pictures that every mail program shows. */
const shown: ReadonlySet<string | null> = new Set(['png', 'jpg', 'gif']);

/**
 * The distributor's logo as mails carry it; null where it has none, or one that mail programs do not show, or too large
 * a one.
 */
export const readLogo = async (pictures: string, name: string | null): Promise<MailFile | null> => {
  const type = name === null ? null : pictureType(name);
  if (name === null || type === null) return null;
  const bytes = await readFile(join(pictures, 'Distributor' satisfies FileCategory, name)).catch(() => null);
  if (bytes === null || bytes.length > maxMailLogoBytes || !shown.has(pictureKind(bytes))) return null;
  return { name, type, bytes, cid: 'logo@mostrador' };
};
