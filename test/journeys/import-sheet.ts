import type { Page } from '@playwright/test';
import { expect } from './people.ts';

/** A sheet of articles, from the screen of imports into the catalogue. */
export const importSheet = async (page: Page, name: string, lines: readonly string[]): Promise<void> => {
  await page
    .getByLabel('Planilla', { exact: true })
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await page.getByRole('button', { name: /^Importar [\d.]+ / }).click();
  await expect(page.getByText('Listo: ya está en el catálogo.')).toBeVisible();
};
