/**
 * When forms are synchronised, proposes which external form element fills in which question: keeps valid
 * mappings, matches titles, and creates questions for the other elements.
 */
import { isDeepStrictEqual } from 'node:util';
import type { ServiceDefinition } from '#modules/catalogue/services/rules/index.ts';
import { LANGUAGES, type Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { SyncedElement } from '../rules/contract.ts';
import { elementOf, type FormElement, TOKEN_QUESTION } from '../rules/element.ts';
import type { Mapped } from './convert/entered-values.ts';
import type { QuestionFacts } from './convert/question-facts.ts';
import { type LocalizedElement, newQuestion, questionName } from './new-question.ts';

type ProposalInput = {
  Definition: Pick<ServiceDefinition, 'Form' | 'MachForm'>;
  /** The current questions of the form. */
  Questions: readonly QuestionFacts[];
  /** The forms as just read; empty for a language without its own form. */
  Now: Readonly<Record<Language, readonly FormElement[]>>;
  /** The English form as last read; null the first time. */
  Before: readonly FormElement[] | null;
};
type Proposal = { Fields: Mapped[]; Form: ServiceDefinition['Form']; Elements: SyncedElement[] };

/**
 * Keeps valid mappings, maps elements to questions with the same title, and creates questions for the other
 * elements if the portal can convert their values.
 */
export function proposeMapping({ Definition, Questions, Now, Before }: ProposalInput): Proposal {
  const elements = new Set(Now.EN.map(({ Element }) => Element));
  const names = new Set(Questions.map(({ Name }) => Name));
  const fields = (Definition.MachForm?.Fields ?? []).filter(
    ({ Element, Question }) =>
      elements.has(elementOf(Element)) && (Question === TOKEN_QUESTION || names.has(Question)),
  );
  const made: Record<string, unknown>[] = [];
  const rows = Now.EN.map((element): SyncedElement => {
    const tongues = perLanguage(element, Now);
    const row = { ...rowOf(tongues), Change: changeOf(element, Before) };
    const known = fields.find((field) => elementOf(field.Element) === element.Element);
    if (known) return { ...row, Question: known.Question, IsNew: false };
    const found = fitting(tongues, Questions, fields);
    if (found) {
      fields.push({ Element: element.Element, Question: found });
      return { ...row, Question: found, IsNew: false };
    }
    const name = questionName(element, names);
    const question = newQuestion(name, tongues);
    if (!question) return { ...row, Question: null, IsNew: false };
    made.push(question);
    names.add(name);
    fields.push({ Element: element.Element, Question: name });
    return { ...row, Question: name, IsNew: true };
  });
  return {
    Fields: fields,
    Form: withQuestions(Definition.Form, made),
    Elements: [...rows, ...removedElements(Definition, Now, Before)],
  };
}

function perLanguage(element: FormElement, now: ProposalInput['Now']): LocalizedElement {
  const of = (language: Language) =>
    now[language].find(({ Element }) => Element === element.Element) ?? element;
  return { EN: element, CHT: of('CHT'), CHS: of('CHS') };
}

const rowOf = (tongues: LocalizedElement) => ({
  Element: tongues.EN.Element,
  Titles: { EN: tongues.EN.Title, CHT: tongues.CHT.Title, CHS: tongues.CHS.Title },
  Kind: tongues.EN.Kind,
  IsRequired: tongues.EN.IsRequired,
});

const normalized = (text: string): string =>
  text
    .trim()
    .toLocaleLowerCase('en')
    .replace(/[\s*:：]+/g, ' ')
    .trim();

/** An unmapped question with the element's title in any language, or the token if the title is "token". */
function fitting(
  tongues: LocalizedElement,
  questions: readonly QuestionFacts[],
  fields: readonly Mapped[],
): string | null {
  const isFree = (name: string) => !fields.some(({ Question }) => Question === name);
  const isToken = tongues.EN.Kind === 'TEXT' && /^(?:portal )?token$/.test(normalized(tongues.EN.Title));
  if (isToken && isFree(TOKEN_QUESTION)) return TOKEN_QUESTION;
  const found = questions.find(
    ({ Name, Titles, IsFillable }) =>
      IsFillable &&
      isFree(Name) &&
      LANGUAGES.some(
        (language) =>
          tongues[language].Title !== '' &&
          normalized(Titles[language]) === normalized(tongues[language].Title),
      ),
  );
  return found?.Name ?? null;
}

function changeOf(element: FormElement, before: ProposalInput['Before']): SyncedElement['Change'] {
  if (!before) return null;
  const earlier = before.find(({ Element }) => Element === element.Element);
  if (!earlier) return 'ADDED';
  return isDeepStrictEqual(earlier, element) ? null : 'CHANGED';
}

/** Elements that existed at the last reading; their mappings are removed. */
function removedElements(
  { MachForm }: ProposalInput['Definition'],
  { EN }: ProposalInput['Now'],
  before: ProposalInput['Before'],
): SyncedElement[] {
  return (before ?? [])
    .filter(({ Element }) => !EN.some((one) => one.Element === Element))
    .map((element) => ({
      ...rowOf({ EN: element, CHT: element, CHS: element }),
      Question:
        MachForm?.Fields.find((field) => elementOf(field.Element) === element.Element)?.Question ?? null,
      IsNew: false,
      Change: 'REMOVED' as const,
    }));
}

type Page = Record<string, unknown> & { elements?: unknown };

/** Adds new questions at the end of the last page, where the form designer can move them. */
function withQuestions(form: ServiceDefinition['Form'], made: readonly object[]): ServiceDefinition['Form'] {
  if (made.length === 0) return form;
  const pages = Array.isArray(form.pages) ? (form.pages as Page[]) : [];
  const last = pages.at(-1) ?? firstPage();
  const elements = Array.isArray(last.elements) ? last.elements : [];
  return { ...form, pages: [...pages.slice(0, -1), { ...last, elements: [...elements, ...made] }] };
}

const firstPage = (): Page => ({
  name: 'Application',
  title: {
    default: translate('MACHFORM_PAGE', 'EN'),
    'zh-tw': translate('MACHFORM_PAGE', 'CHT'),
    'zh-cn': translate('MACHFORM_PAGE', 'CHS'),
  },
});
