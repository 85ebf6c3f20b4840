/**
 * Last step before an application is submitted: all answers as they will be sent, a button to change each page, and the
 * button to submit.
 */

import { Anchor, Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import type { Model } from 'survey-core';
import type { DataOf } from '#platform/common/contract/define-route.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { FileList } from '#platform/web/ui/file/file-list.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { applicationRoutes } from '../../rules/contract.ts';
import { AnswerPages, shownRows } from '../answer-pages.tsx';
import classes from './form.module.css';
import { goToQuestion } from './go-to-question.ts';
import { UnchangedNotice } from './unchanged-notice.tsx';
import type { PointAnswersHandle } from './use-point-answers.ts';
import type { useSubmit } from './use-submit.ts';

type Props = {
  model: Model;
  form: Pick<
    DataOf<typeof applicationRoutes.form>,
    'ApplicationKey' | 'FeeCents' | 'CertificateFeeCents' | 'Points'
  >;
  replies: PointAnswersHandle;
  submit: ReturnType<typeof useSubmit>;
  /** Submitted before and sent back with questions or a reason. */
  isCorrection: boolean;
};

/** The answers are those that the server has saved. */
export function FormReview({ model, form, replies, submit, isCorrection }: Props) {
  const t = useText();
  const format = useFormat();
  // The answers have just been saved: those of an earlier visit are not shown.
  const { data, error, isFetchedAfterMount, refetch } = useGet(
    applicationRoutes.answers,
    { ApplicationKey: form.ApplicationKey },
    { staleMs: 0 },
  );
  const saved = isFetchedAfterMount ? data : undefined;
  const isUnchanged = isCorrection && saved?.Rows.every(({ Kind }) => Kind === 'SAME') === true;
  const hasReplied = form.Points.length > 0;
  const isTickNeeded = isUnchanged && !hasReplied;
  const [isConfirmed, setIsConfirmed] = useState(false);
  const confirmation = useRef<HTMLInputElement>(null);
  const [isTickMissing, setIsTickMissing] = useState(false);
  useEffect(() => {
    document.getElementById('form-page')?.focus();
    window.scrollTo({ top: 0 });
  }, []);
  const change = (field: string): void => {
    submit.endReview();
    goToQuestion(model, field);
  };
  const send = (): void => {
    if (!isTickNeeded || isConfirmed) return void submit.send();
    setIsTickMissing(true);
    // In the middle: a bar covers the lower end of a phone's screen.
    confirmation.current?.scrollIntoView({ block: 'center' });
    confirmation.current?.focus({ preventScroll: true });
  };
  if (error && !saved) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <p className={classes.reviewHelp}>{t('FORM_REVIEW_HELP')}</p>
      <Replies points={form.Points} replies={replies} />
      <div className={classes.form}>
        {saved ? (
          <AnswerPages
            rows={shownRows(saved.Rows, saved.HasBefore)}
            isCompared={saved.HasBefore}
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
        {form.FeeCents !== null && <b>{t('FORM_REVIEW_FEE', { amount: format.money(form.FeeCents) })}</b>}{' '}
        {form.CertificateFeeCents !== null &&
          t('FORM_REVIEW_CERTIFICATE_FEE', { amount: format.money(form.CertificateFeeCents) })}{' '}
        {t('FORM_REVIEW_TERMS')}{' '}
        <Anchor href="/terms" target="_blank" inherit underline="always">
          {t('FORM_REVIEW_READ_TERMS')}
        </Anchor>
      </p>
      {isUnchanged && (
        <UnchangedNotice
          hasReplied={hasReplied}
          isMissing={isTickMissing}
          box={confirmation}
          onConfirm={setIsConfirmed}
        />
      )}
      <Row isOneLine align="stretch" justify="between" gap="xs" className={classes.footer}>
        <Button variant="default" disabled={submit.isBusy} onClick={submit.endReview}>
          {t('FORM_PREV')}
        </Button>
        <Button
          loading={submit.isBusy}
          disabled={!saved}
          leftSection={<IconCheck size={18} />}
          onClick={send}
        >
          {t('FORM_SUBMIT')}
        </Button>
      </Row>
    </>
  );
}

/** What the assessor asked, and the client's reply to each with its files. */
function Replies({ points, replies }: { points: Props['form']['Points']; replies: PointAnswersHandle }) {
  const asked = [...new Map(points.map((point) => [point.PointNo, point])).values()];
  if (asked.length === 0) return null;
  return (
    <div className={classes.form}>
      <Facts
        rows={asked.map(({ PointNo, Text, Remark }) => {
          const { Answer, Files } = replies.of(PointNo);
          return [
            `${Text}: ${Remark}`,
            <Fragment key={PointNo}>
              {Answer}
              {Files.length > 0 && <FileList files={Files} />}
            </Fragment>,
          ];
        })}
      />
    </div>
  );
}
