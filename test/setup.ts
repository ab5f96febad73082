import { build } from '../bin/build.mjs';

/** Tests run against the programs as users get them: the build comes first (a second or two, cached by content). */
export async function setup(): Promise<void> {
  await build();
}
