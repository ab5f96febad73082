/** Tokens of sessions and links, and the digest that is stored of each. */

import { hash, randomBytes } from 'node:crypto';
import type { TokenGenerator } from '#core/session/session.repository.port.ts';
import type { Hasher } from '#core/shared/hasher.port.ts';

const sha256 = (content: string | Uint8Array): string => hash('sha256', content, 'base64url');

export const tokenGenerator: TokenGenerator = { token: () => randomBytes(32).toString('base64url'), digest: sha256 };

export const hasher: Hasher = { digest: sha256 };
