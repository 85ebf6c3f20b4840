/** Vite configuration of the component catalogue: the list of stories, and the page that shows one. */
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const FOLDER = import.meta.dirname;

export default defineConfig({
  root: FOLDER,
  // Relative addresses, so that the built catalogue can be published in any folder.
  base: './',
  plugins: [react()],
  build: {
    outDir: 'dist',
    chunkSizeWarningLimit: 4_000,
    rolldownOptions: { input: [join(FOLDER, 'index.html'), join(FOLDER, 'story.html')] },
  },
});
