/** What may stand where an amount is wanted: a number, or a text as JavaScript writes one ('-1234.5', '1e-7'). */
export type Amount = Money | number | string;

/**
 * Money in pesos, and the percentages and factors that it is multiplied by: decimal and exact, never a float. Rounded
 * half up to cents at each amount that is shown (docs/rules/pricing.md 1). On the wire and in storage it is a text with
 * two decimals or a JSON number with at most two. Equal amounts are equal field by field.
 */
export class Money {
  /** The amount times ten to the power of `scale`. */
  readonly units: Whole;
  /** How many decimals it takes to write it: none of 15, one of 1.50. */
  readonly scale: number;

  constructor(units: Whole, scale: number) {
    while (scale > 0) {
      const tenth = exactTenth(units);
      if (tenth === null) break;
      units = tenth;
      scale -= 1;
    }
    this.units = units;
    this.scale = scale;
  }

  plus(other: Amount): Money {
    const [mine, its, scale] = aligned(this, money(other));
    return new Money(added(mine, its), scale);
  }

  minus(other: Amount): Money {
    const [mine, its, scale] = aligned(this, money(other));
    return new Money(added(mine, negative(its)), scale);
  }

  times(other: Amount): Money {
    const factor = money(other);
    return new Money(multiplied(this.units, factor.units), this.scale + factor.scale);
  }

  /**
   * Exact where the quotient ends within thirty decimals, as by 100 or by 8; else rounded half up to the thirtieth.
   * RangeError by zero.
   */
  dividedBy(other: Amount): Money {
    const [mine, its] = aligned(this, money(other));
    return new Money(rounded(multiplied(mine, powerOfTen(decimalsOfQuotient)), its), decimalsOfQuotient);
  }

  negated(): Money {
    return new Money(negative(this.units), this.scale);
  }

  abs(): Money {
    return this.isNegative() ? this.negated() : this;
  }

  /** Rounded to so many decimals, half up, away from zero: -2.5 to none is -3. */
  toDecimalPlaces(decimals: number): Money {
    return this.scale <= decimals ? this : new Money(rounded(this.units, powerOfTen(this.scale - decimals)), decimals);
  }

  round(): Money {
    return this.toDecimalPlaces(0);
  }

  /** The next whole number up: 2.1 is 3 and -2.5 is -2. */
  ceil(): Money {
    const near = this.round();
    return near.lt(this) ? near.plus(1) : near;
  }

  /** Negative, zero or positive as it is less than, equal to or more than the other. */
  comparedTo(other: Amount): number {
    const [mine, its] = aligned(this, money(other));
    return mine < its ? -1 : Number(mine > its);
  }

  equals(other: Amount): boolean {
    return this.comparedTo(other) === 0;
  }

  gt(other: Amount): boolean {
    return this.comparedTo(other) > 0;
  }

  gte(other: Amount): boolean {
    return this.comparedTo(other) >= 0;
  }

  lt(other: Amount): boolean {
    return this.comparedTo(other) < 0;
  }

  lte(other: Amount): boolean {
    return this.comparedTo(other) <= 0;
  }

  isZero(): boolean {
    return this.units === 0;
  }

  isNegative(): boolean {
    return this.units < 0;
  }

  isPositive(): boolean {
    return this.units > 0;
  }

  /** The nearest number. */
  toNumber(): number {
    // Two numbers that are exact have the nearest quotient.
    return typeof this.units === 'number' && this.scale <= 22 ? this.units / 10 ** this.scale : Number(this.toString());
  }

  /** The shortest text, never with an exponent: '1234.5'. */
  toString(): string {
    return written(this.units, this.scale);
  }

  toJSON(): string {
    return this.toString();
  }

  /** The amount with exactly so many decimals, rounded as toDecimalPlaces does: '1234.50'. */
  toFixed(decimals: number): string {
    const { units, scale } = this.toDecimalPlaces(decimals);
    return written(multiplied(units, powerOfTen(decimals - scale)), decimals);
  }
}

/** An exact amount from a number or a text; an amount is itself. RangeError for what is no number. */
export const money = (value: Amount): Money => {
  if (value instanceof Money) return value;
  return typeof value === 'number' && Number.isSafeInteger(value) ? new Money(value + 0, 0) : read(String(value));
};

