import { useSyncExternalStore } from 'react';

const paper = () => window.matchMedia('print');
let isOpening = false;

function onPrint(tell: () => void): () => void {
  const open = () => {
    isOpening = true;
    tell();
  };
  const close = () => {
    isOpening = false;
    tell();
  };
  const media = paper();
  window.addEventListener('beforeprint', open);
  window.addEventListener('afterprint', close);
  media.addEventListener('change', tell);
  return () => {
    window.removeEventListener('beforeprint', open);
    window.removeEventListener('afterprint', close);
    media.removeEventListener('change', tell);
  };
}

/** Whether the page is being put on paper, which is narrower than the screen it is read on. */
export const usePrinting = (): boolean => useSyncExternalStore(onPrint, () => isOpening || paper().matches);
