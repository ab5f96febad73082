/** The resolution that the company reads, under its claim or its warranty. */
export const resolutionBelow = ({ resolution }: { readonly resolution: string }): string | null =>
  resolution === '' ? null : `  ${resolution}`;
