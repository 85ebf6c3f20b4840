/** Icon of each question kind in the form designer. */
import {
  IconAlignLeft,
  IconCalendar,
  IconCircleDot,
  IconCoin,
  IconCursorText,
  IconFolder,
  IconInfoSquare,
  IconListDetails,
  IconMathFunction,
  IconNumber123,
  IconPaperclip,
  IconSelect,
  IconSquareCheck,
  IconTable,
  IconToggleLeft,
} from '@tabler/icons-react';
import type { QuestionKind } from '../rules/question-kinds.ts';

export const KIND_ICONS = {
  SHORT_TEXT: IconCursorText,
  LONG_TEXT: IconAlignLeft,
  NUMBER: IconNumber123,
  MONEY: IconCoin,
  DATE: IconCalendar,
  CALCULATION: IconMathFunction,
  DROPDOWN: IconSelect,
  SINGLE_CHOICE: IconCircleDot,
  MULTIPLE_CHOICE: IconSquareCheck,
  YES_NO: IconToggleLeft,
  TABLE: IconTable,
  REPEATED_GROUP: IconListDetails,
  FILE: IconPaperclip,
  EXPLANATION: IconInfoSquare,
  GROUP: IconFolder,
} as const satisfies Record<QuestionKind, typeof IconTable>;