/** Half up to the cent: 706.875 is 706.88. */
export const toCents = (amount: Money): Money => amount.toDecimalPlaces(2);

/** The amount as a JSON number of pesos with at most two decimals. */
export const toPesos = (amount: Money): number => toCents(amount).toNumber();

export const zero: Money = new Money(0, 0);

/** The exact sum; empty is zero. */
export const sum = (amounts: readonly Money[]): Money => amounts.reduce<Money>((total, next) => total.plus(next), zero);

const decimalsOfQuotient = 30;

/** No double has more digits or decimals. */
const maxDigits = 400;
const decimalText = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;

const read = (text: string): Money => {
  const [, sign, whole = '', decimals = '', exponent = '0'] = decimalText.exec(text) ?? [];
  const digits = whole + decimals;
  const scale = decimals.length - Number(exponent);
  if (digits === '' || digits.length > maxDigits || Math.abs(scale) > maxDigits)
    throw new RangeError(`not an amount: ${text.slice(0, 40)}`);
  const size = asWhole(BigInt(digits));
  const units = sign === '-' ? negative(size) : size;
  return scale < 0 ? new Money(multiplied(units, powerOfTen(-scale)), 0) : new Money(units, scale);
};

/**
 * A whole number: as a number where it is exact as one, which is many times as fast; else as a bigint. Never -0, so
 * that equal ones are the same.
 */
type Whole = number | bigint;

const asWhole = (value: bigint): Whole => {
  const near = Number(value);
  return Number.isSafeInteger(near) ? near : value;
};

const added = (a: Whole, b: Whole): Whole => {
  if (typeof a === 'number' && typeof b === 'number') {
    const total = a + b;
    if (Number.isSafeInteger(total)) return total;
  }
  return asWhole(BigInt(a) + BigInt(b));
};

const multiplied = (a: Whole, b: Whole): Whole => {
  if (typeof a === 'number' && typeof b === 'number') {
    const product = a * b;
    if (Number.isSafeInteger(product)) return product + 0;
  }
  return asWhole(BigInt(a) * BigInt(b));
};

const negative = (a: Whole): Whole => (typeof a === 'number' ? 0 - a : -a);

/** A tenth of it where that is whole too; null where it is not. */
const exactTenth = (a: Whole): Whole | null => {
  if (typeof a === 'number') return a % 10 === 0 ? a / 10 : null;
  return a % 10n === 0n ? asWhole(a / 10n) : null;
};

/** The quotient to the nearest whole, half away from zero. */
const rounded = (dividend: Whole, divisor: Whole): Whole => {
  if (dividend < 0) return negative(rounded(negative(dividend), divisor));
  if (divisor < 0) return negative(rounded(dividend, negative(divisor)));
  if (typeof dividend === 'number' && typeof divisor === 'number' && divisor !== 0) {
    const twice = 2 * dividend + divisor;
    // The remainder is taken away first, so that the quotient is exact.
    if (Number.isSafeInteger(twice)) return (twice - (twice % (2 * divisor))) / (2 * divisor);
  }
  return asWhole((2n * BigInt(dividend) + BigInt(divisor)) / (2n * BigInt(divisor)));
};

const powers: Whole[] = [];
const powerOfTen = (exponent: number): Whole => {
  powers[exponent] ??= asWhole(10n ** BigInt(exponent));
  return powers[exponent];
};

/** The units of both at one scale. */
const aligned = (a: Money, b: Money): readonly [a: Whole, b: Whole, scale: number] => {
  if (a.scale === b.scale) return [a.units, b.units, a.scale];
  return a.scale < b.scale
    ? [multiplied(a.units, powerOfTen(b.scale - a.scale)), b.units, b.scale]
    : [a.units, multiplied(b.units, powerOfTen(a.scale - b.scale)), a.scale];
};

const written = (units: Whole, scale: number): string => {
  if (scale === 0) return units.toString();
  const digits = (units < 0 ? negative(units) : units).toString().padStart(scale + 1, '0');
  return `${units < 0 ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
};
