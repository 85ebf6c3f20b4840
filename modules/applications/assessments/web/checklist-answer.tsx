/**
 * Input with which a reviewer records the result of one checklist point, with remark, due date and files;
 * saved automatically, with the save status shown.
 */

import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { FINDING_MAX_DAYS } from '#modules/applications/applications/rules/index.ts';
import { PointFiles } from '#modules/applications/applications/web/index.ts';
import { addDays } from '#platform/common/format/dates.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useErrorText } from '#platform/web/ui/error-text.ts';
import { RemarkField } from '#platform/web/ui/form/remark-field.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { CHECKLIST_RESULTS, type ChecklistPoint, type ChecklistResult } from '../rules/contract.ts';
import { isFinding, isLowered, requiresRemark } from '../rules/findings.ts';
import type { SaveState } from './checklist-draft.ts';
import classes from './checklist-tab.module.css';
import { type LoweredFinding, LoweredFindingQuestion } from './lowered-finding.tsx';
import { useChecklistAnswer } from './use-checklist-answer.ts';

type AnswerStateProps = { state: SaveState; error: string | null; onRetry: () => void };

/** Save status of an answer; a failed save shows the reason and can be retried. */
function AnswerState({ state, error, onRetry }: AnswerStateProps) {
  const t = useText();
  return (
    <>
      <Words as="span" tone="faint" size="xs" isGrowing className={classes.state} role="status">
        {(state === 'SAVING' || state === 'WAITING') && t('CHECK_SAVING')}
        {state === 'SAVED' && (
          <Row as="span" isInline isOneLine gap="2xs" tone="green">
            <IconCheck size={14} aria-hidden="true" /> {t('CHECK_SAVED')}
          </Row>
        )}
        {state === 'FAILED' && (
          <Row as="span" isInline isOneLine gap="2xs" tone="red">
            <IconAlertTriangle size={14} aria-hidden="true" /> {t('CHECK_FAILED')} {error}
          </Row>
        )}
      </Words>
      {state === 'FAILED' && (
        <Button size="xs" variant="default" onClick={onRetry}>
          {t('CHECK_RETRY')}
        </Button>
      )}
    </>
  );
}

type Props = { applicationKey: string; point: ChecklistPoint; today: string };

/** Result, remark, due date and files of one point, saved as they are entered. */
export function ChecklistAnswer({ applicationKey, point, today }: Props) {
  const t = useText();
  const textOf = useErrorText();
  const { answer, state, error, setResult, setRemark, setDueOn, setFiles, save } = useChecklistAnswer(
    applicationKey,
    point,
  );
  const [lowered, setLowered] = useState<LoweredFinding | null>(null);
  const box = useRef<HTMLDivElement>(null);
  // Arrow keys pass over results, so only a click moves on to the evidence.
  const isClicked = useRef(false);
  const choose = (to: ChecklistResult): void => {
    const record = (): void => {
      setResult(to);
      if (requiresRemark(to) && isClicked.current)
        requestAnimationFrame(() => box.current?.querySelector('textarea')?.focus());
    };
    if (point.Result !== null && isLowered(point.Result, to))
      setLowered({ clause: point.Clause, from: point.Result, to, record });
    else record();
  };
  const isUnsaid = requiresRemark(answer.Result) && answer.Remark.trim() === '';
  // Until the answer is saved, the server determines the due date.
  const due = answer.DueOn ?? (answer.Result === point.Result ? point.DueOn : null) ?? '';
  return (
    <Stack gap="xs" mt="xs" ref={box}>
      <Row justify="between" gap="sm" lines="xs">
        <SegmentedControl
          className={classes.choice}
          aria-label={t('CHECK_RESULT', { clause: point.Clause })}
          data={CHECKLIST_RESULTS.map((result) => ({ value: result, label: t(`RESULT_${result}`) }))}
          // An empty value leaves all segments unselected until the first answer.
          value={answer.Result ?? ''}
          onPointerDown={() => {
            isClicked.current = true;
          }}
          onKeyDown={() => {
            isClicked.current = false;
          }}
          onChange={(next) => choose(next as ChecklistResult)}
        />
        <LoweredFindingQuestion finding={lowered} onClose={() => setLowered(null)} />
        <AnswerState state={state} error={error === null ? null : textOf(error)} onRetry={save} />
      </Row>
      {answer.Result !== null && (
        <div className={classes.details}>
          <RemarkField
            className={classes.words}
            aria-label={t('CHECK_REMARK_FOR', { clause: point.Clause })}
            placeholder={t(isFinding(answer.Result) ? 'CHECK_FINDING_HINT' : 'CHECK_ADD_REMARK')}
            description={isUnsaid ? t('CHECK_FINDING_UNSAID') : undefined}
            minRows={requiresRemark(answer.Result) ? 2 : 1}
            maxRows={8}
            required={requiresRemark(answer.Result)}
            value={answer.Remark}
            onChange={(event) => setRemark(event.currentTarget.value)}
            onBlur={save}
          />
          {isFinding(answer.Result) && (
            <TextInput
              type="date"
              label={t('CHECK_DUE')}
              min={today}
              max={addDays(today, FINDING_MAX_DAYS)}
              value={due}
              onChange={(event) => setDueOn(event.currentTarget.value || null)}
              onBlur={save}
            />
          )}
          <Stack isWide>
            <PointFiles files={answer.Files} onChange={setFiles} />
          </Stack>
        </div>
      )}
    </Stack>
  );
}
