import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from './client.ts';
import { measurePictures } from './pictures.bench.ts';
import { startProgram } from './program.ts';

/** `npm run bench -- pictures`: how long hundreds of pictures take to be with their products, on the demo. */
const port = 3710;
const directory = mkdtempSync(join(tmpdir(), 'mostrador-bench-'));
const program = await startProgram(port, directory, process.env['DATABASE_URL']);
try {
  const staff = await new Client(port).signIn('admin');
  const { seconds, count } = await measurePictures(staff);
  process.stdout.write(
    `${count} pictures of 1 MB with their products: ${seconds.toFixed(1)} s (goal ≤ 60), ${program.memory()} MB after it\n`,
  );
  staff.close();
} finally {
  await program.stop();
  rmSync(directory, { recursive: true, force: true });
}
