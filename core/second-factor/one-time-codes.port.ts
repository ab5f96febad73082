/** Codes of six digits that an application on a phone makes, another one every 30 seconds (RFC 6238). */
export interface OneTimeCodes {
  /** 160 random bits in base32, as applications take it. */
  newSecret(): string;
  /** The address that such an application reads from a QR code. */
  address(secret: string, of: { readonly issuer: string; readonly userName: string }): string;
  /**
   * Which step of 30 seconds the code is of, at most one away from now; null where it is of none. `now` in
   * milliseconds.
   */
  stepOf(secret: string, digits: string, now: number): number | null;
}
