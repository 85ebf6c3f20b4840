import { NumberField } from '#modules/catalogue/services/web/number-field.tsx';
import { PartProblems } from '#modules/catalogue/services/web/part-problems.tsx';
import { PartSection } from '#modules/catalogue/services/web/part-section.tsx';
import { useText } from '#platform/web/i18n/use-text.ts';
import beside from '#platform/web/ui/form/fields-beside.module.css';
import { listOf } from '../rules/json.ts';
import { FORM_LIMITS } from '../rules/limits.ts';
import { isQuestion } from '../rules/walk.ts';
import classes from './designer.module.css';
import { useDesigner } from './designer.ts';
import { FormFacts } from './form-facts.tsx';
import { QuestionChoice } from './question-choice.tsx';
import { UsualPages } from './usual-pages.tsx';

/** The form as a whole: how large it is, and what the service takes from its answers. */
export function FormPanel() {
  const t = useText();
  const { form, nodes, faults, isReadOnly } = useDesigner();
  const own = faults.map(({ Path }) => Path).filter((path) => /^Form(\.[A-Za-z]+)?$/.test(path));
  const pages = listOf(form.pages).length;
  return (
    <div className={classes.panel}>
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
        {pages === 0 && !isReadOnly && <UsualPages />}
      </PartSection>
      {isReadOnly ? (
        <FormFacts />
      ) : (
        <>
          <PartSection title={t('DESIGNER_TAKEN')} hint={t('DESIGNER_TAKEN_HINT')}>
            <div className={beside.fields}>
              <QuestionChoice field="ScopeQuestion" types={['comment', 'text']} />
              <QuestionChoice field="ScopeQuestionChinese" types={['comment', 'text']} isOptional />
              <QuestionChoice field="SitesQuestion" types={['paneldynamic', 'matrixdynamic']} />
              <QuestionChoice field="IndustryQuestion" types={['dropdown', 'radiogroup']} isOptional />
            </div>
          </PartSection>
          <ScopeLimits />
        </>
      )}
    </div>
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
      <div className={beside.fields}>
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
