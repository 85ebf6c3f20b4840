import { createContext } from 'react';

/** Context through which file questions of a form and the surrounding screen communicate. */
export const UploadNotes = createContext<{
  /** Called by each upload question while its files are uploading. */
  setUploading: (name: string, isUploading: boolean) => void;
  /** A dry run of a draft: sample files replace uploads. */
  isTrial?: true;
}>({ setUploading: () => undefined });
