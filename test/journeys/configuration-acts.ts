import type { Locator, Page } from '@playwright/test';
import { expect } from './people.ts';

/** Takes every item out of a list of the configuration; one that somebody uses is asked about first, another is not. */
export const takeOutAll = async (page: Page, keys: Locator): Promise<void> => {
  const question = page.getByRole('dialog');
  for (let left = await keys.count(); left > 0; left -= 1) {
    const usageAnswer = page.waitForResponse((answer) => answer.url().includes('/usage/'));
    await keys.first().click();
    const { count } = (await (await usageAnswer).json()) as { readonly count: number };
    if (count > 0) await question.getByRole('button', { name: 'Quitar', exact: true }).click();
    await expect(question).toHaveCount(0);
    await expect(keys).toHaveCount(left - 1);
  }
};

/** Saves what is unsaved of the configuration, by its bar. */
export const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click();
export const saved = (page: Page) => expect(page.getByRole('region', { name: 'Cambios sin guardar' })).toHaveCount(0);
