import { deviceOf } from '#modules/identity/sign-in/web/index.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Columns } from '#platform/web/ui/layout/columns.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { accountRoutes } from '../rules/contract.ts';
import classes from './sessions-tab.module.css';

/**
 * Tab of the client and staff account screens that lists the account's open sessions with device, last
 * activity, start and address; read-only.
 */
export function SessionsTab({ userKey }: { userKey: string }) {
  const t = useText();
  const format = useFormat();
  const { data, error, refetch } = useGet(accountRoutes.sessions, { UserKey: userKey });
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons lines={4} />;
  if (data.Rows.length === 0) return <EmptyState title={t('SESSIONS_NONE')} text={t('SESSIONS_NONE_TEXT')} />;
  return (
    <Stack as="ul">
      {data.Rows.map((row) => (
        <li key={row.SessionKey} className={classes.row}>
          <Words as="div" weight="strong">
            {deviceOf(row.Agent) ?? t('SESSION_UNKNOWN')}
          </Words>
          <Columns as="dl" least="sm" gap="lg" lines="xs" size="sm" className={`${classes.facts} num`}>
            <div>
              <dt>{t('SESSION_SEEN')}</dt>
              <dd>{format.dateTime(row.SeenAt)}</dd>
            </div>
            <div>
              <dt>{t('SESSION_SINCE')}</dt>
              <dd>{format.dateTime(row.CreatedAt)}</dd>
            </div>
            <div>
              <dt>{t('LOG_ADDRESS')}</dt>
              <dd>{row.Address ?? '–'}</dd>
            </div>
          </Columns>
        </li>
      ))}
    </Stack>
  );
}
