/** Recognises yes and no in the values of an external form, in English and Chinese. */

const YES = new Set([
  'yes',
  'y',
  'true',
  '1',
  'on',
  'checked',
  'agree',
  'i agree',
  '是',
  '有',
  '同意',
  '是的',
]);
const NO = new Set(['no', 'n', 'false', '0', 'off', '否', '沒有', '没有', '不是', '無', '无']);

const bare = (text: string): string => text.trim().toLocaleLowerCase('en');

export const isYes = (text: string): boolean => YES.has(bare(text));
export const isNo = (text: string): boolean => NO.has(bare(text));
