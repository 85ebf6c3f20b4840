import { Button } from '@mantine/core';
import {
  IconCheck,
  IconClipboardCheck,
  IconFileCertificate,
  IconUserPlus,
  IconWorld,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { type ApplicationRow, STEP_ACTION_LABEL } from '#modules/applications/applications/rules/index.ts';
import type { TextKey } from '#platform/common/i18n/texts.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { lazyPart } from '#platform/web/ui/lazy-part.ts';
import type { BulkKind } from '../rules/kinds.ts';

const BulkDialog = lazyPart(() => import('./bulk-dialog.tsx'), 'BulkDialog');

const ICONS = {
  APPROVE: IconCheck,
  ASSIGN: IconUserPlus,
  CONFIRM: IconClipboardCheck,
  GENERATE: IconFileCertificate,
  PUBLISH: IconWorld,
} as const;

type Props = {
  kinds: readonly BulkKind[];
  chosen: readonly ApplicationRow[];
  onStarted: (jobKey: string) => void;
};

/**
 * Buttons above the application list for the bulk actions that the user may perform on the selected
 * applications; each opens the confirmation dialog.
 */
export function BulkBar({ kinds, chosen, onStarted }: Props) {
  const t = useText();
  const [open, setOpen] = useState<BulkKind | null>(null);
  return (
    <>
      {kinds.map((kind) => {
        const Icon = ICONS[kind];
        return (
          <Button
            key={kind}
            variant="default"
            leftSection={<Icon size={17} stroke={1.7} />}
            onClick={() => setOpen(kind)}
          >
            {t(labelOf(kind, chosen))}
          </Button>
        );
      })}
      {open && (
        <Suspense>
          <BulkDialog
            kind={open}
            chosen={chosen}
            onClose={() => setOpen(null)}
            onStarted={(jobKey) => {
              setOpen(null);
              onStarted(jobKey);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** A step is completed with the word of its own button if all selected applications are at the same step. */
function labelOf(kind: BulkKind, chosen: readonly ApplicationRow[]): TextKey {
  const [step, ...others] = new Set(chosen.map(({ CurrentStep }) => CurrentStep));
  return kind === 'APPROVE' && step && others.length === 0 ? STEP_ACTION_LABEL[step] : `BULK_${kind}`;
}
