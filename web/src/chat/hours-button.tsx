import { Button } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../i18n/use-text.ts';

const HoursDialog = lazy(() =>
  import('./hours-dialog.tsx').then((module) => ({ default: module.HoursDialog })),
);

/** Opens the hours at which chats are answered. */
export function HoursButton() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconClock size={17} stroke={1.7} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('HOURS_TITLE')}
      </Button>
      <Suspense>{isOpen && <HoursDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
