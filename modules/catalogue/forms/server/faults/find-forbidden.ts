/**
 * Publication check of a form: finds properties forbidden for security, such as those that call other
 * servers, and HTML outside the allowed simple tags.
 */
import { FORBIDDEN_PARTS } from '../../rules/forbidden-parts.ts';
import { isJson, type Json, type JsonPath } from '../../rules/json.ts';
import type { FormFault } from './fault.ts';

/** HTML allowed in explanations; links may only lead to web pages. */
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

/**
 * Finds, at any depth, parts that load resources from outside the form or put unsafe HTML into the portal.
 */
export const findForbidden = (form: Json): FormFault[] => found(form, []);
