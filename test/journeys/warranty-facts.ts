import type { Page } from '@playwright/test';

/** Fields of a form by their labels. */
export const fill = async (page: Page, facts: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(facts)) await page.getByLabel(label, { exact: true }).fill(text);
};

/** What a warranty's form asks besides the article, the vehicle and how it failed. */
export const warrantyFacts = {
  'Número de factura': 'A 00001-00000888',
  Año: '2012',
  Patente: 'ab 123 cd',
  'Fecha de colocación': '2025-01-10',
  'Fecha de la falla': '2025-03-09',
  'Km al colocarlo': '80.000',
  'Km al fallar': '90.000',
  'Km de uso': '10.000',
  'Km del vehículo hoy': '91000',
  Nota: 'Empezó a zumbar',
};
