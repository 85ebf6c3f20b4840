/**
 * Build configuration of the server: bundles it and its packages into few files in `dist`, because loading
 * 1,500 modules one by one would take longer than the rest of startup, in the server and again in its job
 * thread.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'rolldown';
import { preserveModulePaths } from './preserve-module-paths.ts';
import { nativePackages } from './unbundled-packages.ts';

const DIST = join(import.meta.dirname, 'dist');

/** The commands of `portal`, so that an image needs no packages for them. Demo data is only made in a clone. */
const commands = readdirSync(join(import.meta.dirname, 'commands'))
  .filter((file) => file.endsWith('.command.ts') && file !== 'seed.command.ts')
  .map((file) => `commands/${file}`);

export default defineConfig({
  input: ['main.ts', ...commands].map((file) => join(import.meta.dirname, file)),
  platform: 'node',
  // Set explicitly so that every build is the same; the container image build receives no other tsconfig.
  tsconfig: join(import.meta.dirname, '../../tsconfig.base.json'),
  transform: { target: 'esnext' },
  external: nativePackages,
  plugins: [preserveModulePaths(DIST)],
  output: {
    dir: DIST,
    // A running portal still loads its files later, when it starts a thread or connects to a file store.
    cleanDir: false,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    // Modules with circular imports are initialised in the same order as unbundled.
    strictExecutionOrder: true,
  },
  onLog(level, log) {
    if (level === 'warn') throw new Error(log.message);
  },
});
