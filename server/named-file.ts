import type { NamedFile } from '#core/shared/named-file.ts';

/** A small file as adapters/wire/named-file.wire.ts has it. */
export const namedFileToWire = ({ name, content }: NamedFile) => ({
  name,
  content: Buffer.from(content).toString('base64'),
});
