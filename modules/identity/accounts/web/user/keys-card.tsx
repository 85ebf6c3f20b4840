import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { KeysSwitch } from '#platform/web/ui/preference/keys-switch.tsx';
import classes from './user.module.css';

/** Which keys do something by themselves, for whom they are in the way (WCAG 2.1.4). */
export function KeysCard() {
  const t = useText();
  return (
    <Card title={t('KEYS_TITLE')}>
      <p className={classes.text}>{t('KEYS_TEXT')}</p>
      <KeysSwitch />
    </Card>
  );
}
