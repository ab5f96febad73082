import { base64Of } from '#adapters/http/base64.ts';
import { pictureKind } from '#core/files/picture.ts';

const types = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp', avif: 'image/avif', gif: 'image/gif' };

export const pictureMediaType = (content: Uint8Array): string => types[pictureKind(content) ?? 'jpg'];

/** A picture for an `img`, without an address that anybody else could ask for. */
export const pictureUrl = (content: Uint8Array): string =>
  `data:${pictureMediaType(content)};base64,${base64Of(content)}`;
