import { Button } from '@mantine/core';
import { useState } from 'react';
import { isOwed } from '#modules/billing/invoices/rules/index.ts';
import { invalidateReading } from '#platform/web/api/touched.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { type BankLine, bankRoutes } from '../rules/contract.ts';
import { isClearGuess } from '../rules/reasons.ts';
import { BANK_LINE_STATUS } from '../rules/statuses.ts';
import classes from './bank.module.css';
import { BankChoose } from './bank-choose.tsx';
import { useBankFailure } from './use-bank-failure.ts';

type Props = { line: BankLine; whyNot: string | undefined };

/**
 * Row of the bank statements page: one received payment next to its proposed or confirmed invoice, with the
 * actions to confirm it, choose another invoice, ignore or restore it.
 */
export function BankLineRow({ line, whyNot }: Props) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const errorText = useBankFailure();
  const [isChoosing, setChoosing] = useState(false);
  const confirm = useSend(bankRoutes.confirm, {
    onSuccess: (fresh) => {
      toast(t('PROOFS_PAID_DONE', { number: fresh.Invoice?.InvoiceNo ?? '' }));
    },
    // Another user was faster: the line shows its new state.
    onError: (error) => {
      toast(errorText(error), 'danger');
      void invalidateReading(['bank-statements', 'invoices']);
    },
  });
  const ignore = useSend(bankRoutes.ignore);
  const { Invoice, Status, LineKey } = line;
  const { Decision, IsCertain } = BANK_LINE_STATUS[Status];
  const isWaiting = Decision === null;
  // The invoice was paid in another way after the line was matched.
  const isSettled = isWaiting && Invoice !== null && !isOwed(Invoice.Status);
  const isClear = isWaiting && !isSettled && Invoice !== null && (IsCertain || isClearGuess(line.Reasons));
  const reasons = isSettled ? (['PAID_ALREADY'] as const) : line.Reasons;
  return (
    <li className={classes.row}>
      <div className={classes.payment}>
        <div className={classes.head}>
          <b className="num">{format.money(line.AmountCents)}</b>
          <span className="num">{format.date(line.BookedOn)}</span>
        </div>
        <div className={classes.text}>{[line.Payer, line.Reference].filter(Boolean).join(' · ')}</div>
        {line.BankNo && <div className={`${classes.quiet} num`}>{line.BankNo}</div>}
      </div>
      <div className={classes.invoice}>
        {Invoice && (
          <>
            <div className={classes.head}>
              <b className="num">{Invoice.InvoiceNo}</b>
              {Invoice.AmountCents !== line.AmountCents && (
                <span className="num">{format.money(Invoice.AmountCents)}</span>
              )}
            </div>
            <div className={classes.text}>{localized(Invoice.OrgName)}</div>
          </>
        )}
        <div className={classes.badges}>
          {reasons.map((reason) => (
            <Badge key={reason} tone="warning">
              {t(`BANK_REASON_${reason}`)}
            </Badge>
          ))}
          {isWaiting && !isSettled && Invoice?.HasProof && <Badge tone="info">{t('BANK_HAS_PROOF')}</Badge>}
        </div>
        {line.DecidedBy && (
          <div className={classes.quiet}>
            {t('BANK_DECIDED', { who: line.DecidedBy.Name, when: format.dateTime(line.DecidedAt) })}
          </div>
        )}
        {whyNot && (
          <div className={classes.failure} role="alert">
            {whyNot}
          </div>
        )}
      </div>
      <div className={classes.actions}>
        {isClear && (
          <Button
            size="sm"
            loading={confirm.isPending}
            onClick={() => confirm.mutate({ LineKey, InvoiceKey: Invoice.InvoiceKey })}
          >
            {t('BANK_CONFIRM')}
          </Button>
        )}
        {isWaiting && (
          <>
            <Button size="sm" variant={isClear ? 'default' : 'filled'} onClick={() => setChoosing(true)}>
              {t(isClear ? 'BANK_CHOOSE_OTHER' : 'BANK_CHOOSE')}
            </Button>
            <Button
              size="sm"
              variant="subtle"
              color="gray"
              loading={ignore.isPending}
              onClick={() => ignore.mutate({ LineKey, IsIgnored: true })}
            >
              {t('BANK_IGNORE')}
            </Button>
          </>
        )}
        {Decision === 'PAYS_NOTHING' && (
          <Button
            size="sm"
            variant="default"
            loading={ignore.isPending}
            onClick={() => ignore.mutate({ LineKey, IsIgnored: false })}
          >
            {t('BANK_RESTORE')}
          </Button>
        )}
      </div>
      {isChoosing && <BankChoose line={line} onClose={() => setChoosing(false)} />}
    </li>
  );
}
