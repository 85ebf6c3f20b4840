/** What a window keeps of what one person saw has names that begin so; it goes with the session, however that ends. */
export const WINDOW_DATA_PREFIX = 'assay-seen-';

export function clearWindowData(storage: Storage): void {
  for (const name of Object.keys(storage)) if (name.startsWith(WINDOW_DATA_PREFIX)) storage.removeItem(name);
}
