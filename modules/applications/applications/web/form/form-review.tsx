/**
 * Last step before an application is submitted: all answers as they will be sent, a button to change each page, and the
 * button to submit.
 */
import { Anchor, Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Model } from 'survey-core';
import { queryOf } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { applicationRoutes } from '../../rules/contract.ts';
import { AnswerPages } from '../answer-pages.tsx';
import classes from './form.module.css';
import { goToQuestion } from './go-to-question.ts';
import type { useSubmit } from './use-submit.ts';

type Props = { model: Model; applicationKey: string; submit: ReturnType<typeof useSubmit> };

/** The answers are those that the server has saved. */
export function FormReview({ model, applicationKey, submit }: Props) {
  const t = useText();
  // Loaded again each time, because the answers have just been saved.
  const { data, error, refetch } = useQuery({
    ...queryOf(applicationRoutes.answers, { ApplicationKey: applicationKey }),
    gcTime: 0,
    staleTime: 0,
  });
  useEffect(() => {
    document.getElementById('form-page')?.focus();
    window.scrollTo({ top: 0 });
  }, []);
  const change = (field: string): void => {
    submit.endReview();
    goToQuestion(model, field);
  };
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <p className={classes.reviewHelp}>{t('FORM_REVIEW_HELP')}</p>
      <div className={classes.form}>
        {data ? (
          <AnswerPages
            rows={data.Rows.filter((row) => data.HasBefore || row.Kind !== 'REMOVED')}
            isCompared={data.HasBefore}
            pageAction={(title, [first]) =>
              first && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={t('FORM_REVIEW_CHANGE_PAGE', { title })}
                  onClick={() => change(first.Field)}
                >
                  {t('FORM_REVIEW_CHANGE')}
                </Button>
              )
            }
          />
        ) : (
          <Skeletons lines={8} height={24} />
        )}
      </div>
      <p className={classes.reviewHelp}>
        {t('FORM_REVIEW_DECLARATION')}{' '}
        <Anchor href="/terms" target="_blank" inherit underline="always">
          {t('FORM_REVIEW_RULES')}
        </Anchor>
      </p>
      <div className={classes.footer}>
        <Button variant="default" disabled={submit.isBusy} onClick={submit.endReview}>
          {t('FORM_PREV')}
        </Button>
        <Button
          loading={submit.isBusy}
          disabled={!data}
          leftSection={<IconCheck size={18} />}
          onClick={() => void submit.send()}
        >
          {t('FORM_SUBMIT')}
        </Button>
      </div>
    </>
  );
}
