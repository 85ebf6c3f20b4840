import { Button, TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef } from 'react';
import type { SandboxPage } from '#modules/billing/invoices/rules/online-contract.ts';
import type { SandboxCard } from '#modules/billing/invoices/rules/sandbox-cards.ts';
import { failureKey } from '#modules/billing/invoices/web/failure-key.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { FormAlert } from '#platform/web/ui/form/form-alert.tsx';
import { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import { typedExpiry } from './card-expiry.ts';
import { CardNumberField } from './card-number-field.tsx';
import classes from './sandbox.module.css';
import { TestCards } from './test-cards.tsx';
import { type Card, useCard } from './use-card.ts';

type Props = { page: SandboxPage; problem: unknown; isBusy: boolean; onPay: (card: Card) => void };

/** Number, expiry and code of a card. Nothing of it is kept by the browser. */
export function CardForm({ page, problem, isBusy, onPay }: Props) {
  const t = useText();
  const format = useFormat();
  const { card, set, fill, problems } = useCard();
  const errors = useFormErrors();
  const button = useRef<HTMLButtonElement>(null);
  const { take, form } = errors;

  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once for each failure, not again when a text changes
  useEffect(() => {
    if (problem) take(problem);
  }, [problem]);
  const declined = isBusy || problem || errors.general ? null : page.FailureCode;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer of the bank is read out, the same one again too
  useEffect(() => {
    if (page.FailureCode) form.current?.querySelector<HTMLElement>('[role="alert"]')?.focus();
  }, [page]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problems(new Date());
    if (Object.keys(found).length > 0) return errors.setAll(found);
    errors.clear();
    onPay(card);
  };
  const choose = (chosen: SandboxCard) => {
    fill(chosen);
    errors.clear();
    button.current?.focus();
  };
  const change = (field: keyof Card) => (value: string) => {
    set(field, value);
    errors.clear(field);
  };
  return (
    <>
      <form className={classes.card} ref={form} onSubmit={submit} noValidate autoComplete="off">
        <h2 className={classes.title}>{t('SANDBOX_CARD_TITLE')}</h2>
        <FormAlert text={errors.general ?? (declined && t(failureKey(declined)))} />
        <CardNumberField value={card.CardNo} onChange={change('CardNo')} error={errors.of('CardNo')} />
        <div className={classes.pair}>
          <TextInput
            label={t('SANDBOX_EXPIRY')}
            inputMode="numeric"
            autoComplete="off"
            placeholder="09/29"
            maxLength={7}
            value={card.Expiry}
            onChange={(event) => change('Expiry')(typedExpiry(event.currentTarget.value, card.Expiry))}
            error={errors.of('Expiry')}
          />
          <TextInput
            label={t('SANDBOX_CVC')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={card.Cvc}
            onChange={(event) => change('Cvc')(event.currentTarget.value.replace(/\D/g, ''))}
            error={errors.of('Cvc')}
          />
        </div>
        <p className={classes.hint}>{t('SANDBOX_CVC_HINT')}</p>
        <Button
          type="submit"
          size="md"
          fullWidth
          className={classes.pay}
          loading={isBusy}
          ref={button}
          leftSection={<IconLock size={17} stroke={1.8} aria-hidden="true" />}
        >
          {t('SANDBOX_PAY', { amount: format.money(page.AmountCents, page.Currency) })}
        </Button>
      </form>
      <TestCards onChoose={choose} />
    </>
  );
}
