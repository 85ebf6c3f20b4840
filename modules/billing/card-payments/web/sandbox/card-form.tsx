/**
 * Card form of the simulated provider's payment page: checks number, expiry date and code, and fills in any
 * of the listed test cards with one click.
 */

import { Button, TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { failureKey } from '#modules/billing/invoices/web/index.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { FormAlert } from '#platform/web/ui/form/form-alert.tsx';
import { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import { Columns } from '#platform/web/ui/layout/columns.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { SandboxPage } from '../../rules/online-contract.ts';
import type { SandboxCard } from '../../rules/sandbox-cards.ts';
import { SANDBOX_CARDS } from '../../rules/sandbox-cards.ts';
import { expiryProblem, typedExpiry } from './card-expiry.ts';
import { cardLength, cvcLength, groupedCard, isLuhn } from './card-number.ts';
import { CardNumberField } from './card-number-field.tsx';
import classes from './sandbox.module.css';

/** Digits only; `MM/YY`; digits only. */
type Card = { CardNo: string; Expiry: string; Cvc: string };
const EMPTY_CARD: Card = { CardNo: '', Expiry: '', Cvc: '' };

/** State of the card form: its values and errors. */
function useCard() {
  const t = useText();
  const [card, setCard] = useState<Card>(EMPTY_CARD);
  const ofNumber = (): string | null => {
    if (card.CardNo === '') return t('FIELD_REQUIRED');
    if (card.CardNo.length < cardLength(card.CardNo)) return t('SANDBOX_NO_SHORT');
    return isLuhn(card.CardNo) ? null : t('SANDBOX_NO_WRONG');
  };
  const ofExpiry = (now: Date): string | null => {
    if (card.Expiry === '') return t('FIELD_REQUIRED');
    const problem = expiryProblem(card.Expiry, now);
    return problem && t(problem === 'PAST' ? 'SANDBOX_EXPIRY_PAST' : 'SANDBOX_EXPIRY_WRONG');
  };
  const ofCode = (): string | null => {
    if (card.Cvc === '') return t('FIELD_REQUIRED');
    const count = cvcLength(card.CardNo);
    return card.Cvc.length === count ? null : t('SANDBOX_CVC_WRONG', { count });
  };
  return {
    card,
    set: (field: keyof Card, value: string) => setCard((all) => ({ ...all, [field]: value })),
    /** Fills in a test card, with any valid expiry and code. */
    fill: ({ CardNo }: SandboxCard) => setCard({ CardNo, Expiry: '12/34', Cvc: '123' }),
    /** Error texts by field. */
    problems: (now: Date): Record<string, string> =>
      Object.fromEntries(
        [
          ['CardNo', ofNumber()] as const,
          ['Expiry', ofExpiry(now)] as const,
          ['Cvc', ofCode()] as const,
        ].flatMap(([field, problem]) => (problem === null ? [] : [[field, problem]])),
      ),
  };
}

/** All test cards, each filled in with one click. */
function TestCards({ onChoose }: { onChoose: (card: SandboxCard) => void }) {
  const t = useText();
  return (
    <Words as="section" mt="xl" aria-labelledby="test-cards">
      <Words as="h2" mb="xs" size="sm" weight="strong" id="test-cards">
        {t('SANDBOX_CARDS')}
      </Words>
      <p className={classes.hint}>{t('SANDBOX_CARDS_TEXT')}</p>
      <Stack as="ul" mt="sm" round="lg" className={classes.cardList}>
        {SANDBOX_CARDS.map((card) => (
          <li key={card.CardNo}>
            <button type="button" className={classes.testCard} onClick={() => onChoose(card)}>
              <span className={classes.testCase}>{t(`SANDBOX_CASE_${card.Case}`)}</span>
              <span className={classes.testText}>{t(`SANDBOX_CASE_${card.Case}_TEXT`)}</span>
              <span className={`${classes.testNo} num`}>{groupedCard(card.CardNo)}</span>
            </button>
          </li>
        ))}
      </Stack>
    </Words>
  );
}

type Props = { page: SandboxPage; problem: unknown; isBusy: boolean; onPay: (card: Card) => void };

/** Form for number, expiry and code of a card. The browser stores none of it. */
export function CardForm({ page, problem, isBusy, onPay }: Props) {
  const t = useText();
  const format = useFormat();
  const { card, set, fill, problems } = useCard();
  const errors = useFormErrors();
  const button = useRef<HTMLButtonElement>(null);
  const { apply, form } = errors;

  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once for each failure, not again when a text changes
  useEffect(() => {
    if (problem) apply(problem);
  }, [problem]);
  const declined = isBusy || problem || errors.general ? null : page.FailureCode;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every response of the bank is announced, even if it repeats
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
        <Words as="h2" size="lg" weight="strong" className={classes.title}>
          {t('SANDBOX_CARD_TITLE')}
        </Words>
        <FormAlert text={errors.general ?? (declined && t(failureKey(declined)))} />
        <CardNumberField value={card.CardNo} onChange={change('CardNo')} error={errors.of('CardNo')} />
        <Columns least="xs" align="start" gap="md">
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
        </Columns>
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
