/** Fills in the placeholders of a text, in the catalogue of the server and in the texts of the browser. */
import { joinList } from '../format/join-list.ts';
import type { Language } from './language.ts';

/** Values of placeholders; a list is joined as the language writes lists. */
export type Params = Readonly<Record<string, string | number | readonly string[]>>;

/** Replaces `{{name}}` placeholders; one without a value becomes empty. */
export const fill = (text: string, params: Params, language: Language): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    return typeof value === 'object' ? joinList(value, language) : String(value);
  });
