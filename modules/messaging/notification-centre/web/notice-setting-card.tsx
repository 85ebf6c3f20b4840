import { SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { NOTICE_CHOICES, type NoticeChoice } from '#modules/identity/accounts/rules/index.ts';
import type { DataOf } from '#platform/common/contract/define-route.ts';
import type { NoticeGroup } from '#platform/common/notice-groups.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf, useGet } from '#platform/web/api/use-get.ts';
import { useOptimisticMutation } from '#platform/web/api/use-optimistic-mutation.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { noticeSettingRoutes } from '../rules/setting-contract.ts';
import classes from './notice-setting.module.css';

function ChoiceRow({ group, children }: { group: NoticeGroup | 'ACCOUNT'; children: ReactNode }) {
  const t = useText();
  return (
    <Row as="li" justify="between" gap="lg" lines="xs" padY="sm" padX="md" className={classes.row}>
      <div>
        <Words as="div" weight="strong">
          {t(`NOTICE_GROUP_${group}`)}
        </Words>
        <Words as="div" tone="soft" size="sm">
          {t(`NOTICE_GROUP_${group}_TEXT`)}
        </Words>
      </div>
      <div>{children}</div>
    </Row>
  );
}

type Setting = DataOf<(typeof noticeSettingRoutes)['view']>;
const key = queryKeyOf(noticeSettingRoutes.view);

/**
 * Card in which users choose, per notification group, how they are notified by email; a choice is saved
 * immediately.
 */
export function NoticeSettingCard() {
  const t = useText();
  const isNarrow = useMediaQuery('(max-width: 24em)', undefined, { getInitialValueInEffect: false });
  const setting = useGet(noticeSettingRoutes.view);
  const save = useOptimisticMutation(noticeSettingRoutes.save, key, (fresh) => {
    queryClient.setQueryData(key, fresh);
    toast(t('NOTICE_SAVED'));
  });
  const choose = (Group: NoticeGroup, Choice: NoticeChoice) => {
    save({ [Group]: Choice }, (was) => changed(was, Group, Choice));
  };
  return (
    <Card title={t('NOTICE_SETTING')} isFlush>
      <Words tone="soft" size="sm" className={classes.lead}>
        {t('NOTICE_SETTING_TEXT')}
      </Words>
      {setting.isPending && (
        <div className={classes.wait}>
          <Skeletons lines={3} />
        </div>
      )}
      {setting.isError && <ErrorPanel error={setting.error} onRetry={() => setting.refetch()} />}
      {setting.isSuccess && (
        <Stack as="ul">
          {setting.data.Groups.map(({ Group, Choice }) => (
            <ChoiceRow key={Group} group={Group}>
              <SegmentedControl
                size="xs"
                orientation={isNarrow ? 'vertical' : 'horizontal'}
                aria-label={t(`NOTICE_GROUP_${Group}`)}
                value={Choice}
                onChange={(value) => choose(Group, value as NoticeChoice)}
                data={NOTICE_CHOICES.map((value) => ({ value, label: t(`NOTICE_CHOICE_${value}`) }))}
              />
            </ChoiceRow>
          ))}
          <ChoiceRow group="ACCOUNT">
            <Words as="span" tone="soft" size="sm">
              {t('NOTICE_ALWAYS')}
            </Words>
          </ChoiceRow>
        </Stack>
      )}
    </Card>
  );
}

const changed = ({ Groups }: Setting, Group: NoticeGroup, Choice: NoticeChoice): Setting => ({
  Groups: Groups.map((one) => (one.Group === Group ? { Group, Choice } : one)),
});
