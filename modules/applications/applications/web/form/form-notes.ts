import { createContext } from 'react';
import type { ApplicationView } from '../../rules/contract.ts';
import type { Answers } from './form-model.ts';

export type FormPoint = ApplicationView['Points'][number];

/** What is shown beside the questions: the assessor's points and the answers of the last cycle. */
export const FormNotes = createContext<{
  points: readonly FormPoint[];
  lastAnswers: Answers | null;
  /** Only what the points name is open: the other questions say so. */
  isGuided?: boolean;
  /** Told by each upload question while its files are on their way. */
  setUploading: (name: string, isUploading: boolean) => void;
  /** A dry run of a draft: files are stood in for by samples. */
  isTrial?: true;
}>({ points: [], lastAnswers: null, setUploading: () => undefined });
