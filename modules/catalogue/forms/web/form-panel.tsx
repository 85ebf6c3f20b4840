/**
 * Panel of the form designer for the form as a whole: its size, an offer to fill an empty form with the
 * usual pages, the questions that supply scope, sites and industry, and the scope's length limits.
 */

import { Button, Select } from '@mantine/core';
import { IconStack2 } from '@tabler/icons-react';
import { NumberField, PartProblems, PartSection } from '#modules/catalogue/services/web/index.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import sideBySide from '#platform/web/ui/form/side-by-side-fields.module.css';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { formTextIn } from '../rules/form-text.ts';
import { listOf } from '../rules/json.ts';
import { FORM_LIMITS } from '../rules/limits.ts';
import { isQuestion, nameOf, ownerOf, typeOf } from '../rules/walk.ts';
import { defaultForm } from './default-form.ts';
import { useDesigner } from './designer.ts';
import { useIndustries } from './use-industries.ts';

/** Offers to fill an empty form with the usual pages. */
function DefaultPages() {
  const t = useText();
  const { definition, apply } = useDesigner();
  const industries = useIndustries();
  return (
    <EmptyState
      icon={<IconStack2 size={22} stroke={1.6} />}
      title={t('DESIGNER_EMPTY')}
      text={t('DESIGNER_EMPTY_TEXT')}
      action={
        <Button onClick={() => apply(defaultForm(definition, industries))}>
          {t('DESIGNER_USUAL_PAGES')}
        </Button>
      }
    />
  );
}

type Field = 'ScopeQuestion' | 'ScopeQuestionChinese' | 'SitesQuestion' | 'IndustryQuestion';
type Props = { field: Field; types: readonly string[]; isOptional?: boolean };

/**
 * Selects the form question that provides a value for the service; only questions of a suitable type are
 * offered.
 */
function QuestionChoice({ field, types, isOptional = false }: Props) {
  const t = useText();
  const { definition, nodes, faults, language, apply } = useDesigner();
  const now = definition[field] ?? '';
  const data = nodes
    .filter((node) => isQuestion(node) && !ownerOf(node) && types.includes(typeOf(node)))
    .map((node) => ({
      value: nameOf(node),
      label: `${formTextIn(node.Json.title, language) || nameOf(node)} (${nameOf(node)})`,
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

const FIELDS = ['ScopeQuestion', 'ScopeQuestionChinese', 'SitesQuestion', 'IndustryQuestion'] as const;

/** Shows which answers of a published form the service uses. */
function FormFacts() {
  const t = useText();
  const { definition, nodes, language } = useDesigner();
  const titleOf = (name: string | undefined): string => {
    const node = nodes.find((one) => nameOf(one) === name && !ownerOf(one));
    return node ? `${formTextIn(node.Json.title, language)} (${name})` : (name ?? t('DESIGNER_NO_QUESTION'));
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

/** The panel for the form as a whole. */
export function FormPanel() {
  const t = useText();
  const { form, nodes, faults, isReadOnly } = useDesigner();
  const own = faults.map(({ Path }) => Path).filter((path) => /^Form(\.[A-Za-z]+)?$/.test(path));
  const pages = listOf(form.pages).length;
  return (
    <Stack gap="lg">
      <PartSection
        title={t('DESIGNER_WHOLE')}
        hint={t('DESIGNER_SIZE', {
          pages,
          questions: nodes.filter(isQuestion).length,
          limit: FORM_LIMITS.Questions,
        })}
        place="Form"
      >
        <PartProblems faults={faults} paths={own} />
        {pages === 0 && !isReadOnly && <DefaultPages />}
      </PartSection>
      {isReadOnly ? (
        <FormFacts />
      ) : (
        <>
          <PartSection title={t('DESIGNER_TAKEN')} hint={t('DESIGNER_TAKEN_HINT')}>
            <div className={sideBySide.fields}>
              <QuestionChoice field="ScopeQuestion" types={['comment', 'text']} />
              <QuestionChoice field="ScopeQuestionChinese" types={['comment', 'text']} isOptional />
              <QuestionChoice field="SitesQuestion" types={['paneldynamic', 'matrixdynamic']} />
              <QuestionChoice field="IndustryQuestion" types={['dropdown', 'radiogroup']} isOptional />
            </div>
          </PartSection>
          <ScopeLimits />
        </>
      )}
    </Stack>
  );
}

function ScopeLimits() {
  const t = useText();
  const { definition, faults, apply } = useDesigner();
  const limits = definition.ScopeLimits;
  const error = (name: string): string | undefined =>
    faults.find(({ Path }) => Path === `ScopeLimits.${name}`)?.Message;
  const change = (part: Partial<typeof limits>): void =>
    apply({ definition: { ScopeLimits: { ...limits, ...part } } });
  return (
    <PartSection title={t('DESIGNER_SCOPE')} hint={t('DESIGNER_SCOPE_HINT')}>
      <div className={sideBySide.fields}>
        <NumberField
          label={t('DESIGNER_SCOPE_LINES')}
          value={limits.rLimit}
          min={1}
          max={50}
          place="ScopeLimits.rLimit"
          error={error('rLimit')}
          onChange={(next) => next !== null && change({ rLimit: next })}
        />
        <NumberField
          label={t('DESIGNER_SCOPE_CHARACTERS')}
          value={limits.charLimit}
          min={1}
          max={4000}
          place="ScopeLimits.charLimit"
          error={error('charLimit')}
          onChange={(next) => next !== null && change({ charLimit: next })}
        />
      </div>
    </PartSection>
  );
}
