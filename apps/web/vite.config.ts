/** Vite build of the signed-in app, the public site and the server bundles that prerender their pages. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstChunks } from './first-chunks.ts';
import { packAssets } from './pack-assets.ts';
import { printMediaQueries } from './print-media-queries.ts';
import { resolveBarrelImports } from './resolve-barrel-imports.ts';

const PRERENDERED_FILES: Record<string, string> = {
  'entry-server': '../../modules/public/site/web/entry-server.tsx',
  'entry-drawn': 'prerender/entry-server.tsx',
  // A separate bundle because of its styles: only the pages that need them include them.
  'entry-own': 'prerender/prerender-for-user.tsx',
};
/** Builds of packages that need no Node; their other builds use its `Buffer`. */
const BROWSER_BUILDS = {
  'csv-parse/sync': 'csv-parse/browser/esm/sync',
  'csv-stringify/sync': 'csv-stringify/browser/esm/sync',
};
/**
 * Two client entries in one build (they share chunks): the signed-in app, whose page is index.html, and the
 * lighter public site. The bundles of `vite build --ssr` render the site's pages and the app's first view
 * before its scripts load.
 */
export default defineConfig(({ command, isSsrBuild }) => {
  // Always builds for production, including in tests; React has a different runtime for development.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    plugins: [react(), resolveBarrelImports(), ...(isSsrBuild ? [] : [packAssets()])],
    css: { postcss: { plugins: [printMediaQueries] } },
    resolve: { alias: BROWSER_BUILDS },
    build: isSsrBuild
      ? {
          ssr: true,
          // The server writes the styles of the first view into the page.
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
    // Otherwise the server bundle would contain React's development build and run it whenever NODE_ENV is
    // unset.
    define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
    // The server bundle includes all packages: libraries import style sheets, which Node cannot load.
    ssr: { noExternal: true },
    server: { proxy: { '/api': `http://127.0.0.1:${process.env.API_PORT ?? 3000}` } },
  };
});
