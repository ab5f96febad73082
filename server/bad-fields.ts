/** Which fields of a request each refusal is about, where a rule and not the schema refuses it; the whole of it where none is named. */
const fields: Readonly<Record<string, readonly string[]>> = {
  'quantity-not-multiple': ['quantity'],
  'quantity-too-large': ['quantity'],
  'line-not-named': ['productPriceId', 'offerLotId'],
  'delivery-method-unknown': ['deliveryMethodId'],
  'list-name-invalid': ['name'],
  'list-empty': ['lines'],
  'list-too-long': ['lines'],
  'row-twice': ['lines'],
  'too-many-lines': ['lines'],
  'exclusion-unknown': ['productBrandId', 'productTypeId'],
  'mapping-not-json': ['mapping'],
  'mapping-wrong-kind': ['mapping'],
  'mapping-wrong-value': ['mapping'],
  'mapping-unknown-key': ['mapping'],
  'mapped-heading-not-found': ['mapping'],
  'external-code-missing': ['externalCode'],
  'resolution-missing': ['resolution'],
  'surcharge-invalid': ['percentage'],
  'surcharge-unknown': ['productBrandId', 'productTypeId'],
  'surcharge-twice': ['productBrandId', 'productTypeId'],
  'special-discount-unknown': ['id'],
  'news-product-unknown': ['productId', 'productBrandId'],
  'rows-rejected': ['strict'],
};

export const fieldsOf = (code: string): readonly string[] => fields[code] ?? [''];
