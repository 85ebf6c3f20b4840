import { useText } from '#platform/web/i18n/use-text.ts';
import type { TemplateRow } from '../rules/contract.ts';

/** Display name of a template version: `Template 3`. */
export function useTemplateName(): (row: Pick<TemplateRow, 'VersionNo' | 'IsForAll'>) => string {
  const t = useText();
  return ({ VersionNo, IsForAll }) =>
    t(IsForAll ? 'DESIGN_TEMPLATE_ALL' : 'DESIGN_TEMPLATE_NO', { number: VersionNo });
}
