/**
 * A file's bytes that know the Blob they come from: it is sent as it is, streamed from disk where the Blob is a file's.
 */
export interface BlobContent extends AsyncIterable<Uint8Array> {
  readonly blob: Blob;
}

export const contentOfBlob = (blob: Blob): BlobContent => ({
  blob,
  async *[Symbol.asyncIterator]() {
    const reader = blob.stream().getReader();
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) yield chunk.value;
  },
});

/** The Blob behind the bytes; bytes without one are gathered in memory. */
export const blobOf = async (content: AsyncIterable<Uint8Array>): Promise<Blob> => {
  if (isBlobContent(content)) return content.blob;
  const chunks: BlobPart[] = [];
  for await (const chunk of content) chunks.push(chunk.slice());
  return new Blob(chunks);
};

const isBlobContent = (content: AsyncIterable<Uint8Array>): content is BlobContent =>
  'blob' in content && content.blob instanceof Blob;
