/** Names the accepted file types of an upload field for people, such as `PNG`, `JPG`, `WEBP`. */
import type { Language } from '../i18n/language.ts';
import { joinList } from './join-list.ts';

/** `jpeg` is another name of `jpg` and left out next to it. */
export const fileTypeNames = (extensions: readonly string[]): string[] =>
  extensions.filter((one) => one !== 'jpeg' || !extensions.includes('jpg')).map((one) => one.toUpperCase());

export const fileTypes = (extensions: readonly string[], language: Language): string =>
  joinList(fileTypeNames(extensions), language);
