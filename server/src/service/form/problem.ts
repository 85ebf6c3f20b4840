import { formTexts } from '@assay/shared/translation/form.ts';
import type { Language } from './model.ts';

type Code = Extract<keyof typeof formTexts, `${'ERR' | 'MSG'}_ANSWER_${string}`>;

/** Something wrong with one answer, or with one cell of it. Row counts from 0. */
export type Problem = { Code: Code; Params?: Record<string, string | number>; Row?: number; Column?: string };

const COLUMN = { EN: 0, CHT: 1, CHS: 2 } as const;

export const problemText = (code: Code, language: Language, params: Problem['Params'] = {}): string =>
  formTexts[code][COLUMN[language]].replaceAll(/\{(\w+)\}/g, (hole, name: string) =>
    String(params[name] ?? hole),
  );
