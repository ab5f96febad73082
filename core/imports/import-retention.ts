/** Milliseconds that an import is kept after somebody last asked about it. */
export const importRetentionMs = 24 * 60 * 60 * 1000;
