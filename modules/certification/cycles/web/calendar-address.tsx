import { Button, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useCopy } from '#platform/web/ui/use-copy.ts';
import classes from './calendar.module.css';

/** The secret address, to be copied while it can be seen. */
export function CalendarAddress({ address }: { address: string }) {
  const t = useText();
  const copy = useCopy();
  return (
    <div className={classes.address}>
      <TextInput
        label={t('CALENDAR_URL')}
        description={t('CALENDAR_URL_HINT')}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button leftSection={<IconCopy size={17} />} onClick={() => void copy(address)}>
        {t('CALENDAR_COPY')}
      </Button>
    </div>
  );
}
