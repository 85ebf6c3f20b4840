import { Button } from '@mantine/core';
import { useState } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { ProfileView } from '../../rules/profile/contract.ts';
import { CloseDialog } from './close-dialog.tsx';
import classes from './user.module.css';

/**
 * Profile card for closing the user's own account: the button with its consequences, or the running
 * applications or other reason why it is not possible now.
 */
export function CloseCard({ profile }: { profile: ProfileView }) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const { IsAllowed, Reason, UnderWay } = profile.Closing;
  return (
    <Card title={t('CLOSE_TITLE')}>
      {Reason !== 'CLOSE_STAFF' && (
        <Words mb="md" tone="soft" size="sm">
          {t('CLOSE_TEXT')}
        </Words>
      )}
      {Reason === 'CLOSE_STAFF' && (
        <Words tone="soft" size="sm">
          {t('CLOSE_STAFF')}
        </Words>
      )}
      {Reason === 'CLOSE_UNDER_WAY' && (
        <>
          <Words mb="md" tone="soft" size="sm">
            {t('CLOSE_UNDER_WAY_SHORT')}
          </Words>
          <Row as="ul" align="stretch" gap="md" lines="xs">
            {UnderWay.map((one) => (
              <li key={one.ApplicationKey}>
                <AppLink href={`/viewform?key=${one.ApplicationKey}`}>{one.ApplicationNo}</AppLink>
              </li>
            ))}
          </Row>
        </>
      )}
      {IsAllowed && (
        <Button variant="default" color="red" className={classes.danger} onClick={() => setAsking(true)}>
          {t('CLOSE_TITLE')}…
        </Button>
      )}
      {isAsking && <CloseDialog profile={profile} onClose={() => setAsking(false)} />}
    </Card>
  );
}
