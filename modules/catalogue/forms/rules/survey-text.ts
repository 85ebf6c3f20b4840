/** A text of a form, keyed the way the form engine names its languages. */
export const surveyText = (en: string, cht: string, chs: string) => ({
  default: en,
  'zh-tw': cht,
  'zh-cn': chs,
});
