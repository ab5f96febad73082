import { bytesOfBase64 } from '#adapters/wire/named-file.wire.ts';

/** The connection broke, or the answer ended, before all of a file had come. */
export class FileBrokenOff extends Error {
  override readonly name = 'FileBrokenOff';
}

/** How a file begins in an answer; within a text a quotation mark has a backslash before it. */
const contentBegins = /"content"\s*:\s*"/;
/** The longest sign of a JSON text, \u002B. */
const escapeLength = 6;

/** Bytes that are still coming, or were gathered. */
export type FileContent = AsyncIterable<Uint8Array> | readonly Uint8Array[];

/**
 * The JSON of a file (adapters/wire/named-file.wire.ts) from an answer that is still coming: its facts, and its
 * `content` as bytes while they come. Where a fact stands behind the content, as another server may write it, the bytes
 * are gathered first. Null where the answer is none.
 */
export async function streamedFile(
  answer: AsyncIterable<Uint8Array>,
  isWhole: (facts: object) => boolean,
): Promise<{ readonly facts: object; readonly content: FileContent } | null> {
  const texts = textsOf(answer);
  let head = '';
  for (;;) {
    const { done, value } = await texts.next();
    if (done) return null;
    head += value;
    const found = contentBegins.exec(head);
    if (found === null) continue;
    const end = found.index + found[0].length;
    const before = head.slice(0, end);
    const base64 = new Base64Text(head.slice(end), texts);
    const facts = readJson(`${before}"}`);
    if (isObject(facts) && isWhole(facts)) return { facts, content: base64.bytes() };
    const chunks: Uint8Array[] = [];
    for await (const chunk of base64.bytes()) chunks.push(chunk);
    const whole = readJson(`${before}"${base64.rest}`);
    return isObject(whole) ? { facts: whole, content: chunks } : null;
  }
}

/** What comes after the content's first quotation mark. */
class Base64Text {
  /** What stands after the content, once that was read. */
  rest = '';
  #text: string;
  readonly #texts: AsyncIterator<string>;

  constructor(text: string, texts: AsyncIterator<string>) {
    this.#text = text;
    this.#texts = texts;
  }

  async *bytes(): AsyncGenerator<Uint8Array> {
    let signs = '';
    for (;;) {
      const end = this.#text.indexOf('"');
      const isEnd = end >= 0;
      const text = isEnd ? this.#text.slice(0, end) : this.#text;
      // A sign that is written with a backslash is not cut in two.
      const last = isEnd ? -1 : text.lastIndexOf('\\');
      const cut = last >= 0 && last > text.length - escapeLength ? last : text.length;
      const part = text.slice(0, cut);
      const plain: string = part.includes('\\') ? JSON.parse(`"${part}"`) : part;
      // Another server may break the base64 text into lines, within which four characters are three bytes too.
      signs += plain.replace(/\s/g, '');
      const whole = isEnd ? signs.length : signs.length - (signs.length % 4);
      if (whole > 0) yield bytesOfBase64(signs.slice(0, whole));
      signs = signs.slice(whole);
      if (isEnd) {
        this.rest = this.#text.slice(end + 1);
        await this.#readRest();
        return;
      }
      const { done, value } = await this.#texts.next();
      if (done) throw new FileBrokenOff();
      this.#text = text.slice(cut) + value;
    }
  }

  /** An answer that ends within its JSON was cut off. */
  async #readRest(): Promise<void> {
    for (let next = await this.#texts.next(); !next.done; next = await this.#texts.next()) this.rest += next.value;
    if (!this.rest.trimEnd().endsWith('}')) throw new FileBrokenOff();
  }
}

/** Passes the bytes on; `silence` is aborted where the next of them do not come for so many milliseconds. */
export async function* unlessSilent(
  answer: AsyncIterable<Uint8Array>,
  ms: number,
  silence: AbortController,
): AsyncGenerator<Uint8Array> {
  const bytes = answer[Symbol.asyncIterator]();
  try {
    for (;;) {
      const limit = setTimeout(() => silence.abort(new DOMException('', 'TimeoutError')), ms);
      const { done, value } = await bytes.next().finally(() => clearTimeout(limit));
      if (done) return;
      yield value;
    }
  } finally {
    await bytes.return?.();
  }
}

async function* textsOf(answer: AsyncIterable<Uint8Array>): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder();
  try {
    for await (const chunk of answer) yield decoder.decode(chunk, { stream: true });
  } catch (error) {
    throw new FileBrokenOff('', { cause: error });
  }
  return undefined;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
