/** What a window keeps of what one person saw has names that begin so; it goes with the session, however that ends. */
export const SEEN_HERE = 'assay-seen-';

export function forgetWindow(storage: Storage): void {
  for (const name of Object.keys(storage)) if (name.startsWith(SEEN_HERE)) storage.removeItem(name);
}
