import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { InvoiceView } from '../../rules/contract.ts';
import classes from './pay-offline.module.css';
import { proofRefused } from './proof-refused.ts';

/**
 * Notice at the top of a payer's invoice with the reason why finance refused the proof of payment and
 * another one is needed.
 */
export function RefusedNotice({ invoice }: { invoice: InvoiceView }) {
  const t = useText();
  const format = useFormat();
  const refused = proofRefused(invoice);
  if (!refused) return null;
  return (
    <Notice tone="warning" title={t('OFFLINE_REFUSED')}>
      {refused.Remark && <p className={classes.reason}>{refused.Remark}</p>}
      {t('OFFLINE_REFUSED_TEXT', { date: format.date(refused.At) })}
    </Notice>
  );
}
