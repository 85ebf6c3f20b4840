type Open = () => void;

let open: Open | null = null;
/** Asked for on this page, to be downloaded as soon as they are ready. */
export const pendingExports = new Set<string>();

/** Shows "My exports" from any screen; with a key, that of a just requested export. */
export function openExports(exportKey?: string): void {
  if (exportKey) pendingExports.add(exportKey);
  open?.();
}

/** Called by what draws them, once it is there. */
export function setExportsOpener(opened: Open): () => void {
  open = opened;
  return () => {
    open = null;
  };
}
