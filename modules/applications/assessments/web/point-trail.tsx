import { type AnsweredPoint, groupByRemark } from '#modules/applications/applications/rules/index.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { FileList } from '#platform/web/ui/file/file-list.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
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
      <Stack as="ol" gap="sm" mt="xs" className={classes.trail}>
        {entries.map((entry) => (
          <li key={`${entry.at}${entry.result?.Result ?? 'REQUESTED'}`}>
            {entry.result ? (
              <ResultEntry given={entry.result} />
            ) : (
              entry.request && <RequestEntry asked={entry.request} />
            )}
          </li>
        ))}
      </Stack>
    </details>
  );
}

function ResultEntry({ given: entry }: { given: TrailEntry }) {
  const t = useText();
  const format = useFormat();
  return (
    <>
      <Badge tone={RESULT_TONES[entry.Result]}>{t(`RESULT_${entry.Result}`)}</Badge>{' '}
      <span className={classes.by}>
        {t('TRAIL_BY', { round: entry.Round, name: entry.By, at: format.dateTime(entry.At) })}
      </span>
      {entry.Remark && (
        <Words mt="2xs" mb="2xs" breaks="written">
          <Paragraph text={entry.Remark} />
        </Words>
      )}
      {entry.DueOn && <p className={classes.by}>{t('POINT_DUE', { date: format.date(entry.DueOn) })}</p>}
      {entry.Files.length > 0 && <FileList files={entry.Files} />}
    </>
  );
}

function RequestEntry({ asked: request }: { asked: AnsweredPoint }) {
  const t = useText();
  const format = useFormat();
  return (
    <>
      <span className={classes.by}>
        {t('TRAIL_REQUESTED', {
          round: request.Round,
          name: request.RequestedBy ?? '',
          at: format.dateTime(request.RequestedAt),
        })}
      </span>
      {groupByRemark(request.Requested).map(({ Remark }) => (
        <Words key={Remark} mt="2xs" mb="2xs" breaks="written">
          <Paragraph text={Remark} />
        </Words>
      ))}
      <span className={classes.by}>
        {t('REVIEW_ANSWERED', { name: request.AnsweredBy, at: format.dateTime(request.AnsweredAt) })}
      </span>
      <Words mt="2xs" mb="2xs" breaks="written">
        <Paragraph text={request.Answer} />
      </Words>
      {request.Files.length > 0 && <FileList files={request.Files} />}
    </>
  );
}
