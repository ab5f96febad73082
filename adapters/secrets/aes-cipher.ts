import { createCipheriv, createDecipheriv, createHash, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cipher } from '#core/credentials/cipher.port.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const keyBytes = 32;

/** Seals with AES-256-GCM; a seal is version, iv, tag and text, each of its own chance. */
export const createAesCipher = (key: Buffer): Cipher => ({
  seal(text) {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, key, iv);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `1.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
  },
  open(sealed) {
    const [version, body = ''] = sealed.split('.');
    const bytes = Buffer.from(body, 'base64url');
    if (version !== '1' || bytes.length < ivBytes + tagBytes) return null;
    try {
      const opener = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes));
      opener.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([opener.update(bytes.subarray(ivBytes + tagBytes)), opener.final()]).toString('utf8');
    } catch {
      return null;
    }
  },
});

/**
 * The digest of the setting, which may have any length, as a key; else the key in DATA_DIR, made at the first need. It
 * is in no database and no backup.
 */
export const sealingKey = (
  dataDir: string,
  setting: string | null,
): Result<Buffer, { readonly code: 'key-damaged'; readonly file: string }> => {
  if (setting !== null) return Ok(createHash('sha256').update(setting).digest());
  const file = join(dataDir, 'sealing.key');
  if (!existsSync(file)) makeKey(dataDir, file);
  const text = readFileSync(file, 'utf8').trim();
  const key = Buffer.from(text, 'base64url');
  // Decoding skips foreign characters: a key is one that encodes to the same text again.
  return key.length === keyBytes && key.toString('base64url') === text ? Ok(key) : Err({ code: 'key-damaged', file });
};

/** Whole or not at all; of two who make one at once, the first one's stays. */
const makeKey = (dataDir: string, file: string): void => {
  mkdirSync(dataDir, { recursive: true });
  const made = join(dataDir, `sealing.${randomUUID()}.tmp`);
  try {
    writeFileSync(made, randomBytes(keyBytes).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
    linkSync(made, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(made, { force: true });
  }
};
