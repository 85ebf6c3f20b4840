/**
 * Event list with filters and a side panel for details: all events on the log screen, or those by and on one
 * account on its screen.
 */

import { useState } from 'react';
import type { z } from 'zod';
import { eventsIn, LOG_AREAS } from '#platform/common/log-events.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { Column, SelectFilter } from '#platform/web/ui/list/list-types.ts';
import { ListView } from '#platform/web/ui/list/list-view.tsx';
import { useListColumns } from '#platform/web/ui/list/use-list-columns.tsx';
import { useListFilters } from '#platform/web/ui/list/use-list-filters.ts';
import type { logRow } from '../rules/contract.ts';
import { logRoutes } from '../rules/contract.ts';
import { logList } from '../rules/log-lists.ts';
import { EventDrawer } from './event-drawer.tsx';
import { EventName } from './event-name.tsx';
import classes from './log.module.css';
import { LogFacts } from './log-facts.tsx';

/** Event filter options of one area or of all, under their areas and sorted by their text. */
function eventOptions(area: string | undefined, t: ReturnType<typeof useText>): SelectFilter['options'] {
  // An event of two areas is listed in the first.
  const listed = new Set<string>();
  return LOG_AREAS.filter((name) => !area || name === area).flatMap((name) => {
    const events = eventsIn(name).filter((event) => !listed.has(event));
    for (const event of events) listed.add(event);
    return events
      .map((event) => ({ value: event, label: t(`EVENT_${event}`), group: t(`LOG_AREA_${name}`) }))
      .toSorted((one, other) => one.label.localeCompare(other.label));
  });
}

/** Options of the filter by person: staff, and the person that the address names. */
function usePeople(chosen: string | undefined): SelectFilter['options'] {
  const t = useText();
  const { data } = useGet(logRoutes.people);
  const people = (data?.Rows ?? []).map(({ UserKey, Name }) => ({ value: UserKey, label: Name }));
  const isOther = chosen !== undefined && people.every(({ value }) => value !== chosen);
  return isOther ? [...people, { value: chosen, label: t('LOG_ONLY_PERSON') }] : people;
}

type Only = { UserKey?: string; Object?: string; SessionOf?: string };

/** Shows that the list is narrowed to a person, object or session, with a link to remove the restriction. */
function EventOnly({ only }: { only: Only }) {
  const t = useText();
  const parts = [
    only.UserKey && t('LOG_ONLY_PERSON'),
    only.Object && t('LOG_ONLY_OBJECT'),
    only.SessionOf && t('LOG_ONLY_SESSION', { no: only.SessionOf }),
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <Words mb="sm" tone="soft" size="sm">
      {parts.join(' · ')} <AppLink href="/logs">{t('LOG_ONLY_CLEAR')}</AppLink>
    </Words>
  );
}

type Row = z.infer<typeof logRow>;

/** A key without a name is meaningless to readers and is not shown. */
const isKey = (object: string): boolean => /^[\w-]{22}$/.test(object);

/** Lists all events, or those by and on one account. */
export function EventLog({ userKey }: { userKey?: string }) {
  const t = useText();
  const columns = useColumns(userKey);
  const { select, range } = useListFilters(logList);
  const [opened, setOpened] = useState<number | null>(null);
  const {
    UserKey,
    Object: object,
    SessionOf,
    Area,
    By,
  } = useSearchText<'UserKey' | 'Object' | 'SessionOf' | 'Area' | 'By'>();
  const people = usePeople(By);
  const only: Only = userKey
    ? { UserKey: userKey }
    : { ...(UserKey && { UserKey }), ...(object && { Object: object }), ...(SessionOf && { SessionOf }) };
  return (
    <>
      {!userKey && <EventOnly only={only} />}
      <ListView
        {...(!userKey && { list: 'LOGS' })}
        route={logRoutes.list}
        params={only}
        ignoresDefaultView={Object.keys(only).length > 0}
        columns={columns}
        rowKey={(row) => String(row.No)}
        onRow={(row) => setOpened(row.No)}
        filters={[
          ...(userKey ? [] : [select('By', people)]),
          select('Area'),
          select('Event', eventOptions(Area, t)),
          select('Result'),
        ]}
        ranges={[range('')]}
        searchLabel={t('LOG_SEARCH_ALL')}
        emptyState={{ title: t('LOG_EMPTY'), text: t('LOG_EMPTY_TEXT') }}
      />
      <EventDrawer no={opened} onClose={() => setOpened(null)} />
    </>
  );
}

function useColumns(userKey: string | undefined): Column<Row>[] {
  const t = useText();
  const format = useFormat();
  return useListColumns<typeof logList, Row>(logList, {
    at: {
      cell: (row) => (
        <>
          <Words as="div" size="sm" breaks="never" className={`${classes.at} num`}>
            {format.dateTime(row.At)}
          </Words>
          {row.Address && (
            <Words as="div" tone="faint" size="xs" className="num" title={t('LOG_ADDRESS')}>
              {row.Address}
            </Words>
          )}
        </>
      ),
    },
    who: {
      cell: (row) => (
        <>
          <div>{row.Who ?? row.Email ?? t('LOG_SYSTEM')}</div>
          {row.Who && row.Email && (
            <Words as="div" tone="faint" size="xs">
              {row.Email}
            </Words>
          )}
        </>
      ),
    },
    event: {
      isTitle: true,
      cell: (row) => (
        <>
          <EventName event={row.Event} />
          {row.Object !== userKey && <ObjectOf row={row} />}
          <LogFacts facts={row.Facts} event={row.Event} />
        </>
      ),
    },
    result: {
      isBadge: true,
      cell: (row) =>
        row.Result !== 'DONE' && (
          <Badge tone={row.Result === 'REFUSED' ? 'warning' : 'danger'}>
            {t(`LOG_RESULT_${row.Result}`)}
          </Badge>
        ),
    },
  });
}

/** Shows the name of the event's object, or the object itself unless it is a key. */
function ObjectOf({ row: { Object: object, ObjectName } }: { row: Row }) {
  const t = useText();
  if (object === null || (ObjectName === null && isKey(object))) return null;
  const labelKey = [`LOG_VALUE_${object}`, `JOB_${object}`, `SET_${object}`].find((key) => t(key) !== key);
  const name = ObjectName ?? (labelKey ? t(labelKey) : object);
  return (
    <Words as="span" weight="normal" breaks="anywhere">
      {' '}
      · {name}
    </Words>
  );
}
