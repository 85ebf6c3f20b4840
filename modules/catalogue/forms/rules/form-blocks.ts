import type { Localized, ServiceDefinition } from '#modules/catalogue/services/rules/index.ts';
import { declarationPage } from './blocks/declaration-page.ts';
import { organisationPage } from './blocks/organisation-page.ts';
import { scopeQuestions } from './blocks/scope-questions.ts';
import { sitesQuestion } from './blocks/sites-question.ts';
import type { Json } from './json.ts';

type Industries = Readonly<Record<string, Localized>>;
type QuestionField = 'ScopeQuestion' | 'ScopeQuestionChinese' | 'SitesQuestion' | 'IndustryQuestion';

type Block = {
  /** Whole pages, or questions for the page at hand. */
  List: 'pages' | 'elements';
  make: (industries: Industries) => readonly Json[];
  /** What the service asks of the form, answered by which of the block's questions. */
  Answers: Partial<Pick<ServiceDefinition, QuestionField>>;
};

/** Parts that nearly every form needs, ready to be put in and changed. */
const formBlocks = {
  ORGANISATION: {
    List: 'pages',
    make: (industries) => [organisationPage(industries)],
    Answers: { IndustryQuestion: 'Industry' },
  },
  SCOPE: {
    List: 'elements',
    make: () => scopeQuestions(true),
    Answers: { ScopeQuestion: 'ScopeRequirement', ScopeQuestionChinese: 'ScopeRequirementChinese' },
  },
  SITES: { List: 'elements', make: () => [sitesQuestion], Answers: { SitesQuestion: 'Sites' } },
  DECLARATION: { List: 'pages', make: () => [declarationPage], Answers: {} },
} as const satisfies Record<string, Block>;

export type FormBlock = keyof typeof formBlocks;
export const FORM_BLOCKS = Object.keys(formBlocks) as FormBlock[];
export const blockRow = (block: FormBlock): Block => formBlocks[block];
