/** How many pictures wait for their products at most. */
export const maxWaitingPictures = 2000;
/** How much room they take together at most, in bytes. */
export const maxWaitingBytes = 2_000_000_000;
/** How long one waits, in days. */
export const waitingDays = 30;

/** A picture of which no product is known yet. */
export interface WaitingPicture {
  /** Its file's name, which says which product it is of. */
  readonly fileName: string;
  /** Under which its bytes are kept. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** The login. */
  readonly sentBy: string;
  /** ISO 8601. */
  readonly sentAt: string;
}
