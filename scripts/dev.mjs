/**
 * `npm run dev`: runs the server, restarted on every change, and Vite's development server, which forwards
 * /api to it.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { installPackages } from './lib/install-packages.mjs';
import { portalEnvironment, portalNode } from './lib/node-runtime.mjs';
import { root } from './lib/source-files.mjs';

await installPackages();
if (!existsSync(join(root, 'apps/web/dist'))) await build('web');

const options = { cwd: root, stdio: 'inherit', env: portalEnvironment() };
const children = [
  spawn(portalNode(), ['--watch', 'apps/server/main.ts'], options),
  spawn(portalNode(), [join(root, 'node_modules/vite/bin/vite.js'), '--clearScreen', 'false'], {
    ...options,
    cwd: join(root, 'apps/web'),
  }),
];

function stopAll(name) {
  for (const child of children) child.kill(name);
}

for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => stopAll(name));
for (const child of children) child.once('exit', () => stopAll('SIGTERM'));
