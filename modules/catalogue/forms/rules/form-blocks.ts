/** Ready-made pages and question groups that the form designer offers for insertion. */
import type { Localized, ServiceDefinition } from '#modules/catalogue/services/rules/index.ts';
import { declarationPage } from './blocks/declaration-page.ts';
import { organisationPage } from './blocks/organisation-page.ts';
import { scopeQuestions } from './blocks/scope-questions.ts';
import { sitesQuestion } from './blocks/sites-question.ts';
import type { Json } from './json.ts';

type Industries = Readonly<Record<string, Localized>>;
type QuestionField = 'ScopeQuestion' | 'ScopeQuestionChinese' | 'SitesQuestion' | 'IndustryQuestion';

type Block = {
  /** Whether the block adds whole pages, or questions to the current page. */
  List: 'pages' | 'elements';
  make: (industries: Industries) => readonly Json[];
  /** Maps the service's question fields, such as scope and sites, to questions of the block. */
  Answers: Partial<Pick<ServiceDefinition, QuestionField>>;
};

/** Blocks that nearly every form needs; designers insert and then adapt them. */
const formBlocks = {
  ORGANISATION: {
    List: 'pages',
    make: (industries) => [organisationPage(industries)],
    Answers: { IndustryQuestion: 'Industry' },
  },
  SCOPE: {
    List: 'elements',
    make: () => scopeQuestions(),
    Answers: { ScopeQuestion: 'ScopeRequirement', ScopeQuestionChinese: 'ScopeRequirementChinese' },
  },
  SITES: { List: 'elements', make: () => [sitesQuestion], Answers: { SitesQuestion: 'Sites' } },
  DECLARATION: { List: 'pages', make: () => [declarationPage], Answers: {} },
} as const satisfies Record<string, Block>;

export type FormBlock = keyof typeof formBlocks;
export const FORM_BLOCKS = Object.keys(formBlocks) as FormBlock[];
export const blockRow = (block: FormBlock): Block => formBlocks[block];
