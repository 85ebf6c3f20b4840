import { Menu } from '@mantine/core';
import { useState } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { type Entry, stageKind } from './reference-kind.ts';
import { ReferencePage } from './reference-page.tsx';
import { StageAssignDrawer } from './stage-assign-drawer.tsx';

/**
 * Settings screen for stages, the certification body's own names and target days for assessment steps; a
 * stage can be assigned to service drafts from its menu.
 */
export function StagesPage() {
  const t = useText();
  const [assigned, setAssigned] = useState<Entry | null>(null);
  return (
    <>
      <ReferencePage
        kind={stageKind}
        menuOf={(entry) =>
          entry.IsActive && <Menu.Item onClick={() => setAssigned(entry)}>{t('STAGE_ASSIGN')}</Menu.Item>
        }
      />
      {assigned && <StageAssignDrawer stage={assigned} onClose={() => setAssigned(null)} />}
    </>
  );
}
