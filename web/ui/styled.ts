import type { ComponentType } from 'react';
import { applySheet, type Sheet } from '#web/sheets/sheets.ts';

/**
 * A component whose script and style sheets are fetched at the same time, when it is wanted; it is there once all of
 * them are.
 */
export const styled =
  <Props>(sheets: readonly Sheet[], load: () => Promise<ComponentType<Props>>) =>
  async (): Promise<{ readonly default: ComponentType<Props> }> => {
    const [component] = await Promise.all([load(), ...sheets.map(applySheet)]);
    return { default: component };
  };
