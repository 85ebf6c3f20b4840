import { DESK_ROOM, type StaffDesk } from '@assay/shared/chat/live.ts';
import { INBOX_ROOM } from '@assay/shared/conversation/rooms.ts';
import { useEffect, useState } from 'react';
import { onRoom } from '../api/live.ts';
import { useText } from '../i18n/use-text.ts';
import { useUser } from '../session/use-user.ts';
import classes from './staff-side.module.css';
import { useHere } from './use-here.ts';

/** Who of the staff has the inbox open; whoever shows this is one of them, and clients see that somebody is there. */
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
