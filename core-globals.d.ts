/** What every host of core has besides the language: Node, browsers and workers alike. Read by tsconfig.core.json only. */
declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}
declare class TextDecoder {
  decode(bytes: Uint8Array): string;
}
