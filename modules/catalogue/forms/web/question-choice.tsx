import { Select } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import { saidTo } from '../rules/said.ts';
import { isQuestion, nameOf, ownerOf, typeOf } from '../rules/walk.ts';
import { useDesigner } from './designer.ts';

type Field = 'ScopeQuestion' | 'ScopeQuestionChinese' | 'SitesQuestion' | 'IndustryQuestion';
type Props = { field: Field; types: readonly string[]; isOptional?: boolean };

/** Which question answers something that the service needs to know; only those that can are offered. */
export function QuestionChoice({ field, types, isOptional = false }: Props) {
  const t = useText();
  const { definition, nodes, faults, language, apply } = useDesigner();
  const now = definition[field] ?? '';
  const data = nodes
    .filter((node) => isQuestion(node) && !ownerOf(node) && types.includes(typeOf(node)))
    .map((node) => ({
      value: nameOf(node),
      label: `${saidTo(node.Json.title, language) || nameOf(node)} (${nameOf(node)})`,
    }))
    .filter(({ value }) => value !== '');
  if (now !== '' && !data.some(({ value }) => value === now)) data.push({ value: now, label: now });
  return (
    <Select
      label={t(`DESIGNER_${field}`)}
      description={t(`DESIGNER_HINT_${field}`)}
      placeholder={t(isOptional ? 'DESIGNER_NO_QUESTION' : 'DESIGNER_CHOOSE_QUESTION')}
      data={data}
      value={now || null}
      searchable
      clearable={isOptional}
      allowDeselect={false}
      error={faults.find(({ Path }) => Path === field)?.Message}
      data-place={field}
      onChange={(next) => apply({ definition: { [field]: next ?? (isOptional ? undefined : '') } })}
    />
  );
}
