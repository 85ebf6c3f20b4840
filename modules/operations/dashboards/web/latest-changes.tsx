import { applicationRoutes } from '#modules/applications/applications/rules/index.ts';
import { StatusBadge } from '#modules/applications/applications/web/index.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useApplicationName } from '#platform/web/i18n/use-application-name.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Box } from '#platform/web/ui/layout/box.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import classes from './dashboard.module.css';

const MAX_ENTRIES = 5;

/** Panel of the staff dashboard with the five most recently changed applications that the reader may see. */
export function LatestChanges() {
  const t = useText();
  const nameOf = useApplicationName();
  const format = useFormat();
  const localized = useLocalized();
  const { data } = useGet(applicationRoutes.list, { Sort: '-UpdatedAt', PageSize: '10' });
  const rows = data?.Rows.slice(0, MAX_ENTRIES) ?? [];
  return (
    <Card title={t('DASH_RECENT')} isFlush>
      {!data && (
        <Box pad="md">
          <Skeletons lines={6} />
        </Box>
      )}
      {rows.map((row) => (
        <AppLink
          key={row.ApplicationKey}
          href={`/viewform?key=${row.ApplicationKey}`}
          className={classes.change}
        >
          <span className={classes.rowText}>
            <Words as="span" tone="ink" weight="strong">
              {localized(row.OrgName)}
            </Words>{' '}
            <Words as="span" tone="soft" size="xs">
              {[nameOf(row), row.ApplicationNo && localized(row.ServiceName)].filter(Boolean).join(' · ')}
            </Words>
          </span>
          <StatusBadge status={row.ApplicationStatusCode} step={row.CurrentStep} />
          <span className={`${classes.when} num`}>{format.ago(row.UpdatedAt)}</span>
        </AppLink>
      ))}
    </Card>
  );
}
