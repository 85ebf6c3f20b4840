import { createContext } from 'react';

/**
 * React context with the function that closes the surrounding dialog in the same way as Escape, asking first
 * if input would be lost; used by `CancelButton`.
 */
export const CloseDialog = createContext<() => void>(() => {
  throw new Error('there is no dialog around');
});
