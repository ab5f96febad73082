import { type Money, toCents } from '#core/shared/money.ts';

/**
 * Texts up to this long are copied letter by letter: handing one over to the machine's own copying costs as much as
 * some fifty letters.
 */
const shortText = 48;
const firstSize = 1 << 16;
/** Bytes of the buffer that is kept for the next text after a larger one. */
const largestKept = 1 << 22;

const zeroSign = 48;
const dot = 46;
const minus = 45;

/**
 * Puts a text of ASCII together in memory that is used again for the next one: no piece is encoded, and amounts never
 * become texts of their own. One text at a time, from `begin` to `finish`.
 */
export class AsciiWriter {
  private bytes = Buffer.allocUnsafeSlow(firstSize);
  private end = 0;

  begin(): void {
    this.end = 0;
  }

  /** All that was written, in memory of its own. */
  finish(): Buffer {
    const text = Buffer.allocUnsafeSlow(this.end);
    this.bytes.copy(text, 0, 0, this.end);
    if (this.bytes.length > largestKept) this.bytes = Buffer.allocUnsafeSlow(firstSize);
    return text;
  }

  /** The text has to be ASCII. */
  text(text: string): void {
    const { length } = text;
    this.makeRoom(length);
    const { bytes, end } = this;
    if (length > shortText) bytes.write(text, end, 'latin1');
    else for (let place = 0; place < length; place++) bytes[end + place] = text.charCodeAt(place);
    this.end = end + length;
  }

  piece(piece: Uint8Array): void {
    this.makeRoom(piece.length);
    this.bytes.set(piece, this.end);
    this.end += piece.length;
  }

  /** An amount as JSON writes toPesos of it; null where there is none. */
  pesos(amount: Money | null): void {
    if (amount === null) {
      this.text('null');
      return;
    }
    const cents = toCents(amount);
    if (typeof cents.units === 'number') this.decimal(cents.units, cents.scale);
    else this.text(cents.toString());
  }

  whole(value: number): void {
    this.decimal(value, 0);
  }

  /** `units` tenths, hundredths … by the scale, with as many decimals. */
  private decimal(units: number, scale: number): void {
    this.makeRoom(24);
    const { bytes } = this;
    let rest = units < 0 ? -units : units;
    if (units < 0) bytes[this.end++] = minus;
    let digits = 1;
    for (let power = 10; power <= rest; power *= 10) digits += 1;
    if (digits <= scale) digits = scale + 1;
    const length = scale === 0 ? digits : digits + 1;
    for (let place = length - 1; place >= 0; place--) {
      if (scale > 0 && place === digits - scale) {
        bytes[this.end + place] = dot;
        continue;
      }
      // Whole numbers of 31 bits are divided as such.
      const tens = rest > 0x7fffffff ? Math.floor(rest / 10) : (rest / 10) | 0;
      bytes[this.end + place] = zeroSign + (rest - tens * 10);
      rest = tens;
    }
    this.end += length;
  }

  private makeRoom(more: number): void {
    if (this.end + more <= this.bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(this.bytes.length * 2, this.end + more));
    this.bytes.copy(larger, 0, 0, this.end);
    this.bytes = larger;
  }
}
