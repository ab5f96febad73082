import type { Locator, Page } from '@playwright/test';

/**
 * What somebody does on the screens, counted: a click, a choice, a field that is filled, a file, a key. Looking costs
 * nothing.
 */
export class Acts {
  #count = 0;

  get count(): number {
    return this.#count;
  }

  async click(what: Locator): Promise<void> {
    this.#count += 1;
    await what.click();
  }

  async fill(field: Locator, text: string): Promise<void> {
    this.#count += 1;
    await field.fill(text);
  }

  async choose(field: Locator, label: string): Promise<void> {
    this.#count += 1;
    await field.selectOption({ label });
  }

  async press(page: Page, key: string): Promise<void> {
    this.#count += 1;
    await page.keyboard.press(key);
  }

  /** What is typed where the cursor stands. */
  async type(page: Page, text: string): Promise<void> {
    this.#count += 1;
    await page.keyboard.type(text);
  }

  async drop(field: Locator, file: { readonly name: string; readonly text: string }): Promise<void> {
    this.#count += 1;
    await field.setInputFiles({ name: file.name, mimeType: 'text/csv', buffer: Buffer.from(file.text) });
  }

  /** An address that somebody opens from elsewhere: out of a mail. */
  async open(page: Page, address: string): Promise<void> {
    this.#count += 1;
    await page.goto(address);
  }
}
