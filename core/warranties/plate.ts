/** Cars ABC123 and AB123CD, motorcycles A123BCD and 123ABC (docs/rules/warranties.md 4). */
const shapes = [/^[A-Z]{3}\d{3}$/, /^[A-Z]{2}\d{3}[A-Z]{2}$/, /^[A-Z]\d{3}[A-Z]{3}$/, /^\d{3}[A-Z]{3}$/];

/** A plate as it is stamped, of what people write ('ab 123 cd'); null where the text is no plate. */
export const parsePlate = (text: string): string | null => {
  const plate = text.replace(/\s/g, '').toUpperCase();
  return shapes.some((shape) => shape.test(plate)) ? plate : null;
};
