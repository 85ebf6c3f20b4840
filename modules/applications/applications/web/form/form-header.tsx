/** Header of the form screen: form name, progress and save status. */

import { Button, Progress } from '@mantine/core';
import type { Model } from 'survey-core';
import { PageJumps, useFormPage } from '#modules/catalogue/forms/web/index.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useApplicationName } from '#platform/web/i18n/use-application-name.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import type { ApplicationView } from '../../rules/contract.ts';
import { viewAddress } from '../addresses.ts';
import { StatusBadge } from '../status-badge.tsx';
import classes from './form.module.css';
import type { useAutosave } from './use-autosave.ts';

/** Shows `Saved 10:32`, or why saving is not possible. */
function SaveStatus({ autosave }: { autosave: ReturnType<typeof useAutosave> }) {
  const t = useText();
  const format = useFormat();
  const { state, savedAt } = autosave;
  const isBad = state === 'FAILED' || state === 'CONFLICT' || state === 'CLOSED';
  const labels = {
    SAVED: savedAt ? t('FORM_SAVED', { time: format.time(savedAt) }) : '',
    WAITING: t('FORM_UNSAVED'),
    SAVING: t('FORM_SAVING'),
    FAILED: t('FORM_SAVE_FAILED'),
    CONFLICT: t('FORM_SAVE_FAILED'),
    CLOSED: t('FORM_SAVE_FAILED'),
  };
  return (
    <span
      className={`${classes.saved} ${isBad ? classes.bad : state === 'SAVED' ? classes.good : ''}`}
      role="status"
    >
      {labels[state]}
      {state === 'FAILED' && (
        <Button size="xs" variant="default" ml="xs" onClick={() => void autosave.flush()}>
          {t('FORM_SAVE_AGAIN')}
        </Button>
      )}
    </span>
  );
}

type Props = {
  model: Model;
  application: ApplicationView;
  isReadOnly: boolean;
  isReviewing: boolean;
  autosave: ReturnType<typeof useAutosave>;
};

/** Form name, progress and save status. */
export function FormHeader({ model, application, isReadOnly, isReviewing, autosave }: Props) {
  const t = useText();
  const nameOf = useApplicationName();
  const localized = useLocalized();
  const { at, pages } = useFormPage(model);
  // The review is the step after the last page.
  const percent = isReviewing ? 100 : Math.round((at / pages.length) * 100);
  const title = pages[at]?.title ?? '';
  const position = t('FORM_PAGE', { page: at + 1, pages: pages.length, title });
  return (
    <>
      <PageHeader
        title={localized(application.ServiceName)}
        lead={t(`TYPE_${application.AssessmentType}`)}
        crumbs={[
          { label: t('MENU_APPLICATIONS'), href: '/applications' },
          { label: nameOf(application), href: viewAddress(application.ApplicationKey) },
          { label: t('TITLE_APPLICATION_EDIT') },
        ]}
      >
        {isReadOnly ? (
          <StatusBadge status={application.ApplicationStatusCode} step={application.CurrentStep} />
        ) : (
          <SaveStatus autosave={autosave} />
        )}
      </PageHeader>
      <div className={classes.progress}>
        <Row isOneLine align="stretch" justify="between" gap="md" tone="soft" size="xs">
          <h2
            className={isReviewing ? classes.reviewTitle : classes.page}
            id="form-page"
            tabIndex={-1}
            aria-live="polite"
          >
            {isReviewing ? t('FORM_REVIEW_TITLE') : position}
          </h2>
          <span className="num">{t('FORM_PERCENT', { percent })}</span>
        </Row>
        <Progress value={percent} size={6} mt="xs" aria-label={t('FORM_PROGRESS')} />
        {!isReviewing && (
          <div className={classes.pages}>
            <PageJumps model={model} />
          </div>
        )}
      </div>
    </>
  );
}
