import {
  type AnsweredPoint,
  type AnswerRow,
  groupByRemark,
} from '#modules/applications/applications/rules/index.ts';
import { AnswerValue } from '#modules/applications/applications/web/index.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { FileList } from '#platform/web/ui/file/file-list.tsx';
import classes from './answered-review.module.css';

type Props = { point: AnsweredPoint; rows: readonly AnswerRow[] };

/**
 * Shows the reviewer one point that was sent to the client: the request, the client's answer and files, and
 * the changes in the form fields opened for it.
 */
export function AnsweredReview({ point, rows }: Props) {
  const t = useText();
  const format = useFormat();
  const fields = [...new Set(point.Requested.flatMap(({ Field }) => Field ?? []))];
  const changed = fields.flatMap((field) => rows.find((row) => row.Field === field) ?? []);
  return (
    <div className={classes.review}>
      <div className={classes.meta}>
        <p className={classes.label}>
          {t('REVIEW_REQUESTED', { name: point.RequestedBy ?? '', at: format.date(point.RequestedAt) })}
        </p>
        {groupByRemark(point.Requested).map(({ Remark }) => (
          <p key={Remark} className={classes.asked}>
            {Remark}
          </p>
        ))}
        <p className={classes.label}>
          {t('REVIEW_ANSWERED', { name: point.AnsweredBy, at: format.date(point.AnsweredAt) })}
        </p>
        <p className={classes.answer}>{point.Answer}</p>
        {point.Files.length > 0 && <FileList files={point.Files} />}
      </div>
      {changed.length > 0 && (
        <dl className={classes.changes}>
          {changed.map((row) => (
            <div key={row.Field}>
              <dt className={classes.label}>{row.Title}</dt>
              <dd>
                {row.Kind === 'SAME' && <p className={classes.same}>{t('REVIEW_SAME')}</p>}
                <AnswerValue row={row} isCompared />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
