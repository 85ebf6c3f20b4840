/**
 * Loads a script chunk of the application (dynamic import) with a timeout of 120 seconds (specification
 * point 9), after which a ChunkError offers to reload the page.
 */

/** Timeout of a script chunk in ms (specification point 9). */
const TIMEOUT_MS = 120_000;

/** A script chunk failed to load; shown as ERR_CHUNK, with a button that reloads the page. */
export class ChunkError extends Error {
  constructor() {
    super('ERR_CHUNK');
    this.name = 'ChunkError';
  }
}

/** Loads a dynamic import. All imports of the application use it, so that none waits indefinitely. */
export function loadChunk<Module>(load: () => Promise<Module>, timeout = TIMEOUT_MS): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkError()), timeout);
    load()
      .finally(() => clearTimeout(timer))
      .then(resolve, reject);
  });
}
