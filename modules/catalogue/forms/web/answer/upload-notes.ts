import { createContext } from 'react';

/** Communication between file questions and the surrounding screen. */
export const UploadNotes = createContext<{
  /** Told by each upload question while its files are on their way. */
  setUploading: (name: string, isUploading: boolean) => void;
  /** A dry run of a draft: files are stood in for by samples. */
  isTrial?: true;
}>({ setUploading: () => undefined });
