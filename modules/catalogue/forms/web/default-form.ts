import type { Localized, ServiceDefinition } from '#modules/catalogue/services/rules/index.ts';
import { surveyText } from '../rules/survey-text.ts';
import { newBlock } from './change-form.ts';
import type { DesignChange } from './designer.ts';

const SCOPE_PAGE = { name: 'Scope', title: surveyText('Scope', '認證範圍', '认证范围'), elements: [] };

/**
 * Builds the initial form of a service from ready-made blocks: organisation, scope with sites, declaration.
 */
export function defaultForm(
  definition: ServiceDefinition,
  industries: Readonly<Record<string, Localized>>,
): DesignChange {
  const empty: ServiceDefinition = { ...definition, Form: { ...definition.Form, pages: [SCOPE_PAGE] } };
  const blocks = ['SCOPE', 'SITES', 'ORGANISATION', 'DECLARATION'] as const;
  let whole = empty;
  for (const block of blocks) whole = { ...whole, ...newBlock(whole, block, industries, null).definition };
  const [scope, organisation, declaration] = whole.Form.pages as unknown[];
  return {
    definition: {
      Form: { ...whole.Form, pages: [organisation, scope, declaration] },
      ScopeQuestion: whole.ScopeQuestion,
      ScopeQuestionChinese: whole.ScopeQuestionChinese,
      SitesQuestion: whole.SitesQuestion,
      IndustryQuestion: whole.IndustryQuestion,
    },
    selected: ['pages', 0],
  };
}
