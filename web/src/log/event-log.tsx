import type { logRow } from '@assay/shared/log/contract.ts';
import { logRoutes } from '@assay/shared/log/contract.ts';
import type { z } from 'zod';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import type { Column } from '../ui/list-types.ts';
import { ListView } from '../ui/list-view.tsx';
import classes from './log.module.css';

type Row = z.infer<typeof logRow>;

/** Every event, or those by and on one account. */
export function EventLog({ userKey }: { userKey?: string }) {
  const t = useText();
  const format = useFormat();
  const columns: Column<Row>[] = [
    {
      id: 'at',
      label: t('LOG_AT'),
      sort: 'At',
      cell: (row) => <span className={`${classes.at} num`}>{format.dateTime(row.At)}</span>,
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
      cell: (row) => <EventName event={row.Event} />,
    },
    {
      id: 'detail',
      label: t('LOG_DETAIL'),
      cell: (row) =>
        row.Object === null && row.Detail === null ? null : (
          <div className={classes.detail}>
            {row.Object && <div className={classes.small}>{row.Object}</div>}
            {row.Detail}
          </div>
        ),
    },
    {
      id: 'address',
      label: t('LOG_ADDRESS'),
      from: 'lg',
      cell: (row) => <span className={`${classes.small} num`}>{row.Address ?? '–'}</span>,
    },
  ];
  return (
    <ListView
      route={logRoutes.list}
      {...(userKey && { params: { UserKey: userKey } })}
      columns={columns}
      rowKey={(row) => `${row.At} ${row.Event} ${row.Object} ${row.Email} ${row.Detail}`}
      searchLabel={t('LOG_SEARCH')}
      emptyState={{ title: t('LOG_EMPTY'), text: t('LOG_EMPTY_TEXT') }}
    />
  );
}

/** The event in words where it has some; its code otherwise, as searched for. */
function EventName({ event }: { event: string }) {
  const t = useText();
  const words = [`EVENT_${event}`, `ACT_${event}`]
    .map((key) => [key, t(key)] as const)
    .find(([key, text]) => key !== text);
  return words ? words[1] : <code className={classes.event}>{event}</code>;
}
