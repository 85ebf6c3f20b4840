import { createContext } from 'react';
import type { Answers } from '#modules/catalogue/forms/web/index.ts';
import type { ApplicationView } from '../../rules/contract.ts';

export type FormPoint = ApplicationView['Points'][number];

/**
 * Context for notes shown next to form questions: the assessor's points and the answers of the previous
 * cycle.
 */
export const FormNotes = createContext<{
  points: readonly FormPoint[];
  lastAnswers: Answers | null;
  /** In a guided correction only fields that points refer to are open; the other questions show a note. */
  isGuided?: boolean;
}>({ points: [], lastAnswers: null });
