import { Button } from '@mantine/core';
import { IconStack2 } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { lazyPart } from '#platform/web/ui/lazy-part.ts';
import type { BulkController } from './use-bulk-controller.ts';

const BulkDrawer = lazyPart(() => import('./bulk-drawer.tsx'), 'BulkDrawer');

/** Button that opens the user's bulk jobs and shows the progress of running ones. */
export function BulkButton({ controller }: { controller: BulkController }) {
  const t = useText();
  const sum = (of: 'Done' | 'Total') => controller.running.reduce((all, row) => all + row[of], 0);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconStack2 size={17} stroke={1.7} />}
        onClick={() => controller.open(null)}
      >
        <span className="num">
          {controller.running.length > 0
            ? t('BULK_MINE_RUNNING', { done: sum('Done'), total: sum('Total') })
            : t('BULK_MINE')}
        </span>
      </Button>
      <Suspense>{controller.isOpen && <BulkDrawer controller={controller} />}</Suspense>
    </>
  );
}
