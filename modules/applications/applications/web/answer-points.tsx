import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { FileList } from '#platform/web/ui/file/file-list.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { AnsweredPoint } from '../rules/contract.ts';
import classes from './answer-points.module.css';

type Props = { field: string; points: readonly AnsweredPoint[] };

/**
 * Below an answer on the answers tab: the points that assessors sent to the client about this field in
 * earlier rounds, with the client's answers and files.
 */
export function AnswerPoints({ field, points }: Props) {
  const t = useText();
  const format = useFormat();
  const about = points.filter(({ Requested }) => Requested.some(({ Field }) => Field === field));
  if (about.length === 0) return null;
  return (
    <ul className={classes.points}>
      {about.map((point) => (
        <li key={`${point.Round} ${point.PointNo}`}>
          <Words mb="2xs" tone="faint" size="xs" weight="strong">
            {t('TRAIL_REQUESTED', {
              round: point.Round,
              name: point.RequestedBy ?? '',
              at: format.date(point.RequestedAt),
            })}
          </Words>
          {point.Requested.filter(({ Field }) => Field === field).map(({ Remark }) => (
            <p key={Remark} className={classes.asked}>
              {Remark}
            </p>
          ))}
          <Words mb="2xs" tone="faint" size="xs" weight="strong">
            {t('REVIEW_ANSWERED', { name: point.AnsweredBy, at: format.date(point.AnsweredAt) })}
          </Words>
          <p className={classes.answer}>{point.Answer}</p>
          {point.Files.length > 0 && <FileList files={point.Files} />}
        </li>
      ))}
    </ul>
  );
}
