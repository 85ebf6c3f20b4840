import { createContext } from 'react';

/** What questions for files and the screen around them tell each other. */
export const UploadNotes = createContext<{
  /** Told by each upload question while its files are on their way. */
  setUploading: (name: string, isUploading: boolean) => void;
  /** A dry run of a draft: files are stood in for by samples. */
  isTrial?: true;
}>({ setUploading: () => undefined });
