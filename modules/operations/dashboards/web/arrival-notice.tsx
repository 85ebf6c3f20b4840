import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { arrivalKept, forgetArrival } from '#platform/web/session/arrival.ts';
import { signOut } from '#platform/web/session/sign-out.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import classes from './dashboard.module.css';

/** Tells who was taken to the dashboard why; once, until they leave it. */
export function ArrivalNotice() {
  const t = useText();
  const { Email } = useUser();
  const [arrival] = useState(arrivalKept);
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => forgetArrival(), []);
  if (!arrival) return null;
  if (arrival.Kind === 'ROLE')
    return (
      <div className={classes.arrival}>
        <Notice tone="info" title={t('ROLE_NOT_ALLOWED_TITLE')} isAlert>
          {t('ROLE_NOT_ALLOWED_TEXT')}
        </Notice>
      </div>
    );
  const open = async () => {
    setLeaving(true);
    await signOut();
    window.location.replace(arrival.Link);
  };
  return (
    <div className={classes.arrival}>
      <Notice tone="warning" title={t('OTHER_ACCOUNT_LINK_TITLE')} isAlert>
        <p>{t('OTHER_ACCOUNT_LINK_TEXT', { email: Email })}</p>
        <Button size="xs" variant="default" loading={isLeaving} onClick={() => void open()}>
          {t('OTHER_ACCOUNT_LINK_OPEN')}
        </Button>
      </Notice>
    </div>
  );
}
