/**
 * Screen on which staff try out a service version: form, review steps and certificate next to each other,
 * the draft's faults above, a time slider below.
 */

import { Select } from '@mantine/core';
import { useState } from 'react';
import { VERSION_STATE } from '#modules/catalogue/services/rules/index.ts';
import { groupFaults, placeText, serviceEditAddress } from '#modules/catalogue/services/web/index.ts';
import { joinSentences } from '#platform/common/format/join-sentences.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { useErrorText } from '#platform/web/ui/error-text.ts';
import { LanguageButtons } from '#platform/web/ui/form/language-buttons.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import type { TrialRecordState, TrialTarget } from '../rules/contract.ts';
import { APPLICANT } from '../rules/scenario.ts';
import { ChainColumn } from './chain-column.tsx';
import { DaySlider } from './day-slider.tsx';
import { PageColumn } from './page-column.tsx';
import classes from './trial.module.css';
import { TrialForm } from './trial-form.tsx';
import { UnstaffedNotice } from './unstaffed-notice.tsx';
import type { Trial } from './use-trial.ts';
import { useTrial } from './use-trial.ts';

type FormLanguagesProps = { value: Language; onChange: (language: Language) => void };

/** Language of the tried form; the screen keeps the user's language. */
function FormLanguages(props: FormLanguagesProps) {
  const t = useText();
  return (
    <LanguageButtons
      {...props}
      label={t('TRIAL_FORM_LANGUAGE')}
      className={classes.languages}
      buttonClass={classes.language}
    />
  );
}

const SHOWN = 8;

/** Faults of the draft, each with a link to its field; the dry run is possible as far as they allow. */
function TrialFaults({ tried }: { tried: TrialTarget }) {
  const t = useText();
  const localized = useLocalized();
  const { ServiceKey, Form } = tried;
  const faults = groupFaults(tried.Faults);
  return (
    <Notice tone="warning" title={t('TRIAL_FAULTS', { count: faults.length })}>
      <ul className={classes.plain}>
        {faults.slice(0, SHOWN).map((fault) => (
          <li key={`${fault.Path} ${fault.Message}`}>
            <AppLink href={serviceEditAddress(ServiceKey, { place: fault.Path })}>
              {placeText(fault.Place, [{ Checklist: [], Form }], { t, localized }).join(' › ')}
            </AppLink>{' '}
            {fault.Message}
          </li>
        ))}
      </ul>
      {faults.length > SHOWN && (
        <AppLink href={serviceEditAddress(ServiceKey)}>
          {t('TRIAL_FAULTS_MORE', { count: faults.length - SHOWN })}
        </AppLink>
      )}
    </Notice>
  );
}

type Props = { tried: TrialTarget; trial: Trial; state: TrialRecordState };

/** The form as the applicant sees it, in any of the three languages. */
function FormColumn({ tried, trial, state }: Props) {
  const t = useText();
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const isPast = trial.story.Now < (trial.story.Actions.at(-1)?.Day ?? 0);
  const client = state.People.find((person) => person.Role === APPLICANT);
  const isOpen = !isPast && (client?.Actions.some((one) => one.Action === 'SAVE' && one.Allowed) ?? false);
  // The form shows the answers sent last; it is recreated when it becomes editable or read-only.
  const sent = trial.story.Actions.findLast(
    (action) => action.Input.Answers && action.Action !== 'CHECKLIST',
  );
  const answers = (sent?.Input.Answers ?? {}) as Record<string, unknown>;
  const hasQuestions = Array.isArray(tried.Form.pages) && tried.Form.pages.length > 0;
  return (
    <Card title={t('TRIAL_FORM')} aside={<FormLanguages value={language} onChange={setLanguage} />}>
      {tried.IsElsewhere && (
        <Words tone="faint" size="xs">
          {t('TRIAL_FORM_ELSEWHERE')}
        </Words>
      )}
      {hasQuestions ? (
        <TrialForm
          key={`${isOpen} ${trial.story.AssessmentType} ${JSON.stringify(answers)}`}
          tried={tried}
          trial={trial}
          state={state}
          language={language}
          isOpen={isOpen}
          answers={isOpen ? (trial.story.Typed ?? answers) : state.Answers}
        />
      ) : (
        <EmptyState title={t('TRIAL_FORM_EMPTY')} text={t('TRIAL_FORM_EMPTY_HELP')} />
      )}
    </Card>
  );
}

/** Shows form, review steps and certificate next to each other, and the timeline below. */
export function TrialScreen({ tried }: { tried: TrialTarget }) {
  const t = useText();
  const localized = useLocalized();
  const textOf = useErrorText();
  const trial = useTrial(tried);
  const { data, error, story } = trial;
  const isRefused = data?.Refused ?? null;
  return (
    <Stack gap="md" className={classes.screen}>
      <PageHeader
        title={t('TRIAL_TITLE', { name: localized(tried.Name) || tried.SchemeCode })}
        lead={`${tried.SchemeCode} · ${t('TRIAL_VERSION', { no: tried.VersionNo })}`}
        crumbs={[
          { label: t('TITLE_ASSESSMENT_SERVICES'), href: '/assessment_services' },
          { label: tried.SchemeCode, href: `/assessment_service/view/${tried.ServiceKey}` },
          { label: t('TITLE_ASSESSMENT_SERVICE_TRIAL') },
        ]}
      >
        <Badge tone={VERSION_STATE[tried.State].IsDraft ? 'warning' : 'info'}>
          {t(`TRIAL_STATE_${tried.State}`)}
        </Badge>
        {tried.AssessmentTypes.length > 1 && (
          <Select
            aria-label={t('TRIAL_TYPE')}
            data={tried.AssessmentTypes.map((type) => ({ value: type, label: t(`TYPE_${type}`) }))}
            value={story.AssessmentType}
            allowDeselect={false}
            w={190}
            onChange={(type) => type && void trial.begin(type as typeof story.AssessmentType)}
          />
        )}
      </PageHeader>
      <Notice tone="info" title={t('TRIAL_BANNER')}>
        {t('TRIAL_BANNER_HELP')}
      </Notice>
      {tried.Faults.length > 0 && <TrialFaults tried={tried} />}
      <UnstaffedNotice steps={tried.Unstaffed} help="TRIAL_UNSTAFFED_HELP" />
      {isRefused && (
        <Notice tone="warning" isAlert title={t('TRIAL_STOPPED', { number: isRefused.Index + 1 })}>
          {joinSentences(
            [isRefused.Message, ...(isRefused.Reasons ?? []), ...(isRefused.Fields ?? [])].map((one) =>
              typeof one === 'string' ? one : one.Message,
            ),
          )}
        </Notice>
      )}
      {error && (
        <Notice tone="danger" isAlert title={textOf(error)}>
          <ul className={classes.plain}>
            {error.Reasons.map((reason) => (
              <li key={reason.Message}>{reason.Message}</li>
            ))}
          </ul>
        </Notice>
      )}
      {data?.Standing ? (
        <>
          <Stack align="start" gap="md" className={classes.columns}>
            <FormColumn tried={tried} trial={trial} state={data.Standing} />
            <ChainColumn tried={tried} trial={trial} data={data} state={data.Standing} />
            <PageColumn trial={trial} data={data} state={data.Standing} />
          </Stack>
          <DaySlider trial={trial} data={data} />
        </>
      ) : (
        !error && <Skeletons lines={8} height={24} />
      )}
    </Stack>
  );
}
