import type { ComponentType } from 'react';
import { applyStyles, type StyleSheetName } from '#web/styles/styles.ts';

/**
 * A component whose script and style sheets are fetched at the same time, when it is wanted; it is there once all of
 * them are.
 */
export const styled =
  <Props>(styles: readonly StyleSheetName[], load: () => Promise<ComponentType<Props>>) =>
  async (): Promise<{ readonly default: ComponentType<Props> }> => {
    const [component] = await Promise.all([load(), ...styles.map(applyStyles)]);
    return { default: component };
  };
