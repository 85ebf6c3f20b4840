import { Button } from '@mantine/core';
import { useState } from 'react';
import { isOwed } from '#modules/billing/invoices/rules/index.ts';
import { invalidateReading } from '#platform/web/api/touched.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { type BankLine, bankRoutes } from '../rules/contract.ts';
import { isClearGuess } from '../rules/reasons.ts';
import { BANK_LINE_STATUS } from '../rules/statuses.ts';
import classes from './bank.module.css';
import { BankChoose } from './bank-choose.tsx';
import { BankIgnore } from './bank-ignore.tsx';
import { LineOverpayment } from './line-overpayment.tsx';
import type { BankPurpose } from './use-bank-choice.ts';
import { useBankFailure } from './use-bank-failure.ts';

type Props = { line: BankLine; whyNot: string | undefined };

/**
 * Row of the bank statements page: one received payment next to its proposed or confirmed invoice, with the
 * actions to confirm it, choose another invoice, settle it as a second payment, ignore or restore it.
 */
export function BankLineRow({ line, whyNot }: Props) {
  const t = useText();
  const format = useFormat();
  const errorText = useBankFailure();
  const [choosing, setChoosing] = useState<BankPurpose | 'NOTHING' | null>(null);
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
  const restore = useSend(bankRoutes.ignore, { onError: (error) => toast(errorText(error), 'danger') });
  const { Invoice, Status, LineKey } = line;
  const { Decision, IsCertain } = BANK_LINE_STATUS[Status];
  const isWaiting = Decision === null;
  // The invoice was paid in another way after the line was matched.
  const isSettled = isWaiting && Invoice !== null && !isOwed(Invoice.Status);
  const isClear = isWaiting && !isSettled && Invoice !== null && (IsCertain || isClearGuess(line.Reasons));
  // Proposed only where no open invoice is.
  const isSecond = isWaiting && !isClear && Invoice === null && line.SettledCandidates.length > 0;
  const reasons = isSettled ? (['PAID_ALREADY'] as const) : line.Reasons;
  return (
    <Stack as="li" gap="sm" pad="md" className={classes.row}>
      <Stack gap="2xs">
        <Row align="baseline" gap="sm" lines="2xs" className={classes.head}>
          <b className="num">{format.money(line.AmountCents)}</b>
          <span className="num">{format.date(line.BookedOn)}</span>
        </Row>
        <div className={classes.text}>{[line.Payer, line.Reference].filter(Boolean).join(' · ')}</div>
        {line.BankNo && (
          <Words as="div" tone="faint" size="xs" weight="normal" className="num">
            {line.BankNo}
          </Words>
        )}
      </Stack>
      <Stack gap="2xs">
        {Invoice && <LineInvoice invoice={Invoice} line={line} />}
        <Row align="stretch" gap="xs">
          {reasons.map((reason) => (
            <Badge key={reason} tone="warning">
              {t(`BANK_REASON_${reason}`)}
            </Badge>
          ))}
          {isWaiting && !isSettled && Invoice?.HasProof && <Badge tone="info">{t('BANK_HAS_PROOF')}</Badge>}
          {line.Overpayment && <LineOverpayment overpayment={line.Overpayment} />}
        </Row>
        {isSecond && (
          <div className={classes.text}>
            {t('BANK_SECOND_POSSIBLE', {
              numbers: line.SettledCandidates.map(({ InvoiceNo }) => InvoiceNo).join(', '),
            })}
          </div>
        )}
        <LineDecision line={line} />
        {whyNot && (
          <Words as="div" tone="red" size="sm" role="alert">
            {whyNot}
          </Words>
        )}
      </Stack>
      <Row align="stretch" gap="xs" className={classes.actions}>
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
            <Button
              size="sm"
              variant={isClear || isSecond ? 'default' : 'filled'}
              onClick={() => setChoosing('PAYS')}
            >
              {t(isClear ? 'BANK_CHOOSE_OTHER' : 'BANK_CHOOSE')}
            </Button>
            {(!isClear || line.SettledCandidates.length > 0) && (
              <Button
                size="sm"
                variant={isSecond ? 'filled' : 'subtle'}
                {...(!isSecond && { color: 'gray' })}
                onClick={() => setChoosing('OVERPAYS')}
              >
                {t('BANK_SECOND')}
              </Button>
            )}
            <Button size="sm" variant="subtle" color="gray" onClick={() => setChoosing('NOTHING')}>
              {t('BANK_IGNORE')}
            </Button>
          </>
        )}
        {isRestorable(line) && (
          <Button
            size="sm"
            variant="default"
            loading={restore.isPending}
            onClick={() => restore.mutate({ LineKey, IsIgnored: false })}
          >
            {t('BANK_RESTORE')}
          </Button>
        )}
      </Row>
      {choosing === 'NOTHING' && <BankIgnore line={line} onClose={() => setChoosing(null)} />}
      {(choosing === 'PAYS' || choosing === 'OVERPAYS') && (
        <BankChoose line={line} purpose={choosing} onClose={() => setChoosing(null)} />
      )}
    </Stack>
  );
}

/** An ignored line, or a second payment that was not returned yet. */
const isRestorable = ({ Status, Overpayment }: BankLine): boolean => {
  const { Decision } = BANK_LINE_STATUS[Status];
  return Decision === 'PAYS_NOTHING' || (Decision === 'OVERPAYS' && Overpayment?.ReturnedOn === null);
};

type InvoiceProps = { invoice: NonNullable<BankLine['Invoice']>; line: BankLine };

/** The invoice that the line is for, with its amount if it differs. */
function LineInvoice({ invoice, line }: InvoiceProps) {
  const format = useFormat();
  const localized = useLocalized();
  return (
    <>
      <Row align="baseline" gap="sm" lines="2xs" className={classes.head}>
        <b className="num">{invoice.InvoiceNo}</b>
        {invoice.AmountCents !== line.AmountCents && (
          <span className="num">{format.money(invoice.AmountCents)}</span>
        )}
      </Row>
      <div className={classes.text}>{localized(invoice.OrgName)}</div>
    </>
  );
}

/** Who decided on the line and when, and why it was ignored. */
function LineDecision({ line }: { line: BankLine }) {
  const t = useText();
  const format = useFormat();
  return (
    <>
      {line.Remark && <div className={classes.text}>{line.Remark}</div>}
      {line.DecidedBy && (
        <Words as="div" tone="faint" size="xs" weight="normal">
          {t('BANK_DECIDED', { who: line.DecidedBy.Name, when: format.dateTime(line.DecidedAt) })}
        </Words>
      )}
    </>
  );
}
