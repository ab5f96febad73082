/**
 * Whether a page of that origin may use the hub: one of this host, or one that was named. No origin means no browser,
 * and then there is nothing to protect from another page.
 */
export function isAllowedOrigin(origin: string | null, host: string | null, allowed: readonly string[]): boolean {
  if (origin === null) return true;
  if (allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
