import {
  type AnsweredPoint,
  type AnswerRow,
  groupByRemark,
} from '#modules/applications/applications/rules/index.ts';
import { AnswerValue } from '#modules/applications/applications/web/index.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { FileList } from '#platform/web/ui/file/file-list.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
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
        <Words tone="faint" size="xs" weight="strong">
          {t('REVIEW_REQUESTED', { name: point.RequestedBy ?? '', at: format.date(point.RequestedAt) })}
        </Words>
        {groupByRemark(point.Requested).map(({ Remark }) => (
          <p key={Remark} className={classes.asked}>
            {Remark}
          </p>
        ))}
        <Words tone="faint" size="xs" weight="strong">
          {t('REVIEW_ANSWERED', { name: point.AnsweredBy, at: format.date(point.AnsweredAt) })}
        </Words>
        <p className={classes.answer}>{point.Answer}</p>
        {point.Files.length > 0 && <FileList files={point.Files} />}
      </div>
      {changed.length > 0 && (
        <Stack as="dl" gap="sm" className={classes.changes}>
          {changed.map((row) => (
            <div key={row.Field}>
              <Words as="dt" tone="faint" size="xs" weight="strong">
                {row.Title}
              </Words>
              <dd>
                {row.Kind === 'SAME' && <p className={classes.same}>{t('REVIEW_SAME')}</p>}
                <AnswerValue row={row} isCompared />
              </dd>
            </div>
          ))}
        </Stack>
      )}
    </div>
  );
}
