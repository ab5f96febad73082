/** The least of a picture that says how large it is: its header and its end. */
export const aPng = (width: number, height: number, more = 0): Uint8Array => {
  const bytes = Buffer.alloc(45 + more);
  bytes.write('\x89PNG\r\n\x1a\n', 0, 'latin1');
  bytes.write('\0\0\0\rIHDR', 8, 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.write('IEND\xae\x42\x60\x82', bytes.length - 8, 'latin1');
  return bytes;
};

export const aJpg = (width: number, height: number): Uint8Array => {
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xff, 0xc0, 0, 11, 8]);
  const size = Buffer.alloc(4);
  size.writeUInt16BE(height, 0);
  size.writeUInt16BE(width, 2);
  return Buffer.concat([head, size, Buffer.from([1, 1, 0x11, 0, 0xff, 0xd9])]);
};

export const aWebp = (width: number, height: number): Uint8Array => {
  const bytes = Buffer.alloc(30);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(22, 4);
  bytes.write('WEBPVP8X', 8, 'latin1');
  bytes.writeUIntLE(width - 1, 24, 3);
  bytes.writeUIntLE(height - 1, 27, 3);
  return bytes;
};
