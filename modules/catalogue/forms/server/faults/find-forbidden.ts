import { FORBIDDEN_PARTS } from '../../rules/forbidden-parts.ts';
import { isJson, type Json, type JsonPath } from '../../rules/json.ts';
import type { FormFault } from './fault.ts';

/** What explanations may be written with; links only to pages on the web. */
const ALLOWED =
  /<\/?(?:p|br|b|strong|i|em|u|ul|ol|li|h3|h4|sub|sup)\s*\/?>|<a href="https?:\/\/[^"<>\s]+"(?: target="_blank")?(?: rel="[a-z ]+")?>|<\/a>/gi;

const isSafeHtml = (html: string): boolean => !html.replace(ALLOWED, '').includes('<');

const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : isJson(value) ? Object.values(value).flatMap(texts) : [];

function found(value: unknown, path: JsonPath): FormFault[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => found(one, [...path, at]));
  if (!isJson(value)) return [];
  return Object.entries(value).flatMap(([name, inner]): FormFault[] => {
    const Path = [...path, name];
    if (FORBIDDEN_PARTS.has(name)) return [{ Path, Code: 'ERR_FORM_FORBIDDEN', Params: { name } }];
    if (name === 'html' && !texts(inner).every(isSafeHtml)) return [{ Path, Code: 'ERR_FORM_HTML' }];
    return found(inner, Path);
  });
}

/** Parts that access resources outside the form or bring foreign HTML into the portal, at any position. */
export const findForbidden = (form: Json): FormFault[] => found(form, []);
