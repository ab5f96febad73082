/** What a NOTIFY says, and on which channel. */
export interface Notification {
  readonly channel: string;
  readonly payload: string;
}

const notificationResponse = 0x41; // 'A'
const utf8 = new TextDecoder();

/**
 * The notifications among whole messages of PostgreSQL's protocol, each a letter, its length in four bytes and the rest
 * (of a notification the sender's number in four bytes, and two texts that a 0 ends).
 */
export const notificationsIn = (bytes: Uint8Array): readonly Notification[] => {
  const found: Notification[] = [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 5 <= bytes.length; at += 1 + view.getUint32(at + 1)) {
    if (bytes[at] !== notificationResponse) continue;
    const begin = at + 9;
    const middle = bytes.indexOf(0, begin);
    const textOf = (from: number, to: number): string => utf8.decode(bytes.subarray(from, to));
    found.push({ channel: textOf(begin, middle), payload: textOf(middle + 1, bytes.indexOf(0, middle + 1)) });
  }
  return found;
};
