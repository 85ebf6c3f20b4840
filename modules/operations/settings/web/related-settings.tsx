import type { ReactNode } from 'react';
import { invoicesPermissions } from '#modules/billing/invoices/rules/index.ts';
import { HoursButton } from '#modules/support/chat/web/index.ts';
import { hasPermission } from '#platform/common/access/permissions.ts';
import type { SettingGroup } from '#platform/common/settings/groups.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import classes from './settings.module.css';

type Props = { group: SettingGroup; environment: readonly { Name: string; IsSet: boolean }[] };

/**
 * Links below a settings group to related settings elsewhere: chat hours, payment settings, card payments,
 * and which environment variables are set.
 */
export function RelatedSettings({ group, environment }: Props) {
  const t = useText();
  const { UserRoleList } = useUser();
  const isFinance = hasPermission(UserRoleList, invoicesPermissions.CHANGE_PAYMENT_INSTRUCTIONS);
  if (group === 'hours')
    return (
      <RelatedLink title={t('SET_CHAT_HOURS')} text={t('SET_CHAT_HOURS_TEXT')}>
        <HoursButton />
      </RelatedLink>
    );
  if (group === 'payment')
    return (
      <RelatedLink
        title={t('SET_OPEN_PAYMENT')}
        text={t(isFinance ? 'SET_OPEN_PAYMENT_TEXT' : 'SET_NOT_YOURS')}
      >
        {isFinance && <AppLink href="/finance/setting">{t('SET_OPEN')}</AppLink>}
      </RelatedLink>
    );
  if (group !== 'card') return null;
  return (
    <>
      <RelatedLink title={t('SET_OPEN_STRIPE')} text={t('SET_OPEN_STRIPE_TEXT')}>
        <AppLink href="/stripe">{t('SET_OPEN')}</AppLink>
      </RelatedLink>
      <Card title={t('SET_ENVIRONMENT')}>
        <Stack as="dl" gap="xs" className={classes.environment}>
          {environment.map(({ Name, IsSet }) => (
            <div key={Name}>
              <dt>
                <code>{Name}</code>
              </dt>
              <dd>
                <Badge tone={IsSet ? 'success' : 'plain'}>{t(IsSet ? 'SET_IS_SET' : 'SET_IS_NOT_SET')}</Badge>
              </dd>
            </div>
          ))}
        </Stack>
      </Card>
    </>
  );
}

function RelatedLink({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card>
      <Row justify="between" gap="sm">
        <div>
          <Words as="h2" size="lg">
            {title}
          </Words>
          <Words tone="soft">{text}</Words>
        </div>
        {children}
      </Row>
    </Card>
  );
}
