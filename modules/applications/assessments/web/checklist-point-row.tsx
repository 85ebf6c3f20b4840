/**
 * One point on the checklist tab: clause, text, guidance, the client's response, and its trail; the answer
 * is an input for the reviewer whose step it is, otherwise read-only.
 */

import type { AnsweredPoint, AnswerRow } from '#modules/applications/applications/rules/index.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { FileList } from '#platform/web/ui/file/file-list.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Paragraph } from '#platform/web/ui/paragraph.tsx';
import type { ChecklistData, ChecklistPoint } from '../rules/contract.ts';
import { AnsweredReview } from './answered-review.tsx';
import { ChecklistAnswer } from './checklist-answer.tsx';
import classes from './checklist-tab.module.css';
import { PointTrail } from './point-trail.tsx';
import { RESULT_TONES } from './result-tones.ts';

type Props = {
  applicationKey: string;
  data: ChecklistData;
  point: ChecklistPoint;
  isOpen: boolean;
  /** Client points about this checklist point with their answers, newest round first. */
  requests: readonly AnsweredPoint[];
  rows: readonly AnswerRow[];
};

export function ChecklistPointRow({ applicationKey, data, point, isOpen, requests, rows }: Props) {
  const t = useText();
  const fresh = requests.find(({ Round }) => Round === data.Round - 1);
  return (
    <li className={classes.point} data-point={point.PointKey}>
      <Row justify="between" gap="sm" lines="xs">
        <Words as="span" tone="faint" size="xs">
          {point.Clause}
        </Words>
        <Row as="span" isInline align="stretch" gap="xs">
          {fresh && <Badge tone="info">{t('CHECK_CLIENT_ANSWERED')}</Badge>}
          {point.IsOverdue && <Badge tone="danger">{t('CHECK_OVERDUE')}</Badge>}
          {!isOpen &&
            (point.Result ? (
              <Badge tone={RESULT_TONES[point.Result]}>{t(`RESULT_${point.Result}`)}</Badge>
            ) : (
              <Badge tone="plain">{t('RESULT_OPEN')}</Badge>
            ))}
        </Row>
      </Row>
      <Words mt="2xs">{point.Text}</Words>
      {point.Guidance && (
        <details className={classes.guidance}>
          <summary>{t('CHECK_GUIDANCE')}</summary>
          {point.Guidance}
        </details>
      )}
      {point.IsWithdrawn && <p className={classes.by}>{t('POINT_WITHDRAWN')}</p>}
      {fresh && <AnsweredReview point={fresh} rows={rows} />}
      {isOpen ? (
        <ChecklistAnswer applicationKey={applicationKey} point={point} today={data.Today} />
      ) : (
        <RecordedAnswer point={point} />
      )}
      <PointTrail point={point} requests={requests} round={data.Round} />
    </li>
  );
}

/** Read-only display of an answer. */
function RecordedAnswer({ point }: { point: ChecklistPoint }) {
  const t = useText();
  const format = useFormat();
  return (
    <>
      {point.Remark && (
        <p className={classes.remark}>
          <Paragraph text={point.Remark} />
        </p>
      )}
      {point.Files.length > 0 && <FileList files={point.Files} />}
      {point.DueOn && !point.IsWithdrawn && (
        <p className={point.IsOverdue ? classes.late : classes.by}>
          {t('POINT_DUE', { date: format.date(point.DueOn) })}
        </p>
      )}
      {point.By && (
        <p className={classes.by}>{t('CHECK_ANSWERED', { name: point.By, at: format.date(point.At) })}</p>
      )}
    </>
  );
}
