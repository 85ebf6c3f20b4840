import type { ReactNode } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { type FactRow, Facts } from '#platform/web/ui/facts.tsx';
import type { AccountView } from '../rules/contract.ts';

/**
 * Side card of the client, sub-account and staff screens about the account's use: creation date, last
 * sign-in, open sessions, second factor, and further facts that the screen adds.
 */
export function SignInCard({ view, children }: { view: AccountView; children?: ReactNode }) {
  const t = useText();
  const format = useFormat();
  const never = t('ACCOUNT_NEVER');
  const rows: FactRow[] = [
    [t('ACCOUNT_SINCE'), format.date(view.CreatedAt)],
    [t('ACCOUNT_SIGNED_IN'), view.SignedInAt ? format.dateTime(view.SignedInAt) : never],
    [t('ACCOUNT_OPEN_SESSIONS'), format.number(view.OpenSessions)],
    [
      t('ACCOUNT_TWO_FACTOR'),
      <Badge key="two-factor" tone={view.IsTwoFactorOn ? 'success' : 'plain'}>
        {t(view.IsTwoFactorOn ? 'ACCOUNT_ON' : 'ACCOUNT_OFF')}
      </Badge>,
    ],
  ];
  return (
    <Card title={t('ACCOUNT_CARD')}>
      <Facts rows={rows} isAtEnds>
        {children}
      </Facts>
    </Card>
  );
}
