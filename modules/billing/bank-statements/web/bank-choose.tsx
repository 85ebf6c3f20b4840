import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { CancelButton } from '#platform/web/ui/dialog/cancel-button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { RemarkField } from '#platform/web/ui/form/remark-field.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { BankLine } from '../rules/contract.ts';
import classes from './bank.module.css';
import { LineSubject } from './line-subject.tsx';
import { type BankChoice, type BankChoiceState, type BankPurpose, useBankChoice } from './use-bank-choice.ts';

type Props = { line: BankLine; purpose: BankPurpose; onClose: () => void };

/**
 * Dialog in which finance assigns a bank statement line to an invoice: as its payment, for which a different amount needs a
 * reason, or as a second payment of a settled one. Likely invoices first, any other by search.
 */
export function BankChoose({ line, purpose, onClose }: Props) {
  const t = useText();
  const choice = useBankChoice({ line, purpose, onClose });
  return (
    <Dialog
      opened
      onClose={choice.close}
      size="lg"
      title={<b>{t(`BANK_CHOOSE_TITLE_${purpose}`)}</b>}
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
        <Stack gap="md">
          <LineSubject line={line} />
          <TextInput
            type="search"
            label={t('BANK_CHOOSE_SEARCH')}
            value={choice.search}
            maxLength={200}
            data-autofocus
            onChange={(event) => choice.setSearch(event.currentTarget.value)}
          />
          <Choices line={line} purpose={purpose} choice={choice} />
          <Consequence line={line} purpose={purpose} choice={choice} />
          {choice.failure && (
            <Notice tone="danger" isAlert>
              {choice.failure}
            </Notice>
          )}
          <Group justify="flex-end" gap="xs">
            <CancelButton />
            <Button type="submit" disabled={!choice.chosen} loading={choice.isBusy}>
              {t(purpose === 'PAYS' ? 'BANK_CONFIRM' : 'BANK_SECOND_RECORD')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

type PartProps = { line: BankLine; purpose: BankPurpose; choice: BankChoiceState };

/** What happens to the invoice and to the money, and the reason that it needs. */
function Consequence({ line, purpose, choice }: PartProps) {
  const t = useText();
  const format = useFormat();
  const { chosen, overpaidCents, missingCents } = choice;
  if (purpose === 'OVERPAYS')
    return (
      <>
        <Notice tone="info">{t('BANK_SECOND_MEANS', { amount: format.money(line.AmountCents) })}</Notice>
        <RemarkField
          label={t('BANK_SECOND_REMARK')}
          minRows={2}
          value={choice.remark}
          onChange={(event) => choice.setRemark(event.currentTarget.value)}
        />
      </>
    );
  if (!chosen || !choice.isDifferent) return null;
  const isOverpaid = overpaidCents > 0;
  return (
    <>
      {isOverpaid ? (
        <Notice tone="warning">
          {t('BANK_OVERPAID', {
            more: format.money(overpaidCents),
            invoice: chosen.InvoiceNo,
            received: format.money(line.AmountCents),
          })}
        </Notice>
      ) : (
        <Notice tone="warning">{t('BANK_MISSING', { amount: format.money(missingCents) })}</Notice>
      )}
      <RemarkField
        ref={choice.why}
        label={t(isOverpaid ? 'BANK_OVERPAID_WHY' : 'BANK_WHY')}
        {...(!isOverpaid && { description: t('BANK_WHY_HELP') })}
        required
        minRows={2}
        value={choice.remark}
        error={choice.remarkError}
        onChange={(event) => choice.setRemark(event.currentTarget.value)}
      />
    </>
  );
}

function Choices({ line, choice, purpose }: Pick<PartProps, 'line' | 'choice' | 'purpose'>) {
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
            <Words as="span" tone="faint" size="xs" weight="normal">
              {fits(one)}
            </Words>
          </span>
        </label>
      ))}
      {choice.isNoneFound && (
        <Words tone="faint" size="xs" weight="normal">
          {t(`BANK_CHOOSE_NONE_${purpose}`)}
        </Words>
      )}
    </fieldset>
  );
}
