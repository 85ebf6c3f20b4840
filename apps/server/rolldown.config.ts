import { join } from 'node:path';
import { defineConfig } from 'rolldown';
import { preserveModulePaths } from './preserve-module-paths.ts';

const DIST = join(import.meta.dirname, 'dist');

/**
 * The server and its packages in few files. Read one by one, its 1,500 modules take longer than everything else that a
 * start does, once in the server and once more in the thread of its jobs.
 */
export default defineConfig({
  input: join(import.meta.dirname, 'main.ts'),
  platform: 'node',
  // The same wherever it is built; an image is sent no other.
  tsconfig: join(import.meta.dirname, '../../tsconfig.base.json'),
  transform: { target: 'esnext' },
  // They bring programs of the machine, which cannot be written into a file of ours.
  external: ['sharp', '@myriaddreamin/typst-ts-node-compiler'],
  plugins: [preserveModulePaths(DIST)],
  output: {
    dir: DIST,
    // A portal that runs reads more of its files later, when it starts a thread or talks to a store.
    cleanDir: false,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    // Modules that import each other in a circle find each other as they do where every file is its own.
    strictExecutionOrder: true,
  },
  onLog(level, log) {
    if (level === 'warn') throw new Error(log.message);
  },
});
