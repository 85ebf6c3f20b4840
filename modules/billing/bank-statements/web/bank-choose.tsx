import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { CancelButton } from '#platform/web/ui/dialog/cancel-button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { RemarkField } from '#platform/web/ui/form/remark-field.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { BankLine } from '../rules/contract.ts';
import classes from './bank.module.css';
import { type BankChoice, useBankChoice } from './use-bank-choice.ts';

type Props = { line: BankLine; onClose: () => void };

/**
 * Dialog in which finance assigns a bank statement line to an invoice and confirms it as paid: likely
 * invoices first, any open one by search; a different amount needs a reason.
 */
export function BankChoose({ line, onClose }: Props) {
  const t = useText();
  const format = useFormat();
  const choice = useBankChoice({ line, onClose });
  return (
    <Dialog
      opened
      onClose={choice.close}
      size="lg"
      title={<b>{t('BANK_CHOOSE_TITLE')}</b>}
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          choice.send();
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
            value={choice.search}
            maxLength={200}
            data-autofocus
            onChange={(event) => choice.setSearch(event.currentTarget.value)}
          />
          <Choices line={line} choice={choice} />
          {choice.missingCents > 0 && (
            <Notice tone="warning">{t('BANK_MISSING', { amount: format.money(choice.missingCents) })}</Notice>
          )}
          {choice.isDifferent && (
            <RemarkField
              ref={choice.why}
              label={t('BANK_WHY')}
              description={t('BANK_WHY_HELP')}
              required
              minRows={2}
              value={choice.remark}
              error={choice.remarkError}
              onChange={(event) => choice.setRemark(event.currentTarget.value)}
            />
          )}
          {choice.failure && (
            <Notice tone="danger" isAlert>
              {choice.failure}
            </Notice>
          )}
          <Group justify="flex-end" gap={10}>
            <CancelButton />
            <Button type="submit" disabled={!choice.chosen} loading={choice.isBusy}>
              {t('BANK_CONFIRM')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

function Choices({ line, choice }: { line: BankLine; choice: ReturnType<typeof useBankChoice> }) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const fits = ({ AmountCents }: BankChoice): string =>
    AmountCents === line.AmountCents
      ? t('BANK_CHOOSE_FITS')
      : t('BANK_CHOOSE_DIFF', { amount: format.money(Math.abs(AmountCents - line.AmountCents)) });
  return (
    <fieldset className={classes.choices}>
      <legend className="visually-hidden">{t('BANK_CHOOSE')}</legend>
      {choice.choices.map((one) => (
        <label key={one.InvoiceKey} className={classes.choice}>
          <input
            type="radio"
            name="invoice"
            checked={choice.chosen?.InvoiceKey === one.InvoiceKey}
            onChange={() => choice.setChosen(one)}
          />
          <span className={classes.text}>
            <b className="num">{one.InvoiceNo}</b> {localized(one.OrgName)}
          </span>
          <span className={classes.sum}>
            <b className="num">{format.money(one.AmountCents)}</b>
            <span className={classes.quiet}>{fits(one)}</span>
          </span>
        </label>
      ))}
      {choice.isNoneFound && <p className={classes.quiet}>{t('BANK_CHOOSE_NONE')}</p>}
    </fieldset>
  );
}
