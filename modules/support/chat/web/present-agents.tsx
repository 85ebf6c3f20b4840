import { useEffect, useState } from 'react';
import { INBOX_ROOM } from '#modules/support/conversations/rules/index.ts';
import { onRoom } from '#platform/web/api/live.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { AVAILABILITY_ROOM, type StaffAvailability } from '../rules/live.ts';
import classes from './staff-side.module.css';
import { usePresence } from './use-presence.ts';

/**
 * Line on the staff inbox page with the other staff members who have the inbox open; showing it marks the
 * user as present, so that clients see that the chat is staffed.
 */
export function PresentAgents() {
  const t = useText();
  const format = useFormat();
  const { UserKey } = useUser();
  const [availability, setAvailability] = useState<StaffAvailability | null>(null);
  useEffect(
    () => onRoom(AVAILABILITY_ROOM, (detail) => setAvailability(detail as StaffAvailability | null)),
    [],
  );
  usePresence(INBOX_ROOM);
  const others = (availability?.People ?? []).filter((one) => one.UserKey !== UserKey);
  return (
    <p className={classes.people} role="status">
      <span className={classes.dot} aria-hidden="true" />
      {others.length === 0
        ? t('AGENTS_ONLY_YOU')
        : t('AGENTS_PEOPLE', { names: format.list(others.map(({ Name }) => Name)) })}
    </p>
  );
}
