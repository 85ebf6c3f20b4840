import type { CSSProperties } from 'react';
import { daysBetween } from '#platform/common/format/dates.ts';
import type { TrialData } from '../rules/contract.ts';
import classes from './time.module.css';

type Props = { data: TrialData; last: number; startOn: string };

/**
 * Graphic of a dry run's timeline: certificate validity, open periods, overdue steps. Other components show
 * it as text.
 */
export function DayTrack({ data, last, startOn }: Props) {
  const place = (from: number, to: number): CSSProperties => ({
    insetInlineStart: `${(from / last) * 100}%`,
    width: `max(2px, ${(Math.max(0, to - from) / last) * 100}%)`,
  });
  const of = (kind: string) => data.Marks.filter((mark) => mark.Kind === kind);
  const end = of('EXPIRES')[0]?.Day ?? last;
  const issued = data.IssuedOn === null ? null : daysBetween(startOn, data.IssuedOn);
  const windows = [
    ...of('SURVEILLANCE_OPENS').map((opens) => ({
      from: opens.Day,
      to: of('SURVEILLANCE_DUE').find((due) => due.Number === opens.Number)?.Day ?? opens.Day,
    })),
    ...of('RENEWAL_OPENS').map((opens) => ({ from: opens.Day, to: end })),
  ];
  const late = of('STEP_DUE').flatMap((due) => {
    const left = due.LeftOn === null ? last : daysBetween(startOn, due.LeftOn);
    return left > due.Day ? [{ from: due.Day, to: left }] : [];
  });
  return (
    <div className={classes.track} aria-hidden="true">
      {issued !== null && <span className={classes.valid} style={place(issued, Math.min(end, last))} />}
      {windows.map(({ from, to }) => (
        <span key={`w${from}`} className={classes.window} style={place(from, to)} />
      ))}
      {late.map(({ from, to }) => (
        <span key={`l${from}`} className={classes.late} style={place(from, Math.min(to, last))} />
      ))}
      {data.Marks.map((mark) => (
        <span
          key={`${mark.Kind} ${mark.Day} ${mark.Number}`}
          className={classes.mark}
          data-kind={mark.Kind}
          style={{ insetInlineStart: `${(mark.Day / last) * 100}%` }}
        />
      ))}
    </div>
  );
}
