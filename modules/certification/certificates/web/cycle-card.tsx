/**
 * Card on the certificate screen that shows the certification cycle as a timeline to scale: windows, due
 * dates, what is completed, and today.
 */

import type { CycleLine } from '#modules/applications/applications/rules/index.ts';
import { daysBetween } from '#platform/common/format/dates.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { CertificateView } from '../rules/contract.ts';
import { CycleMarks } from './cycle-marks.tsx';
import classes from './cycle-track.module.css';
import { placeOnLine } from './place-on-line.ts';

const percent = (part: number): string => `${(part * 100).toFixed(3)}%`;

/** Timeline to scale, for sighted users only; its content is repeated as text below. */
function CycleTrack({ cycle }: { cycle: CycleLine }) {
  const t = useText();
  const at = placeOnLine(cycle);
  const today = at(cycle.Today);
  return (
    <div className={classes.track} aria-hidden="true">
      <div className={classes.line} />
      <div className={classes.past} style={{ width: percent(today) }} />
      {cycle.Marks.map((mark) =>
        mark.Opens === null ? null : (
          <div
            key={`${mark.Kind} ${mark.No}`}
            className={classes.window}
            data-state={mark.State}
            style={{ left: percent(at(mark.Opens)), width: percent(at(mark.On) - at(mark.Opens)) }}
          />
        ),
      )}
      {cycle.Marks.map((mark) => (
        <div
          key={`${mark.Kind} ${mark.No}`}
          className={classes.dot}
          data-state={mark.State}
          style={{ left: percent(at(mark.On)) }}
        />
      ))}
      <div className={classes.today} style={{ left: percent(today) }}>
        <Words
          as="span"
          padX="xs"
          tone="ink"
          size="xs"
          weight="strong"
          breaks="never"
          className={classes.flag}
          data-side={today > 0.5 ? 'left' : 'right'}
        >
          {t('CERT_CYCLE_TODAY')}
        </Words>
      </div>
    </div>
  );
}

const DAYS_OF_MONTH = 30.4375;

type Props = { cycle: CycleLine; certificate: Pick<CertificateView, 'CertificateKey' | 'CertificateNo'> };

/** Current cycle with its due dates and today's position. */
export function CycleCard({ cycle, certificate }: Props) {
  const t = useText();
  const format = useFormat();
  const months = Math.round(daysBetween(cycle.From, cycle.To) / DAYS_OF_MONTH);
  return (
    <Card
      title={t('CERT_CYCLE', { months })}
      aside={
        <span className="num">
          {format.date(cycle.From)} – {format.date(cycle.To)}
        </span>
      }
    >
      <CycleTrack cycle={cycle} />
      <CycleMarks cycle={cycle} certificate={certificate} />
    </Card>
  );
}
