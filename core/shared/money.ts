/** What may stand where an amount is wanted: a number, or a text as JavaScript writes one ('-1234.5', '1e-7'). */
export type Amount = Money | number | string;

/**
 * Money in pesos, and the percentages and factors that it is multiplied by: decimal and exact, never a float. Rounded half up to cents
 * at each amount that is shown (decisions.md §4). On the wire and in storage it is a text with two decimals or a JSON number with at most two.
 * Equal amounts are equal field by field.
 */
export class Money {
  /** The amount times ten to the power of `scale`. */
  readonly units: bigint;
  /** How many decimals it takes to write it: none of 15, one of 1.50. */
  readonly scale: number;

  constructor(units: bigint, scale: number) {
    while (scale > 0 && units % 10n === 0n) {
      units /= 10n;
      scale -= 1;
    }
    this.units = units;
    this.scale = scale;
  }

  plus(other: Amount): Money {
    const [mine, its, scale] = aligned(this, money(other));
    return new Money(mine + its, scale);
  }

  minus(other: Amount): Money {
    const [mine, its, scale] = aligned(this, money(other));
    return new Money(mine - its, scale);
  }

  times(other: Amount): Money {
    const factor = money(other);
    return new Money(this.units * factor.units, this.scale + factor.scale);
  }

  /** Exact where the quotient ends within thirty decimals, as by 100 or by 8; else rounded half up to the thirtieth. RangeError by zero. */
  dividedBy(other: Amount): Money {
    const [mine, its] = aligned(this, money(other));
    return new Money(rounded(mine * powerOfTen(decimalsOfQuotient), its), decimalsOfQuotient);
  }

  negated(): Money {
    return new Money(-this.units, this.scale);
  }

  abs(): Money {
    return this.isNegative() ? this.negated() : this;
  }

  /** So many decimals at most, half up, away from zero: -2.5 to none is -3. */
  toDecimalPlaces(decimals: number): Money {
    return this.scale <= decimals ? this : new Money(rounded(this.units, powerOfTen(this.scale - decimals)), decimals);
  }

  round(): Money {
    return this.toDecimalPlaces(0);
  }

  /** The next whole number up: 2.1 is 3 and -2.5 is -2. */
  ceil(): Money {
    const one = powerOfTen(this.scale);
    const whole = this.units / one;
    return new Money(whole * one < this.units ? whole + 1n : whole, 0);
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
    return this.units === 0n;
  }

  isNegative(): boolean {
    return this.units < 0n;
  }

  /** The nearest number. */
  toNumber(): number {
    return Number(this.toString());
  }

  /** As short as it goes, never with an exponent: '1234.5'. */
  toString(): string {
    return written(this.units, this.scale);
  }

  toJSON(): string {
    return this.toString();
  }

  /** With exactly so many decimals, rounded as toDecimalPlaces does: '1234.50'. */
  toFixed(decimals: number): string {
    const { units, scale } = this.toDecimalPlaces(decimals);
    return written(units * powerOfTen(decimals - scale), decimals);
  }
}

/** An exact amount from a number or a text; an amount is itself. RangeError for what is no number. */
export const money = (value: Amount): Money => {
  if (value instanceof Money) return value;
  return Number.isSafeInteger(value) ? new Money(BigInt(value), 0) : read(String(value));
};

/** Half up to the cent: 706.875 is 706.88. */
export const toCents = (amount: Money): Money => amount.toDecimalPlaces(2);

/** The amount as a JSON number of pesos with at most two decimals. */
export const toPesos = (amount: Money): number => toCents(amount).toNumber();

export const zero: Money = new Money(0n, 0);

/** The exact sum; empty is zero. */
export const sum = (amounts: readonly Money[]): Money => amounts.reduce<Money>((total, next) => total.plus(next), zero);

const decimalsOfQuotient = 30;

/** No double has more digits or decimals. */
const mostDigits = 400;
const decimalText = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;

const read = (text: string): Money => {
  const [, sign, whole = '', decimals = '', exponent = '0'] = decimalText.exec(text) ?? [];
  const digits = whole + decimals;
  const scale = decimals.length - Number(exponent);
  if (digits === '' || digits.length > mostDigits || Math.abs(scale) > mostDigits)
    throw new RangeError(`not an amount: ${text.slice(0, 40)}`);
  const units = BigInt(digits) * (sign === '-' ? -1n : 1n);
  return scale < 0 ? new Money(units * powerOfTen(-scale), 0) : new Money(units, scale);
};

const powers: bigint[] = [];
const powerOfTen = (exponent: number): bigint => {
  powers[exponent] ??= 10n ** BigInt(exponent);
  return powers[exponent];
};

/** The units of both at one scale. */
const aligned = (a: Money, b: Money): readonly [a: bigint, b: bigint, scale: number] => {
  if (a.scale === b.scale) return [a.units, b.units, a.scale];
  return a.scale < b.scale
    ? [a.units * powerOfTen(b.scale - a.scale), b.units, b.scale]
    : [a.units, b.units * powerOfTen(a.scale - b.scale), a.scale];
};

/** The quotient to the nearest whole, half away from zero. */
const rounded = (dividend: bigint, divisor: bigint): bigint => {
  const [over, by] = divisor < 0n ? [-dividend, -divisor] : [dividend, divisor];
  const half = over < 0n ? -by : by;
  return (2n * over + half) / (2n * by);
};

const written = (units: bigint, scale: number): string => {
  if (scale === 0) return units.toString();
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
};
