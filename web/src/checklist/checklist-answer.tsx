import { CHECKLIST_RESULTS, type ChecklistPoint } from '@assay/shared/checklist/contract.ts';
import { Button, SegmentedControl, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useText } from '../i18n/use-text.ts';
import classes from './checklist-tab.module.css';
import { useChecklistAnswer } from './use-checklist-answer.ts';

/** Result and remark of one point, kept as soon as they are given. */
export function ChecklistAnswer({
  applicationKey,
  point,
}: {
  applicationKey: string;
  point: ChecklistPoint;
}) {
  const t = useText();
  const { answer, state, setResult, setRemark, keepRemark, retry } = useChecklistAnswer(
    applicationKey,
    point,
  );
  return (
    <div className={classes.answer}>
      <div className={classes.line}>
        <SegmentedControl
          className={classes.choice}
          aria-label={t('CHECK_RESULT', { clause: point.Clause })}
          data={CHECKLIST_RESULTS.map((result) => ({ value: result, label: t(`RESULT_${result}`) }))}
          // An empty value leaves every segment open until the first answer.
          value={answer.Result ?? ''}
          onChange={(next) => setResult(next as NonNullable<ChecklistPoint['Result']>)}
        />
        <span className={classes.state} role="status">
          {state === 'SAVING' && t('CHECK_SAVING')}
          {state === 'SAVED' && (
            <span className={classes.saved}>
              <IconCheck size={14} aria-hidden="true" /> {t('CHECK_SAVED')}
            </span>
          )}
          {state === 'FAILED' && (
            <span className={classes.failed}>
              <IconAlertTriangle size={14} aria-hidden="true" /> {t('CHECK_FAILED')}
            </span>
          )}
        </span>
        {state === 'FAILED' && (
          <Button size="xs" variant="default" onClick={retry}>
            {t('CHECK_RETRY')}
          </Button>
        )}
      </div>
      {answer.Result !== null && (
        <Textarea
          aria-label={t('CHECK_REMARK_FOR', { clause: point.Clause })}
          placeholder={t('CHECK_ADD_REMARK')}
          autosize
          minRows={1}
          maxRows={8}
          maxLength={4000}
          value={answer.Remark}
          onChange={(event) => setRemark(event.currentTarget.value)}
          onBlur={keepRemark}
        />
      )}
    </div>
  );
}
