import { Switch } from '@mantine/core';
import { useState } from 'react';
import { areSingleKeysOn, saveSingleKeys } from '../../i18n/preferences.ts';
import { useText } from '../../i18n/use-text.ts';

/**
 * Switch in the user's preferences that turns single-key shortcuts on or off (WCAG 2.1.4); stored in this
 * browser, like the text size.
 */
export function KeysSwitch() {
  const t = useText();
  const [isOn, setOn] = useState(areSingleKeysOn);
  return (
    <Switch
      label={t('KEYS_SWITCH')}
      checked={isOn}
      onChange={(event) => {
        saveSingleKeys(event.currentTarget.checked);
        setOn(event.currentTarget.checked);
      }}
    />
  );
}
