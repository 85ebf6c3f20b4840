import type { CycleLine, CycleMark } from '@assay/shared/certificate/cycle-line.ts';
import { viewAddress } from '../application/addresses.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Badge, type Tone } from '../ui/badge.tsx';
import classes from './cycle-marks.module.css';

const TONES: Record<CycleMark['State'], Tone> = {
  DONE: 'success',
  RUNNING: 'info',
  OPEN: 'warning',
  OVERDUE: 'danger',
  AHEAD: 'plain',
};

/** What is due when: columns below the line, and on a phone a list with today in its place. */
export function CycleMarks({ cycle }: { cycle: CycleLine }) {
  const t = useText();
  const format = useFormat();
  const next = cycle.Marks.find((mark) => mark.On >= cycle.Today);
  return (
    <ol className={classes.marks}>
      {cycle.Marks.flatMap((mark) => [
        ...(mark === next
          ? [
              <li key="today" className={classes.today}>
                <b>{t('CERT_CYCLE_TODAY')}</b>
                <span className="num">{format.date(cycle.Today)}</span>
              </li>,
            ]
          : []),
        <Mark key={`${mark.Kind} ${mark.No}`} mark={mark} today={cycle.Today} />,
      ])}
    </ol>
  );
}

function Mark({ mark, today }: { mark: CycleMark; today: string }) {
  const t = useText();
  const format = useFormat();
  // A last day that is over is no work that was done.
  const isOver = mark.Kind === 'EXPIRY' && mark.State !== 'AHEAD';
  const word = isOver ? 'CERT_CYCLE_OVER' : `CERT_CYCLE_${mark.State}`;
  const opens = mark.Opens !== null && (mark.State === 'AHEAD' || mark.State === 'OPEN') ? mark.Opens : null;
  return (
    <li className={classes.mark} data-state={mark.State}>
      <span className={classes.name}>{t(`CERT_CYCLE_${mark.Kind}`, { no: mark.No })}</span>
      <span className={`${classes.day} num`}>{format.date(mark.On)}</span>
      {mark.State !== 'AHEAD' && mark.Kind !== 'ISSUED' && (
        <span>
          <Badge tone={isOver ? 'plain' : TONES[mark.State]}>{t(word)}</Badge>
        </span>
      )}
      {opens && (
        <span className={`${classes.opens} num`}>
          {t(opens > today ? 'CERT_CYCLE_OPENS' : 'CERT_CYCLE_OPENED', { date: format.date(opens) })}
        </span>
      )}
      {mark.Application && (
        <AppLink href={viewAddress(mark.Application.ApplicationKey)}>
          {mark.Application.ApplicationNo}
        </AppLink>
      )}
    </li>
  );
}
