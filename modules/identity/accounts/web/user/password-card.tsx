import { Button } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import classes from './user.module.css';

export function PasswordCard() {
  const t = useText();
  return (
    <Card title={t('PROFILE_SAFETY')}>
      <p className={classes.text}>{t('PROFILE_PASSWORD_TEXT')}</p>
      <Button component={AppLink} href="/password" variant="default">
        {t('TITLE_PASSWORD')}
      </Button>
    </Card>
  );
}
