/**
 * Opens the panel "My exports" from any screen, and remembers exports just requested there so that they are
 * downloaded as soon as they are ready.
 */

type Open = () => void;

let open: Open | null = null;
/** Exports requested on this page, which are downloaded as soon as they are ready. */
export const pendingExports = new Set<string>();

/** Opens "My exports" from any screen; with the key of an export that was just requested. */
export function openExports(exportKey?: string): void {
  if (exportKey) pendingExports.add(exportKey);
  open?.();
}

/** Registers the function that opens the panel, once the panel is mounted. */
export function setExportsOpener(opened: Open): () => void {
  open = opened;
  return () => {
    open = null;
  };
}
