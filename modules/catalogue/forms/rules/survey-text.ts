/** Builds a localised text of a form, keyed by the form engine's language names. */
export const surveyText = (en: string, cht: string, chs: string) => ({
  default: en,
  'zh-tw': cht,
  'zh-cn': chs,
});
