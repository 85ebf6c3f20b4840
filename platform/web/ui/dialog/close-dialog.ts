import { createContext } from 'react';

/** Context function that closes the surrounding dialog like Escape: asks before input is lost. */
export const CloseDialog = createContext<() => void>(() => {
  throw new Error('there is no dialog around');
});
