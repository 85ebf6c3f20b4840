import { createContext } from 'react';
import type { Answers } from '#modules/catalogue/forms/web/index.ts';
import type { ApplicationView } from '../../rules/contract.ts';

export type FormPoint = ApplicationView['Points'][number];

/** Shown next to the questions: the assessor's points and the answers of the last cycle. */
export const FormNotes = createContext<{
  points: readonly FormPoint[];
  lastAnswers: Answers | null;
  /** Only what the points name is open: the other questions say so. */
  isGuided?: boolean;
}>({ points: [], lastAnswers: null });
