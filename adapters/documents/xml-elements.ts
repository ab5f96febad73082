const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decode = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return entities[name] ?? whole;
    const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });

type Attributes = ReadonlyMap<string, string>;

/** Attributes of each element of that local name, prefixes dropped: enough for the flat lists that are read here. */
export function elements(xml: string, name: string): readonly Attributes[] {
  const tags = xml.matchAll(
    new RegExp(`<(?:\\w+:)?${name}((?:\\s+[\\w:.-]+\\s*=\\s*(?:"[^"]*"|'[^']*'))*)\\s*/?>`, 'g'),
  );
  return [...tags].map(([, attributes = '']) => {
    const pairs = attributes.matchAll(/(?:\w+:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
    return new Map([...pairs].map(([, key = '', double, single]) => [key, decode(double ?? single ?? '')]));
  });
}
