import type { CHECKLIST_RESULTS, ChecklistPoint } from '@assay/shared/checklist/contract.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import { Badge, type Tone } from '../ui/badge.tsx';
import { ChecklistAnswer } from './checklist-answer.tsx';
import classes from './checklist-tab.module.css';

const TONES = {
  CONFORM: 'success',
  MINOR: 'warning',
  MAJOR: 'danger',
  NA: 'plain',
} as const satisfies Record<(typeof CHECKLIST_RESULTS)[number], Tone>;

type Props = { applicationKey: string; point: ChecklistPoint; isOpen: boolean };

export function ChecklistPointRow({ applicationKey, point, isOpen }: Props) {
  const t = useText();
  const format = useFormat();
  return (
    <li className={classes.point}>
      <div className={classes.line}>
        <span className={classes.clause}>{point.Clause}</span>
        {!isOpen &&
          (point.Result ? (
            <Badge tone={TONES[point.Result]}>{t(`RESULT_${point.Result}`)}</Badge>
          ) : (
            <Badge tone="plain">{t('RESULT_OPEN')}</Badge>
          ))}
      </div>
      <p className={classes.text}>{point.Text}</p>
      {point.Guidance && (
        <details className={classes.guidance}>
          <summary>{t('CHECK_GUIDANCE')}</summary>
          {point.Guidance}
        </details>
      )}
      {isOpen && <ChecklistAnswer applicationKey={applicationKey} point={point} />}
      {!isOpen && point.Remark && <p className={classes.remark}>{point.Remark}</p>}
      {!isOpen && point.By && (
        <p className={classes.by}>{t('CHECK_ANSWERED', { name: point.By, at: format.date(point.At) })}</p>
      )}
    </li>
  );
}
