/**
 * `npm run image:check`: simulates the Dockerfile where there is no container engine, and starts the result as the image would:
 * in production, as an unprivileged user, with nothing writable but /data, on a PostgreSQL whose tables belong to another role.
 * It checks the sign-in page, the API and the commands.
 */
import '#apps/server/compose.ts';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/lib/source-files.mjs';
import { buildContext } from './build-context.ts';
import { executeStage, removeStageResult, type StageResult } from './execute-stage.ts';
import { readDockerfile } from './read-dockerfile.ts';
import { verifyImage } from './verify-image.ts';

const folder = await mkdtemp(join(tmpdir(), 'assay-image-'));
await chmod(folder, 0o755);
try {
  const context = buildContext();
  const earlier = new Map<string, StageResult>();
  let last: StageResult | undefined;
  for (const stage of readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'))) {
    console.log(`${stage.name} …`);
    last = executeStage(stage, join(folder, stage.name), { context, earlier });
    earlier.set(stage.name, last);
  }
  if (!last) throw new Error('The Dockerfile has no stage.');
  for (const [what, found] of await verifyImage(last, folder)) console.log(`${what.padEnd(44)}${found}`);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  removeStageResult(folder);
}
