/** Who changed a thing last, and when (ISO 8601 in UTC). */
export interface LastChange {
  readonly by: string;
  readonly at: string;
}
