import { Switch } from '@mantine/core';
import { useState } from 'react';
import { areSingleKeysOn, saveSingleKeys } from '../../i18n/preferences.ts';
import { useText } from '../../i18n/use-text.ts';

/** Single keys as shortcuts, on or off; kept in this browser, as the text size is. */
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
