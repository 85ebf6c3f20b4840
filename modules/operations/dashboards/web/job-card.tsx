import { Button } from '@mantine/core';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import type { ApplicationRow } from '#modules/applications/applications/rules/contract.ts';
import { StatusBadge } from '#modules/applications/applications/web/status-badge.tsx';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useApplicationName } from '#platform/web/i18n/use-application-name.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import classes from './client-dashboard.module.css';
import { sayOf } from './say-of.ts';
import { trackOf } from './track-of.ts';

/** One running application: how far it is, whose turn it is, how long that usually takes. */
export function JobCard({ row, usualDays }: { row: ApplicationRow; usualDays: number | null }) {
  const t = useText();
  const nameOf = useApplicationName();
  const format = useFormat();
  const localized = useLocalized();
  const track = trackOf(row);
  const say = sayOf(row, usualDays);
  const service = localized(row.ServiceName);
  return (
    <article className={classes.job}>
      <header className={classes.head}>
        <div className={classes.what}>
          <h2 className={classes.title}>{service}</h2>
          <div className={classes.meta}>
            {[nameOf(row), row.ApplicationNo && t(`TYPE_${row.AssessmentType}`)].filter(Boolean).join(' · ')}
          </div>
        </div>
        <StatusBadge status={row.ApplicationStatusCode} />
      </header>
      {track && (
        <ol className={classes.track} aria-label={t('TRACK')}>
          {track.map((phase) => (
            <li
              key={phase.Label}
              data-state={phase.State}
              aria-current={phase.State === 'NOW' ? 'step' : undefined}
            >
              {t(phase.Label)}
            </li>
          ))}
        </ol>
      )}
      <div className={classes.say} data-you={say.IsYou || undefined}>
        <span className={classes.sayIcon} aria-hidden="true">
          {say.IsYou ? <IconAlertTriangle size={20} stroke={1.7} /> : <IconClock size={20} stroke={1.7} />}
        </span>
        <p className={classes.words}>
          <b>{t(say.Title, { date: format.date(row.StepSince) })}</b>{' '}
          {say.Texts.map((key) =>
            t(key, { days: (key === 'SAY_TARGET' ? row.TargetDays : usualDays) ?? 0 }),
          ).join(' ')}
        </p>
        <Button
          component={AppLink}
          href={say.Href}
          variant={say.IsYou ? 'filled' : 'default'}
          aria-label={`${t(say.Button)}: ${service}`}
        >
          {t(say.Button)}
        </Button>
      </div>
    </article>
  );
}
