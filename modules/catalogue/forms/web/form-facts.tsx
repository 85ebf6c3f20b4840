import { useText } from '#platform/web/i18n/use-text.ts';
import { Facts } from '#platform/web/ui/facts.tsx';
import { saidTo } from '../rules/said.ts';
import { nameOf, ownerOf } from '../rules/walk.ts';
import { useDesigner } from './designer.ts';

const FIELDS = ['ScopeQuestion', 'ScopeQuestionChinese', 'SitesQuestion', 'IndustryQuestion'] as const;

/** What a published service takes from the answers of its form. */
export function FormFacts() {
  const t = useText();
  const { definition, nodes, language } = useDesigner();
  const titleOf = (name: string | undefined): string => {
    const node = nodes.find((one) => nameOf(one) === name && !ownerOf(one));
    return node ? `${saidTo(node.Json.title, language)} (${name})` : (name ?? t('DESIGNER_NO_QUESTION'));
  };
  const { rLimit, charLimit } = definition.ScopeLimits;
  return (
    <Facts
      rows={[
        ...FIELDS.map((field) => [t(`DESIGNER_${field}`), titleOf(definition[field])] as const),
        [t('DESIGNER_SCOPE_LINES'), String(rLimit)],
        [t('DESIGNER_SCOPE_CHARACTERS'), String(charLimit)],
      ]}
    />
  );
}
