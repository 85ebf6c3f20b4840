import { Button } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { lazyPart } from '#platform/web/ui/lazy-part.ts';

const HoursDialog = lazyPart(() => import('./hours-dialog.tsx'), 'HoursDialog');

/** Button on the staff inbox page that opens the dialog with the office hours of the chat. */
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
