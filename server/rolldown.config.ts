import { join } from 'node:path';
import { defineConfig } from 'rolldown';
import { keepPlaces } from './keep-places.ts';

const DIST = join(import.meta.dirname, 'dist');

/**
 * The server and its packages in few files. Read one by one, its 1,500 modules take longer than everything else that a
 * start does, once in the server and once more in the thread of its jobs.
 */
export default defineConfig({
  input: 'src/main.ts',
  platform: 'node',
  transform: { target: 'esnext' },
  // They bring programs of the machine, which cannot be written into a file of ours.
  external: ['sharp', '@myriaddreamin/typst-ts-node-compiler'],
  plugins: [keepPlaces(DIST)],
  output: {
    dir: DIST,
    cleanDir: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    // Modules that import each other in a circle find each other as they do where every file is its own.
    strictExecutionOrder: true,
  },
  onLog(level, log) {
    if (level === 'warn') throw new Error(log.message);
  },
});
