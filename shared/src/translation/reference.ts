import type { Texts } from './language.ts';

/** Reference lists: industries, tags, stages, countries. */
export const referenceTexts = {
  TITLE_TAGS: ['Tags', '標籤', '标签'],
  TITLE_INDUSTRIES: ['Industries', '行業', '行业'],
  TITLE_STAGES: ['Stages', '階段', '阶段'],
  TITLE_COUNTRIES: ['Countries', '國家及地區', '国家及地区'],
  MENU_TAGS: ['Tags', '標籤', '标签'],
  MENU_COUNTRIES: ['Countries', '國家及地區', '国家及地区'],
} as const satisfies Texts;
