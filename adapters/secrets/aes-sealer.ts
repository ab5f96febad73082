import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sealer } from '#core/shared/sealer.port.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Seals with AES-256-GCM; a seal is version, iv, tag and text, each of its own chance. */
export const createAesSealer = (key: Buffer): Sealer => ({
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

/** The key of a setting, whatever its length; else the one in DATA_DIR, made at the first need. It is in no database and no backup. */
export const sealingKey = (dataDir: string, setting: string | null): Buffer => {
  if (setting !== null) return createHash('sha256').update(setting).digest();
  const file = join(dataDir, 'sealing.key');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
};
