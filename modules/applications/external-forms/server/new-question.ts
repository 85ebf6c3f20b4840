/**
 * Creates a question of the portal's form, in three languages, for an external form element that has no
 * matching question when forms are synchronised.
 */
import type { Language } from '#platform/common/i18n/language.ts';
import type { FormElement } from '../rules/element.ts';
import { isNo, isYes } from './convert/yes-no.ts';

/** One element in three languages; languages without their own form use the English one. */
export type LocalizedElement = Readonly<Record<Language, FormElement>>;

/** The model of a question for the element; null for kinds that the portal cannot convert. */
export function newQuestion(name: string, tongues: LocalizedElement): Record<string, unknown> | null {
  const { Kind, IsRequired, Options } = tongues.EN;
  const kind = KINDS[Kind];
  if (!kind) return null;
  return {
    ...kind(tongues, Options),
    name,
    title: inAll((language) => tongues[language].Title || tongues.EN.Title || name),
    ...(IsRequired && { isRequired: true }),
  };
}

type Model = Record<string, unknown>;

const line =
  (more: Model = {}) =>
  (): Model => ({ type: 'text', maxLength: 255, ...more });

const KINDS: Partial<
  Record<FormElement['Kind'], (tongues: LocalizedElement, options: FormElement['Options']) => Model>
> = {
  TEXT: line(),
  PARTS: line(),
  EMAIL: line({ inputType: 'email' }),
  NUMBER: () => ({ type: 'text', inputType: 'number' }),
  LONG: () => ({ type: 'comment', maxLength: 4000 }),
  DATE: () => ({ type: 'text', inputType: 'date' }),
  DATE_EU: () => ({ type: 'text', inputType: 'date' }),
  CHOICE: (tongues, options) => {
    if (
      options.length === 2 &&
      options.some(({ Text }) => isYes(Text)) &&
      options.some(({ Text }) => isNo(Text))
    )
      return { type: 'boolean' };
    return { type: options.length > 6 ? 'dropdown' : 'radiogroup', choices: choices(tongues) };
  },
  CHOICES: (tongues, options) =>
    options.length === 1 ? { type: 'boolean' } : { type: 'checkbox', choices: choices(tongues) },
};

function choices(tongues: LocalizedElement): Model[] {
  const { Options } = tongues.EN;
  const values = Options.map(({ Text, Value }) => code(Text) || `OPTION_${Value}`);
  return Options.map(({ Value, Text }, at) => {
    const value = values[at] ?? '';
    return {
      value: values.indexOf(value) === at ? value : `${value}_${at + 1}`,
      text: inAll((language) => tongues[language].Options.find((one) => one.Value === Value)?.Text || Text),
    };
  });
}

const code = (text: string): string =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 40);

/** Language codes of the form engine; `default` is English. */
const inAll = (textOf: (language: Language) => string) => ({
  default: textOf('EN'),
  'zh-tw': textOf('CHT'),
  'zh-cn': textOf('CHS'),
});

/**
 * Derives a question name: `Number of staff` gives `NumberOfStaff`; if nothing usable remains, the element's
 * number is used.
 */
export function questionName(element: FormElement, taken: ReadonlySet<string>): string {
  const parts = element.Title.normalize('NFKD')
    .replace(/[^A-Za-z0-9 ]+/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const joined = parts
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')
    .slice(0, 40);
  const base = /^[A-Z]/.test(joined) ? joined : `Element${element.Element.slice('element_'.length)}`;
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? base : `${base}${count}`;
    if (!taken.has(name)) return name;
  }
}
