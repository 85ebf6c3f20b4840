import type { ReactNode } from 'react';
import {
  type CycleLine,
  type CycleMark,
  nextAssessment,
} from '#modules/applications/applications/rules/index.ts';
import { MARK_TONES, viewAddress } from '#modules/applications/applications/web/index.ts';
import { PlanButton } from '#modules/certification/cycles/web/index.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { CertificateView } from '../rules/contract.ts';
import classes from './cycle-marks.module.css';
import { labelPlaces } from './label-places.ts';
import { marksByDay } from './marks-by-day.ts';
import { placeOnLine } from './place-on-line.ts';

type Props = { cycle: CycleLine; certificate: Pick<CertificateView, 'CertificateKey' | 'CertificateNo'> };

/**
 * Labels of the due dates below the cycle timeline on the certificate screen, each at its position and with
 * its state; on a phone a list that includes today in order.
 */
export function CycleMarks({ cycle, certificate }: Props) {
  const t = useText();
  const format = useFormat();
  const days = marksByDay(cycle);
  const assessment = nextAssessment(cycle.Marks, cycle.Today);
  const next = days.find(([mark]) => mark && mark.On >= cycle.Today);
  const { width, middles } = labelPlaces(days.map(([mark]) => placeOnLine(cycle)(mark?.On ?? cycle.To)));
  return (
    <Stack as="ol" mt="sm" className={classes.marks}>
      {days.flatMap((marks, at) => [
        ...(marks === next
          ? [
              <li key="today" className={classes.today}>
                <b>{t('CERT_CYCLE_TODAY')}</b>
                <span className="num">{format.date(cycle.Today)}</span>
              </li>,
            ]
          : []),
        <Day
          key={marks[0]?.On}
          marks={marks}
          next={assessment}
          today={cycle.Today}
          middle={middles[at] ?? 0}
          width={width}
        >
          {assessment && marks.includes(assessment) && isUnplanned(assessment) && (
            <PlanButton
              certificateKey={certificate.CertificateKey}
              subject={`${t(`CERT_CYCLE_${assessment.Kind}`, { no: assessment.No })} · ${certificate.CertificateNo}`}
            />
          )}
        </Day>,
      ])}
    </Stack>
  );
}

/** A surveillance whose window has opened, without an application; a renewal is begun by the certificate's own action. */
const isUnplanned = ({ Kind, State, Application }: CycleMark): boolean =>
  Kind === 'SURVEILLANCE' && (State === 'OPEN' || State === 'OVERDUE') && Application === null;

type DayProps = {
  marks: readonly CycleMark[];
  /** The assessment that is due next; an earlier one that was missed is not due any more. */
  next: CycleMark | null;
  today: string;
  middle: number;
  width: number;
  children: ReactNode;
};

function Day({ marks, next, today, middle, width, children }: DayProps) {
  const t = useText();
  const format = useFormat();
  const [first] = marks;
  if (!first) return null;
  return (
    <Stack
      as="li"
      gap="2xs"
      size="sm"
      className={classes.mark}
      data-state={isReplaced(first, next) ? 'AHEAD' : first.State}
      data-side={sideOf(middle, width)}
      style={
        { '--left': `${(middle - width / 2) * 100}%`, '--width': `${width * 100}%` } as React.CSSProperties
      }
    >
      <Words as="span" weight="strong">
        {marks.map((mark) => t(`CERT_CYCLE_${mark.Kind}`, { no: mark.No })).join(' · ')}
      </Words>
      <Words as="span" tone="soft" className="num">
        {format.date(first.On)}
      </Words>
      {marks.map((mark) => (
        <MarkState
          key={`${mark.Kind} ${mark.No}`}
          mark={mark}
          today={today}
          isMissed={isReplaced(mark, next)}
        />
      ))}
      {children}
    </Stack>
  );
}

/** Alignment of a label: the first and last stay within the ends of the line. */
function sideOf(middle: number, width: number): 'start' | 'end' | 'middle' {
  const isAt = (end: number) => Math.abs(middle - end) < 0.001;
  if (isAt(width / 2)) return 'start';
  return isAt(1 - width / 2) ? 'end' : 'middle';
}

/** Missed, and replaced by a later assessment. */
const isReplaced = (mark: CycleMark, next: CycleMark | null): boolean =>
  mark.State === 'OVERDUE' && mark.Kind !== 'EXPIRY' && next !== null && next.On > mark.On;

type MarkProps = { mark: CycleMark; today: string; isMissed: boolean };

function MarkState({ mark, today, isMissed }: MarkProps) {
  const t = useText();
  const format = useFormat();
  // A past expiry date is not a completed task.
  const isOver = mark.Kind === 'EXPIRY' && mark.State !== 'AHEAD';
  const labelKey = isOver ? 'CERT_CYCLE_OVER' : isMissed ? 'CERT_CYCLE_MISSED' : `CERT_CYCLE_${mark.State}`;
  const opens = mark.Opens !== null && (mark.State === 'AHEAD' || mark.State === 'OPEN') ? mark.Opens : null;
  return (
    <>
      {mark.State !== 'AHEAD' && mark.Kind !== 'ISSUED' && (
        <Badge tone={isOver || isMissed ? 'plain' : MARK_TONES[mark.State]}>{t(labelKey)}</Badge>
      )}
      {opens && (
        <Words as="span" tone="faint" size="xs" className="num">
          {t(opens > today ? 'CERT_CYCLE_OPENS' : 'CERT_CYCLE_OPENED', { date: format.date(opens) })}
        </Words>
      )}
      {mark.Application && (
        <AppLink href={viewAddress(mark.Application.ApplicationKey)}>
          {mark.Application.ApplicationNo ?? t('APP_NO_NUMBER')}
        </AppLink>
      )}
    </>
  );
}
