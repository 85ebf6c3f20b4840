import type { logRow } from '@assay/shared/log/contract.ts';
import { logRoutes } from '@assay/shared/log/contract.ts';
import type { z } from 'zod';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import type { Column } from '../ui/list-types.ts';
import { ListView } from '../ui/list-view.tsx';
import classes from './log.module.css';
import { LogFacts } from './log-facts.tsx';

type Row = z.infer<typeof logRow>;

/** What people look for in a log. */
const OFTEN_ASKED = [
  'LOGIN',
  'LOGIN_FAILED',
  'RATE_LIMIT',
  'DENIED',
  'PASSWORD_RESET',
  'PASSWORD_CHANGE',
  'ACCOUNT_CREATE',
  'ACCOUNT_UPDATE',
  'ACCOUNT_SUSPEND',
  'ACCOUNT_REMOVE',
  'OVERRIDE',
  'EXPORT',
  'MAIL_VIEW',
  'FILE_DOWNLOADED',
  'CERTIFICATE_DOWNLOADED',
] as const;

/** A bare key tells nobody anything. */
const isKey = (object: string): boolean => /^[\w-]{22}$/.test(object);

/** Every event, or those by and on one account. */
export function EventLog({ userKey }: { userKey?: string }) {
  const t = useText();
  const format = useFormat();
  const columns: Column<Row>[] = [
    {
      id: 'at',
      label: t('LOG_AT'),
      sort: 'At',
      cell: (row) => (
        <>
          <div className={`${classes.at} num`}>{format.dateTime(row.At)}</div>
          {row.Address && (
            <div className={`${classes.small} num`} title={t('LOG_ADDRESS')}>
              {row.Address}
            </div>
          )}
        </>
      ),
    },
    {
      id: 'who',
      label: t('LOG_WHO'),
      cell: (row) => (
        <>
          <div>{row.Who ?? row.Email ?? t('LOG_SYSTEM')}</div>
          {row.Who && row.Email && <div className={classes.small}>{row.Email}</div>}
        </>
      ),
    },
    {
      id: 'event',
      label: t('LOG_EVENT'),
      isTitle: true,
      cell: (row) => (
        <>
          <EventName event={row.Event} />
          {row.Object !== userKey && <ObjectOf row={row} />}
          <LogFacts facts={row.Facts} />
        </>
      ),
    },
  ];
  return (
    <ListView
      route={logRoutes.list}
      {...(userKey && { params: { UserKey: userKey } })}
      columns={columns}
      rowKey={(row) => `${row.At} ${row.Event} ${row.Object} ${row.Email} ${row.Detail}`}
      filters={[
        {
          name: 'Event',
          label: t('LOG_EVENT'),
          options: OFTEN_ASKED.map((event) => ({ value: event, label: t(`EVENT_${event}`) })),
        },
      ]}
      searchLabel={t('LOG_SEARCH')}
      emptyState={{ title: t('LOG_EMPTY'), text: t('LOG_EMPTY_TEXT') }}
    />
  );
}

/** Whom or what the event concerns, where that has a name. */
function ObjectOf({ row: { Object: object, ObjectName } }: { row: Row }) {
  const t = useText();
  if (object === null || (ObjectName === null && isKey(object))) return null;
  const word = t(`LOG_VALUE_${object}`);
  const name = ObjectName ?? (word === `LOG_VALUE_${object}` ? object : word);
  return <span className={classes.object}> · {name}</span>;
}

/** The event in words where it has some; its code otherwise, as searched for. */
function EventName({ event }: { event: string }) {
  const t = useText();
  const words = [`EVENT_${event}`, `ACT_${event}`]
    .map((key) => [key, t(key)] as const)
    .find(([key, text]) => key !== text);
  return words ? words[1] : <code className={classes.event}>{event}</code>;
}
