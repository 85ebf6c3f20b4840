import type { CycleLine } from '#modules/applications/applications/rules/cycle/cycle-line.ts';
import { daysBetween } from '#platform/common/format/dates.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { CycleMarks } from './cycle-marks.tsx';
import { CycleTrack } from './cycle-track.tsx';

const DAYS_OF_MONTH = 30.4375;

/** The cycle that it is in: what is due when, and how far it has come. */
export function CycleCard({ cycle }: { cycle: CycleLine }) {
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
      <CycleMarks cycle={cycle} />
    </Card>
  );
}
