/** Time-out of a script chunk of specification point 9. */
const TIMEOUT_MS = 120_000;

/** A part of the page that did not come; said as ERR_CHUNK, with a button that reloads the page. */
export class ChunkError extends Error {
  constructor() {
    super('ERR_CHUNK');
    this.name = 'ChunkError';
  }
}

/** Every dynamic import of the application goes through here, so that none is waited for without end. */
export function loadChunk<Module>(load: () => Promise<Module>, timeout = TIMEOUT_MS): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkError()), timeout);
    load()
      .finally(() => clearTimeout(timer))
      .then(resolve, reject);
  });
}
