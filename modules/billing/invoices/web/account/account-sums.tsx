/**
 * Figures of a statement of account: the four key figures (opening balance, charged, settled, closing
 * balance), and the open amounts by days overdue.
 */

import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { AccountStatement } from '../../rules/account-contract.ts';
import classes from './account.module.css';

/** The four key figures of a statement. */
export function AccountSums({ statement }: { statement: AccountStatement }) {
  const t = useText();
  const { amount } = useFormat();
  const sums = [
    { label: t('ACCOUNT_OPENING'), cents: statement.OpeningCents },
    { label: t('ACCOUNT_CHARGED'), cents: statement.DebitCents },
    { label: t('ACCOUNT_SETTLED'), cents: statement.CreditCents },
    { label: t('ACCOUNT_CLOSING'), cents: statement.ClosingCents, isStrong: true },
  ];
  return (
    <dl className={classes.sums}>
      {sums.map(({ label, cents, isStrong }) => (
        <div key={label} className={isStrong ? classes.strong : undefined}>
          <dt>{label}</dt>
          <dd>
            {amount(Math.abs(cents))}
            {cents < 0 && (
              <Words as="span" isBlock tone="faint" size="xs" weight="normal" className={classes.favour}>
                {t('ACCOUNT_IN_CREDIT')}
              </Words>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Open amounts on the last day, by days overdue. */
export function AccountAges({ statement }: { statement: AccountStatement }) {
  const t = useText();
  const { amount, date } = useFormat();
  const { Aged } = statement;
  const ages = [
    { label: t('ACCOUNT_AGED_CURRENT'), cents: Aged.CurrentCents, isLate: false },
    { label: t('ACCOUNT_AGED_30'), cents: Aged.Days30Cents, isLate: true },
    { label: t('ACCOUNT_AGED_60'), cents: Aged.Days60Cents, isLate: true },
    { label: t('ACCOUNT_AGED_90'), cents: Aged.Days90Cents, isLate: true },
    { label: t('ACCOUNT_AGED_OLDER'), cents: Aged.OlderCents, isLate: true },
    ...(Aged.CreditCents > 0
      ? [{ label: t('ACCOUNT_AGED_CREDIT'), cents: -Aged.CreditCents, isLate: false }]
      : []),
  ];
  return (
    <Card title={t('ACCOUNT_AGED')} aside={t('ACCOUNT_AGED_AS_AT', { To: date(statement.To) })}>
      <dl className={classes.ages}>
        {ages.map(({ label, cents, isLate }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={isLate && cents > 0 ? classes.late : undefined}>{amount(cents)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
