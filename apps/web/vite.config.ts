import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstChunks } from './first-chunks.ts';
import { packAssets } from './pack-assets.ts';
import { printMediaQueries } from './print-media-queries.ts';
import { resolveBarrelImports } from './resolve-barrel-imports.ts';

const PRERENDERED_FILES: Record<string, string> = {
  'entry-server': '../../modules/public/site/web/entry-server.tsx',
  'entry-drawn': 'prerender/entry-server.tsx',
  // A bundle of its own for its styles: only the pages that need them carry them.
  'entry-own': 'prerender/prerender-for-user.tsx',
};
/**
 * Two client entries in one build (they share chunks): the signed-in app, whose page is index.html, and the
 * lighter public site. The bundles of `vite build --ssr` draw the site's pages, and what is seen of the app before it
 * is there.
 */
export default defineConfig(({ command, isSsrBuild }) => {
  // What is built is what people get, also where a test builds it; React has another runtime for development.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    plugins: [react(), resolveBarrelImports(), ...(isSsrBuild ? [] : [packAssets()])],
    css: { postcss: { plugins: [printMediaQueries] } },
    build: isSsrBuild
      ? {
          ssr: true,
          // The server writes the styles of what is seen first into the page.
          ssrEmitAssets: true,
          manifest: true,
          copyPublicDir: false,
          outDir: 'dist/server',
          rollupOptions: {
            input: PRERENDERED_FILES,
            output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
          },
        }
      : {
          outDir: 'dist/client',
          manifest: true,
          modulePreload: { polyfill: false },
          rollupOptions: {
            input: { app: 'index.html', site: '../../modules/public/site/web/entry-client.tsx' },
            output: { codeSplitting: firstChunks() },
          },
        },
    // Node would otherwise carry React's development build and run it whenever NODE_ENV says nothing.
    define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
    // The server bundle stands alone: styles of libraries are imported in it and Node could not load those.
    ssr: { noExternal: true },
    server: { proxy: { '/api': `http://127.0.0.1:${process.env.API_PORT ?? 3000}` } },
  };
});
