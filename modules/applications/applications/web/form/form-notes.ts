import { createContext } from 'react';
import type { Answers } from '#modules/catalogue/forms/web/index.ts';
import type { ApplicationView } from '../../rules/contract.ts';

export type FormPoint = ApplicationView['Points'][number];

/**
 * React context that passes the assessor's points and the previous cycle's answers to the notes shown next
 * to each question of the application form.
 */
export const FormNotes = createContext<{
  points: readonly FormPoint[];
  lastAnswers: Answers | null;
  /** In a guided correction only fields that points refer to are open; the other questions show a note. */
  isGuided?: boolean;
}>({ points: [], lastAnswers: null });
