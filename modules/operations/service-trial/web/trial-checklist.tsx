import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { CHECKLIST_RESULTS, requiresRemark } from '#modules/applications/assessments/rules/index.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import type { TrialPerson, TrialRecordState } from '../rules/contract.ts';
import classes from './trial.module.css';
import type { Trial } from './use-trial.ts';

type Result = (typeof CHECKLIST_RESULTS)[number];
type Props = { trial: Trial; state: TrialRecordState; person: TrialPerson };

/**
 * Part of the dry run screen that answers the checklist of the current step: all open points conform at a
 * click, or a result for each point.
 */
export function TrialChecklist({ trial, state, person }: Props) {
  const t = useText();
  const toastError = useToastError();
  const [isBusy, setBusy] = useState(false);
  const mine = state.Checklist.filter((point) => point.Step === state.View.CurrentStep);
  // Users who may decide the step may answer its checklist; the checklist must be the only obstacle to the
  // decision.
  const approval = person.Actions.find((action) => action.Action === 'APPROVE_PROGRESS');
  const isOpen =
    approval?.Allowed || approval?.Reasons.every((one) => one.Code.startsWith('REASON_CHECKLIST'));
  if (mine.length === 0 || !isOpen) return null;

  const answer = async (points: readonly string[], Result: Result): Promise<void> => {
    setBusy(true);
    const Answers = points.map((PointKey) => ({
      PointKey,
      Result,
      ...(requiresRemark(Result) && { Remark: t('TRIAL_POINT_REMARK') }),
    }));
    await trial.act(person.Role, [{ Action: 'CHECKLIST', Input: { Answers } }]).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      toastError(error);
    });
    setBusy(false);
  };
  const open = mine.filter((point) => point.Result === null).map((point) => point.PointKey);
  return (
    <Stack
      as="section"
      gap="xs"
      pad="md"
      ground="soft"
      line="line"
      round="lg"
      aria-label={t('TRIAL_CHECKLIST')}
    >
      <Row justify="between" gap="xs" className={classes.checklistHead}>
        <h3>{t('TRIAL_CHECKLIST')}</h3>
        <Button
          size="sm"
          variant="light"
          loading={isBusy}
          disabled={open.length === 0}
          onClick={() => void answer(open, 'CONFORM')}
        >
          {t('TRIAL_CHECKLIST_ALL')}
        </Button>
      </Row>
      <Stack as="ul" gap="sm" className={classes.points}>
        {mine.map((point) => (
          <li key={point.PointKey}>
            <p>
              <Words as="span" tone="faint">
                {point.Clause}
              </Words>{' '}
              {point.Text}
            </p>
            <SegmentedControl
              size="xs"
              aria-label={point.Text || point.PointKey}
              value={point.Result ?? ''}
              disabled={isBusy}
              data={CHECKLIST_RESULTS.map((result) => ({ value: result, label: t(`RESULT_${result}`) }))}
              onChange={(result) => void answer([point.PointKey], result as Result)}
            />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
