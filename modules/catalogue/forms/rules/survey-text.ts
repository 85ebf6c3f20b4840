/**
 * Builds a form text in English, Traditional and Simplified Chinese, keyed by the form engine's language
 * codes.
 */
export const surveyText = (en: string, cht: string, chs: string) => ({
  default: en,
  'zh-tw': cht,
  'zh-cn': chs,
});
