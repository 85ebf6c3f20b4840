/** Finds texts of a form that lack one of the portal's languages. */
import { LANGUAGES } from '#platform/common/i18n/language.ts';
import { localeKey, localizedOf } from '../../rules/form-text.ts';
import { isJson, textOf } from '../../rules/json.ts';
import type { FormFault } from './fault.ts';
import { type Part, propertyOf } from './parts.ts';

/** Whether a text has letters outside placeholders, which are filled in later. */
const hasLetters = (text: string) => /\p{L}/u.test(text.replace(/\{[^{}]*\}/g, ''));

/** Languages that a text lacks. A text without letters, such as `12345678-000`, applies to every language. */
function missing(content: unknown): string[] {
  if (typeof content === 'string' && content !== '' && !hasLetters(content)) return [];
  const text = localizedOf(content);
  return LANGUAGES.filter((language) => text[language].trim() === '').map(localeKey);
}

const NEEDED_BY_CLASS: Readonly<Record<string, readonly string[]>> = {
  html: ['html'],
  page: ['title'],
  panel: [],
  matrixdropdowncolumn: ['title'],
  regexvalidator: ['text'],
  expressionvalidator: ['text'],
  multipletextitem: ['title'],
};

function neededOf({ Class, Json, Node, Path }: Part): readonly string[] {
  const named = NEEDED_BY_CLASS[Class];
  if (named) return named;
  if (Class.endsWith('item') || Class === 'itemvalue') return hasLetters(textOf(Json.value)) ? ['text'] : [];
  const isQuestion = Node?.Path === Path && Class !== '';
  return isQuestion && Json.titleLocation !== 'hidden' && Json.showTitle !== false ? ['title'] : [];
}

const isText = (part: Part, name: string): boolean => {
  const property = propertyOf(part, name);
  return property?.isLocalizable === true && !property.isArray;
};

function ofPart(part: Part): FormFault[] {
  const needed = neededOf(part);
  // Empty optional texts need no translation.
  const written = Object.keys(part.Json).filter((name) => {
    const value = part.Json[name];
    return isText(part, name) && (isJson(value) ? Object.keys(value).length > 0 : textOf(value) !== '');
  });
  return [...new Set([...needed, ...written])].flatMap((name) =>
    missing(part.Json[name]).map(
      (key): FormFault => ({ Path: [...part.Path, name, key], Code: 'ERR_FORM_TEXT_MISSING' }),
    ),
  );
}

/** Returns a fault for every language in which a text is missing. */
export const findTexts = (parts: readonly Part[]): FormFault[] => parts.flatMap(ofPart);
