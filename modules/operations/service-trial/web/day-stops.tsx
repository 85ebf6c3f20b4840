import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { TrialData } from '../rules/contract.ts';
import { markWords } from './mark-words.ts';
import classes from './time.module.css';

type Props = { data: TrialData; startOn: string; now: number; onGo: (day: number) => void };

/** Every due day, window and end as a list to go to: the picture in words. */
export function DayStops({ data, now, onGo }: Props) {
  const t = useText();
  const format = useFormat();
  const marks = data.Marks.filter((mark) => mark.Kind !== 'DEED');
  if (marks.length === 0) return <p className={classes.quiet}>{t('TRIAL_STOPS_NONE')}</p>;
  return (
    <details className={classes.stops}>
      <summary>{t('TRIAL_STOPS', { count: marks.length })}</summary>
      <ul className={classes.stopList}>
        {marks.map((mark) => (
          <li key={`${mark.Kind} ${mark.Day} ${mark.Number}`}>
            <button
              type="button"
              className={classes.stop}
              aria-current={mark.Day === now ? 'date' : undefined}
              onClick={() => onGo(mark.Day)}
            >
              <span className="num">{format.date(mark.On)}</span>
              <span>
                {markWords(mark, t)}
                {mark.LeftOn !== null && mark.LeftOn > mark.On && ` · ${t('TRIAL_MARK_LATE')}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
