import { type AnsweredPoint, groupByRemark } from '#modules/applications/applications/rules/index.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { FileList } from '#platform/web/ui/file/file-list.tsx';
import { Paragraph } from '#platform/web/ui/paragraph.tsx';
import type { ChecklistPoint, TrailEntry } from '../rules/contract.ts';
import classes from './checklist-tab.module.css';
import { RESULT_TONES } from './result-tones.ts';

type Props = { point: ChecklistPoint; requests: readonly AnsweredPoint[]; round: number };
type Entry = { at: string; round: number; result?: TrailEntry; request?: AnsweredPoint };

/** History of a checklist point: results, points sent to the client and the answers, in order. */
export function PointTrail({ point, requests, round }: Props) {
  const t = useText();
  const entries: Entry[] = [
    ...point.Trail.map((result) => ({ at: result.At, round: result.Round, result })),
    ...requests.map((one) => ({ at: one.AnsweredAt, round: one.Round, request: one })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  // A single result of the current round is already on screen.
  if (entries.length === 0 || (entries.length === 1 && entries[0]?.round === round)) return null;
  return (
    <details className={classes.guidance}>
      <summary>{t('CHECK_TRAIL', { count: entries.length })}</summary>
      <ol className={classes.trail}>
        {entries.map((entry) => (
          <li key={`${entry.at}${entry.result?.Result ?? 'REQUESTED'}`}>
            {entry.result ? (
              <ResultEntry given={entry.result} />
            ) : (
              entry.request && <RequestEntry asked={entry.request} />
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}

function ResultEntry({ given }: { given: TrailEntry }) {
  const t = useText();
  const format = useFormat();
  return (
    <>
      <Badge tone={RESULT_TONES[given.Result]}>{t(`RESULT_${given.Result}`)}</Badge>{' '}
      <span className={classes.by}>
        {t('TRAIL_BY', { round: given.Round, name: given.By, at: format.dateTime(given.At) })}
      </span>
      {given.Remark && (
        <p className={classes.meta}>
          <Paragraph text={given.Remark} />
        </p>
      )}
      {given.DueOn && <p className={classes.by}>{t('POINT_DUE', { date: format.date(given.DueOn) })}</p>}
      {given.Files.length > 0 && <FileList files={given.Files} />}
    </>
  );
}

function RequestEntry({ asked }: { asked: AnsweredPoint }) {
  const t = useText();
  const format = useFormat();
  return (
    <>
      <span className={classes.by}>
        {t('TRAIL_REQUESTED', {
          round: asked.Round,
          name: asked.RequestedBy ?? '',
          at: format.dateTime(asked.RequestedAt),
        })}
      </span>
      {groupByRemark(asked.Requested).map(({ Remark }) => (
        <p key={Remark} className={classes.meta}>
          <Paragraph text={Remark} />
        </p>
      ))}
      <span className={classes.by}>
        {t('REVIEW_ANSWERED', { name: asked.AnsweredBy, at: format.dateTime(asked.AnsweredAt) })}
      </span>
      <p className={classes.meta}>
        <Paragraph text={asked.Answer} />
      </p>
      {asked.Files.length > 0 && <FileList files={asked.Files} />}
    </>
  );
}
