import { useText } from '#platform/web/i18n/use-text.ts';
import type { TemplateRow } from '../rules/contract.ts';

/**
 * Display name of a version of a certificate template, such as `Template 3`; those available to all services
 * have a different text.
 */
export function useTemplateName(): (row: Pick<TemplateRow, 'VersionNo' | 'IsForAll'>) => string {
  const t = useText();
  return ({ VersionNo, IsForAll }) =>
    t(IsForAll ? 'DESIGN_TEMPLATE_ALL' : 'DESIGN_TEMPLATE_NO', { number: VersionNo });
}
