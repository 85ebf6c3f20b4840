/**
 * Amount field in the dialog of a workflow action, such as a refund: accepts dollars as typed, stores whole
 * cents, and refuses zero, unreadable amounts and those above the maximum. The maximum, what is left, is proposed.
 */
import { TextInput, UnstyledButton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { formatAmount } from '../../i18n/format.ts';
import { parseAmount } from '../../i18n/parse-amount.ts';
import { useText } from '../../i18n/use-text.ts';
import classes from './action-dialog.module.css';
import type { FieldProps } from './action-types.ts';
import { labelOf } from './label-of.ts';

type Props = Pick<FieldProps<unknown>, 'field' | 'values' | 'set' | 'propose' | 'errors'> & {
  /** In cents; null while unknown. */
  max: number | null;
};

/** Accepts an amount in dollars; stores whole cents, or the text if it is not an amount. */
export function ActionDialogAmount({ field, values, set, propose, errors, max }: Props) {
  const t = useText();
  const value = values[field.Field];
  const [typed, setTyped] = useState('');
  const [isLeft, setLeft] = useState(false);
  const cents = parseAmount(typed);
  // Once, when the maximum is known; what the user then enters or clears stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must not run again after an entry
  useEffect(() => {
    if (max === null || max <= 0 || value !== undefined) return;
    setTyped(formatAmount(max));
    propose(field.Field, max);
  }, [max]);

  const problem = (): string | null => {
    if (typed.trim() === '') return null;
    if (cents === null) return t('AMOUNT_UNREADABLE');
    if (cents === 0) return t('AMOUNT_TOO_SMALL');
    return max !== null && cents > max ? t('AMOUNT_TOO_LARGE', { amount: formatAmount(max) }) : null;
  };
  const take = (next: string): void => {
    setTyped(next);
    const found = parseAmount(next);
    const isGood = found !== null && found > 0 && (max === null || found <= max);
    // Text that is not an amount stays text: the dialog sends only numbers.
    set(field.Field, isGood ? found : next);
  };
  const text = errors[field.Field];
  const own = problem();
  const isShown = isLeft || text !== undefined;
  return (
    <TextInput
      label={t(labelOf(field))}
      required={field.IsRequired === true}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      leftSection={<span aria-hidden="true">HKD</span>}
      leftSectionWidth="3.25rem"
      classNames={{ input: classes.amount }}
      description={
        max !== null && (
          <>
            {t('AMOUNT_MOST', { amount: formatAmount(max) })} ·{' '}
            <UnstyledButton
              className={classes.all}
              onClick={() => {
                setLeft(false);
                take(formatAmount(max));
              }}
            >
              {t('AMOUNT_ALL')}
            </UnstyledButton>
          </>
        )
      }
      value={typed}
      error={isShown ? (own ?? (typeof value === 'number' || typed === '' ? text : undefined)) : undefined}
      onChange={(event) => take(event.currentTarget.value)}
      onBlur={() => {
        setLeft(true);
        if (cents !== null && own === null) setTyped(formatAmount(cents));
      }}
    />
  );
}
