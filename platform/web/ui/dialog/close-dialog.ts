import { createContext } from 'react';

/** Closes the dialog around, as Escape does: typed text is not lost without a question. */
export const CloseDialog = createContext<() => void>(() => {
  throw new Error('there is no dialog around');
});
