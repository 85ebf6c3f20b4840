import { type BankLine, bankRoutes } from '@assay/shared/payment/bank-contract.ts';
import { invoiceRoutes } from '@assay/shared/payment/contract.ts';
import { Button, Group, Modal, Stack, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useGet } from '../api/use-get.ts';
import { useSend } from '../api/use-send.ts';
import { useLocalized } from '../i18n/localized-text.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import { useErrorText } from '../ui/error-text.ts';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toast.ts';
import classes from './bank.module.css';

const TYPING_MS = 250;
type Choice = Pick<NonNullable<BankLine['Invoice']>, 'InvoiceKey' | 'InvoiceNo' | 'AmountCents' | 'OrgName'>;
type Props = { line: BankLine; onClose: () => void; onDone: () => void };

/** The invoice that a payment is for: those that are likely first, any open one by search. */
export function BankChoose({ line, onClose, onDone }: Props) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const textOf = useErrorText();
  const [search, setSearch] = useState('');
  const [Search] = useDebouncedValue(search.trim(), TYPING_MS);
  const found = useGet(
    invoiceRoutes.list,
    { Status: 'OPEN,PROOF_GIVEN', Search, PageSize: 10 },
    { keepPrevious: true },
  );
  const isOpen = (one: NonNullable<BankLine['Invoice']>) =>
    one.Status === 'OPEN' || one.Status === 'PROOF_GIVEN';
  const likely = [line.Invoice, ...line.Candidates].filter((one) => one !== null).filter(isOpen);
  const [chosen, setChosen] = useState<Choice | null>(likely[0] ?? null);
  const [remark, setRemark] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = useSend(bankRoutes.confirm, {
    onSuccess: (fresh) => {
      toast(t('PROOFS_PAID_DONE', { number: fresh.Invoice?.InvoiceNo ?? '' }));
      onDone();
      onClose();
    },
    onError: (error) =>
      setFailure(
        [...error.Fields, ...error.Reasons].map(({ Message }) => Message).join(' ') || textOf(error),
      ),
  });
  const choices: readonly Choice[] = Search === '' && likely.length > 0 ? likely : (found.data?.Rows ?? []);
  const isDifferent = chosen !== null && chosen.AmountCents !== line.AmountCents;
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={<b>{t('BANK_CHOOSE_TITLE')}</b>}
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!chosen) return;
          if (isDifferent && remark.trim() === '') return setFailure(t('BANK_REMARK_AMOUNT'));
          setFailure(null);
          confirm.mutate({
            LineKey: line.LineKey,
            InvoiceKey: chosen.InvoiceKey,
            ...(remark.trim() && { Remark: remark.trim() }),
          });
        }}
      >
        <Stack gap={16}>
          <p className={classes.subject}>
            <b className="num">{format.money(line.AmountCents)}</b> · {format.date(line.BookedOn)} ·{' '}
            {[line.Payer, line.Reference].filter(Boolean).join(' · ')}
          </p>
          <TextInput
            type="search"
            label={t('BANK_CHOOSE_SEARCH')}
            value={search}
            maxLength={200}
            data-autofocus
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <fieldset className={classes.choices}>
            <legend className="visually-hidden">{t('BANK_CHOOSE')}</legend>
            {choices.map((one) => (
              <label key={one.InvoiceKey} className={classes.choice}>
                <input
                  type="radio"
                  name="invoice"
                  checked={chosen?.InvoiceKey === one.InvoiceKey}
                  onChange={() => setChosen(one)}
                />
                <span className={classes.text}>
                  <b className="num">{one.InvoiceNo}</b> {localized(one.OrgName)}
                </span>
                <span className={classes.sum}>
                  <b className="num">{format.money(one.AmountCents)}</b>
                  <span className={classes.quiet}>
                    {one.AmountCents === line.AmountCents
                      ? t('BANK_CHOOSE_FITS')
                      : t('BANK_CHOOSE_DIFF', {
                          amount: format.money(Math.abs(one.AmountCents - line.AmountCents)),
                        })}
                  </span>
                </span>
              </label>
            ))}
            {choices.length === 0 && found.isSuccess && (
              <p className={classes.quiet}>{t('BANK_CHOOSE_NONE')}</p>
            )}
          </fieldset>
          {isDifferent && (
            <Textarea
              label={t('BANK_WHY')}
              required
              autosize
              minRows={2}
              maxLength={4000}
              value={remark}
              onChange={(event) => setRemark(event.currentTarget.value)}
            />
          )}
          {failure && (
            <Notice tone="danger" isAlert>
              {failure}
            </Notice>
          )}
          <Group justify="flex-end" gap={10}>
            <Button variant="default" onClick={onClose}>
              {t('CANCEL')}
            </Button>
            <Button type="submit" disabled={!chosen} loading={confirm.isPending}>
              {t('BANK_CONFIRM')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
