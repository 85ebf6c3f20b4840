import { Switch } from '@mantine/core';
import { useState } from 'react';
import { hasPermission } from '#platform/common/access/permissions.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf, useGet } from '#platform/web/api/use-get.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Confirm } from '#platform/web/ui/confirm.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { signInPermissions } from '../../rules/permissions.ts';
import { twoFactorRoutes } from '../../rules/two-factor/contract.ts';
import classes from './two-factor.module.css';
import { refetchSession } from './use-two-factor.ts';

/**
 * Card below the staff list with the switch for whether all staff need a second factor; visible to ADMIN,
 * SUB_ADMIN and IT, changeable by ADMIN.
 */
export function TwoFactorRule() {
  const t = useText();
  const { UserRoleList, IsTwoFactorOn } = useUser();
  const isReader = hasPermission(UserRoleList, signInPermissions.READ_TWO_FACTOR_RULE);
  const isAdmin = hasPermission(UserRoleList, signInPermissions.CHANGE_TWO_FACTOR_RULE);
  const rule = useGet(twoFactorRoutes.rule, undefined, { enabled: isReader, staleMs: 0 });
  const [pendingRule, setPendingRule] = useState<boolean | null>(null);
  const set = useSend(twoFactorRoutes.setRule, {
    onSuccess: (data) => {
      queryClient.setQueryData(queryKeyOf(twoFactorRoutes.rule), data);
      setPendingRule(null);
      toast(t(data.IsRequired ? 'TF_RULE_IS_ON' : 'TF_RULE_IS_OFF'));
      // The rule also restricts an administrator without a second factor.
      if (data.IsRequired && !IsTwoFactorOn) void refetchSession();
    },
  });
  if (!rule.data) return null;
  const { IsRequired, Staff, StaffWithout } = rule.data;
  const without = t('TF_RULE_WITHOUT', { without: StaffWithout, all: Staff });
  return (
    <Card isFlush>
      <Row justify="between" gap="lg" lines="sm" padY="sm" padX="md">
        <div className={classes.switchText}>
          <Row as="p" gap="xs" lines="2xs" size="md" weight="strong" breaks="anywhere" id="two-factor-rule">
            {t('TF_RULE')}
          </Row>
          <Words mt="2xs" tone="soft" size="xs" breaks="anywhere" id="two-factor-rule-text">
            {t('TF_RULE_TEXT')} {without}
          </Words>
        </div>
        <Switch
          size="md"
          checked={IsRequired}
          disabled={!isAdmin}
          aria-labelledby="two-factor-rule"
          aria-describedby="two-factor-rule-text"
          onChange={(event) => setPendingRule(event.currentTarget.checked)}
        />
      </Row>
      <Confirm
        isOpen={pendingRule !== null}
        title={t(pendingRule ? 'TF_RULE_ASK_ON' : 'TF_RULE_ASK_OFF')}
        text={
          pendingRule
            ? `${without} ${t('TF_RULE_ASK_ON_TEXT')}${IsTwoFactorOn ? '' : ` ${t('TF_RULE_ASK_OWN')}`}`
            : t('TF_RULE_ASK_OFF_TEXT')
        }
        confirmLabel={t(pendingRule ? 'TF_RULE_DO_ON' : 'TF_RULE_DO_OFF')}
        isBusy={set.isPending}
        onConfirm={() => set.mutate({ IsRequired: pendingRule === true })}
        onCancel={() => setPendingRule(null)}
      />
    </Card>
  );
}
