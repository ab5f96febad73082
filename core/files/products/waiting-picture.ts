/** How many pictures wait for their products at most. */
export const maxWaitingPictures = 2000;
/** How much room they take together at most, in bytes. */
export const maxWaitingBytes = 2_000_000_000;
/** How long one waits, in days. */
export const waitingDays = 30;

/** A picture of which no product is known yet. */
export interface WaitingPicture {
  /** The name of the file as it was sent, which says which product it is of. */
  readonly fileName: string;
  /** The name under which the bytes are kept. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** The login that sent it. */
  readonly sentBy: string;
  /** ISO 8601. */
  readonly sentAt: string;
}
