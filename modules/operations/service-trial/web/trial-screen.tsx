import { Select } from '@mantine/core';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { useErrorText } from '#platform/web/ui/error-text.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import type { Tried } from '../rules/contract.ts';
import { ChainColumn } from './chain-column.tsx';
import { DaySlider } from './day-slider.tsx';
import { FormColumn } from './form-column.tsx';
import { PageColumn } from './page-column.tsx';
import classes from './trial.module.css';
import { TrialFaults } from './trial-faults.tsx';
import { UnstaffedNotice } from './unstaffed-notice.tsx';
import { useTrial } from './use-trial.ts';

/** Form, chain and certificate side by side, and the years beneath: everything that a service will do, tried first. */
export function TrialScreen({ tried }: { tried: Tried }) {
  const t = useText();
  const localized = useLocalized();
  const textOf = useErrorText();
  const trial = useTrial(tried);
  const { data, error, story } = trial;
  const isRefused = data?.Refused ?? null;
  return (
    <div className={classes.screen}>
      <PageHeader
        title={t('TRIAL_TITLE', { name: localized(tried.Name) || tried.SchemeCode })}
        lead={`${tried.SchemeCode} · ${t('TRIAL_VERSION', { no: tried.VersionNo })}`}
        crumbs={[
          { label: t('TITLE_ASSESSMENT_SERVICES'), href: '/assessment_services' },
          { label: tried.SchemeCode, href: `/assessment_service/view/${tried.ServiceKey}` },
          { label: t('TITLE_ASSESSMENT_SERVICE_TRIAL') },
        ]}
      >
        <Badge tone={tried.State === 'DRAFT' ? 'warning' : 'info'}>{t(`TRIAL_STATE_${tried.State}`)}</Badge>
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
          {[isRefused.Message, ...(isRefused.Reasons ?? []), ...(isRefused.Fields ?? [])]
            .map((one) => (typeof one === 'string' ? one : one.Message))
            .join(' ')}
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
          <div className={classes.columns}>
            <FormColumn tried={tried} trial={trial} standing={data.Standing} />
            <ChainColumn tried={tried} trial={trial} data={data} standing={data.Standing} />
            <PageColumn trial={trial} data={data} standing={data.Standing} />
          </div>
          <DaySlider trial={trial} data={data} />
        </>
      ) : (
        !error && <Skeletons lines={8} height={24} />
      )}
    </div>
  );
}
