import { useState } from 'react';
import type { Language } from '#platform/common/i18n/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import type { TrialStanding, Tried } from '../rules/contract.ts';
import { FormLanguages } from './form-languages.tsx';
import classes from './trial.module.css';
import { TrialForm } from './trial-form.tsx';
import type { Trial } from './use-trial.ts';

type Props = { tried: Tried; trial: Trial; standing: TrialStanding };

/** The form as the applicant sees it, in any of the three languages. */
export function FormColumn({ tried, trial, standing }: Props) {
  const t = useText();
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const isPast = trial.story.Now < (trial.story.Deeds.at(-1)?.Day ?? 0);
  const client = standing.People.find((person) => person.Role === 'CLIENT');
  const isOpen = !isPast && (client?.Actions.some((one) => one.Action === 'SAVE' && one.Allowed) ?? false);
  // What was sent last stands in the form; a form that opens or closes begins anew.
  const sent = trial.story.Deeds.findLast((deed) => deed.Input.Answers && deed.Action !== 'CHECKLIST');
  const answers = (sent?.Input.Answers ?? {}) as Record<string, unknown>;
  const hasQuestions = Array.isArray(tried.Form.pages) && tried.Form.pages.length > 0;
  return (
    <Card title={t('TRIAL_FORM')} aside={<FormLanguages value={language} onChange={setLanguage} />}>
      {tried.IsElsewhere && <p className={classes.quiet}>{t('TRIAL_FORM_ELSEWHERE')}</p>}
      {hasQuestions ? (
        <TrialForm
          key={`${isOpen} ${trial.story.AssessmentType} ${JSON.stringify(answers)}`}
          tried={tried}
          trial={trial}
          standing={standing}
          language={language}
          isOpen={isOpen}
          answers={isOpen ? (trial.story.Typed ?? answers) : standing.Answers}
        />
      ) : (
        <EmptyState title={t('TRIAL_FORM_EMPTY')} text={t('TRIAL_FORM_EMPTY_HELP')} />
      )}
    </Card>
  );
}
