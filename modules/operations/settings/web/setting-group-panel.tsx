import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { SettingGroup } from '#platform/common/settings/groups.ts';
import { settingOf } from '#platform/common/settings/settings.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { lazyPart } from '#platform/web/ui/lazy-part.ts';
import type { SettingView } from '../rules/contract.ts';
import { LockedNotice, useIsLocked } from './locked-notice.tsx';
import { RelatedSettings } from './related-settings.tsx';
import { SettingForm } from './setting-form.tsx';

const HistoryDrawer = lazyPart(() => import('./history-drawer.tsx'), 'HistoryDrawer');

type Props = {
  group: SettingGroup;
  all: readonly SettingView[];
  environment: readonly { Name: string; IsSet: boolean }[];
};

/** Panel of one settings group: its form, links to related settings on other screens, and its history. */
export function SettingGroupPanel({ group, all, environment }: Props) {
  const t = useText();
  const [isHistory, setHistory] = useState(false);
  const own = all.filter(({ Key }) => settingOf(Key).Group === group);
  const isLocked = useIsLocked(own);
  return (
    <>
      <Card
        title={t(`SET_GROUP_${group}`)}
        aside={
          own.length > 0 && (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconHistory size={16} stroke={1.7} aria-hidden="true" />}
              onClick={() => setHistory(true)}
            >
              {t('SET_HISTORY')}
            </Button>
          )
        }
      >
        <Words tone="soft">{t(`SET_GROUP_${group}_LEAD`)}</Words>
        {isLocked && own.length > 0 && <LockedNotice stored={own} />}
        {own.length > 0 && <SettingForm stored={own} isLocked={isLocked} />}
      </Card>
      <RelatedSettings group={group} environment={environment} />
      <Suspense>
        {isHistory && <HistoryDrawer group={group} all={all} onClose={() => setHistory(false)} />}
      </Suspense>
    </>
  );
}
