import { Button, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useText } from '../i18n/use-text.ts';
import { toast } from '../ui/toast.ts';
import classes from './calendar.module.css';

/** The secret address, to be copied while it can be seen. */
export function CalendarAddress({ address }: { address: string }) {
  const t = useText();
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast(t('CALENDAR_COPIED')),
      () => toast(t('OFFLINE_COPY_FAILED'), 'warning'),
    );
  return (
    <div className={classes.address}>
      <TextInput
        label={t('CALENDAR_URL')}
        description={t('CALENDAR_URL_HINT')}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button leftSection={<IconCopy size={17} />} onClick={copy}>
        {t('CALENDAR_COPY')}
      </Button>
    </div>
  );
}
