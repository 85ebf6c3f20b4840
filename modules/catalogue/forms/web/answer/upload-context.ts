import { createContext } from 'react';

/**
 * React context between an application form's upload questions and the surrounding screen: reports running
 * uploads, and makes the questions use sample files in a dry run.
 */
export const UploadNotes = createContext<{
  /** Called by each upload question while its files are uploading. */
  setUploading: (name: string, isUploading: boolean) => void;
  /** A dry run of a draft: sample files replace uploads. */
  isTrial?: true;
}>({ setUploading: () => undefined });
