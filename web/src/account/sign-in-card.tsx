import type { AccountView } from '@assay/shared/account/contract.ts';
import type { ReactNode } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import classes from './account.module.css';

/** How and when the person signs in. */
export function SignInCard({ view, children }: { view: AccountView; children?: ReactNode }) {
  const t = useText();
  const format = useFormat();
  const never = t('ACCOUNT_NEVER');
  const rows: [label: string, value: ReactNode][] = [
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
      <dl className={classes.facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
        {children}
      </dl>
    </Card>
  );
}
