/**
 * Side panel of the log screen with all details of one event: values before and after a change, user agent,
 * session, seal, and links to its object and to related events.
 */

import type { z } from 'zod';
import { useGet } from '#platform/web/api/use-get.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { SidePanel } from '#platform/web/ui/dialog/side-panel.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { type FactRow, Facts } from '#platform/web/ui/facts.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import type { logRow } from '../rules/contract.ts';
import { logRoutes } from '../rules/contract.ts';
import { EventName } from './event-name.tsx';
import classes from './log.module.css';
import { factName, LogFacts, LogValues } from './log-facts.tsx';

type Props = { facts: z.infer<typeof logRow>['Facts']; event: string };

/** Shows changed values before and after. */
function EventChanges({ facts, event }: Props) {
  const t = useText();
  return (
    <table className={classes.changes}>
      <thead>
        <tr>
          <th scope="col">{t('LOG_FIELD')}</th>
          <th scope="col">{t('LOG_BEFORE')}</th>
          <th scope="col">{t('LOG_AFTER')}</th>
        </tr>
      </thead>
      <tbody>
        {facts.map(({ Name, Before, After }) => (
          <tr key={Name}>
            <th scope="row">{factName(t, Name)}</th>
            <td data-label={t('LOG_BEFORE')}>
              <LogValues name={Name} values={Before ?? []} event={event} />
            </td>
            <td data-label={t('LOG_AFTER')}>
              <LogValues name={Name} values={After} event={event} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Row = z.infer<typeof logRoutes.view.data>;

/** Shows one event with all its details; full screen on phones. */
export function EventDrawer({ no, onClose }: { no: number | null; onClose: () => void }) {
  const t = useText();
  const { data, isPending, isError, error, refetch } = useGet(
    logRoutes.view,
    { No: no ?? 0 },
    { enabled: no !== null },
  );
  return (
    <SidePanel
      opened={no !== null}
      onClose={onClose}
      position="right"
      size="40rem"
      title={<b>{data ? <EventName event={data.Event} /> : t('LOG_ROW', { no: no ?? 0 })}</b>}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
    >
      {no !== null && isPending && <Skeletons lines={8} />}
      {isError && <ErrorPanel error={error} onRetry={() => refetch()} />}
      {data && <Body row={data} onClose={onClose} />}
    </SidePanel>
  );
}

function Body({ row, onClose }: { row: Row; onClose: () => void }) {
  const t = useText();
  const facts = useFacts(row);
  const changes = row.Facts.filter(({ Before }) => Before !== null);
  const additions = row.Facts.filter(({ Before }) => Before === null);
  return (
    <Stack gap="xs">
      <Facts rows={facts} />
      {changes.length > 0 && (
        <section>
          <Words as="h3" mt="lg" mb="xs" size="lg">
            {t('LOG_CHANGES')}
          </Words>
          <EventChanges facts={changes} event={row.Event} />
        </section>
      )}
      {additions.length > 0 && (
        <section>
          <Words as="h3" mt="lg" mb="xs" size="lg">
            {t('LOG_WORDING')}
          </Words>
          <LogFacts facts={additions} event={row.Event} />
        </section>
      )}
      <nav className={classes.ways} onClickCapture={onClose}>
        {row.Link && <AppLink href={row.Link}>{t('LOG_OPEN_OBJECT')}</AppLink>}
        {row.Object && (
          <AppLink href={`/logs?Object=${encodeURIComponent(row.Object)}`}>{t('LOG_ALL_OF_OBJECT')}</AppLink>
        )}
        {row.UserKey && <AppLink href={`/logs?UserKey=${row.UserKey}`}>{t('LOG_ALL_OF_PERSON')}</AppLink>}
        {row.HasSession && <AppLink href={`/logs?SessionOf=${row.No}`}>{t('LOG_ALL_OF_SESSION')}</AppLink>}
      </nav>
    </Stack>
  );
}

function useFacts(row: Row): FactRow[] {
  const t = useText();
  const format = useFormat();
  const actor = [row.Who, row.Email].filter(Boolean).join(' · ');
  const labelKey = `LOG_VALUE_${row.Object}`;
  const object = row.ObjectName ?? (t(labelKey) === labelKey ? row.Object : t(labelKey));
  return [
    [t('LOG_AT'), format.dateTime(row.At)],
    [t('LOG_WHO'), actor || t('LOG_SYSTEM')],
    ...(object ? [[t('LOG_OBJECT'), object] as const] : []),
    [t('LOG_RESULT'), t(`LOG_RESULT_${row.Result}`)],
    ...(row.Address ? [[t('LOG_ADDRESS'), row.Address] as const] : []),
    ...(row.Agent
      ? [
          [
            t('LOG_AGENT'),
            <Words key="agent" as="span" tone="faint" size="xs">
              {row.Agent}
            </Words>,
          ] as const,
        ]
      : []),
    [
      t('LOG_SEAL'),
      row.Seal ? (
        <>
          {t('LOG_SEAL_NO', { no: row.Seal.No, moment: format.dateTime(row.Seal.At) })}
          <Words as="code" isBlock tone="faint" size="xs" breaks="anywhere">
            {row.Seal.Hash}
          </Words>
        </>
      ) : (
        t('LOG_SEAL_NONE')
      ),
    ],
    ['#', String(row.No)],
  ];
}
