import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BROKEN_BUILDS } from './builds.ts';

/**
 * Preloaded with `node --import` into a server of the chaos tests: replaces source text while modules load,
 * so that the server runs the broken build named in BROKEN_BUILD.
 */
const ROOT = join(import.meta.dirname, '../../..');
const build = BROKEN_BUILDS.find(({ name }) => name === process.env.BROKEN_BUILD);
if (!build) throw new Error(`There is no broken build ${process.env.BROKEN_BUILD}.`);

registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context);
    const changes = url.startsWith('file:')
      ? build.changes.filter(({ file }) => join(ROOT, file) === fileURLToPath(url))
      : [];
    if (changes.length === 0) return loaded;
    const source = changes.reduce((text, { file, from, to }) => {
      // If the text to be replaced has changed, the build would not be broken and would be reported as
      // undetected.
      if (text.split(from).length !== 2) throw new Error(`${file} has not once: ${from}`);
      return text.replace(from, () => to);
    }, String(loaded.source));
    return { ...loaded, source };
  },
});
