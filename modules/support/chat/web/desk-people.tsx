import { useEffect, useState } from 'react';
import { INBOX_ROOM } from '#modules/support/conversations/rules/index.ts';
import { onRoom } from '#platform/web/api/live.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { DESK_ROOM, type StaffDesk } from '../rules/live.ts';
import classes from './staff-side.module.css';
import { useHere } from './use-here.ts';

/**
 * Staff members who have the inbox open; displaying this component marks the user as one of them, and clients see that the chat
 * is staffed.
 */
export function DeskPeople() {
  const t = useText();
  const { UserKey } = useUser();
  const [desk, setDesk] = useState<StaffDesk | null>(null);
  useEffect(() => onRoom(DESK_ROOM, (detail) => setDesk(detail as StaffDesk | null)), []);
  useHere(INBOX_ROOM);
  const others = (desk?.People ?? []).filter((one) => one.UserKey !== UserKey);
  return (
    <p className={classes.people} role="status">
      <span className={classes.dot} aria-hidden="true" />
      {others.length === 0
        ? t('DESK_ONLY_YOU')
        : t('DESK_PEOPLE', { names: others.map(({ Name }) => Name).join(', ') })}
    </p>
  );
}
