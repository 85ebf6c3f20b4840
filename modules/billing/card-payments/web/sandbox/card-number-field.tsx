import { TextInput } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { brandOf, digitsOf, groupedCard } from './card-number.ts';
import classes from './sandbox.module.css';

type Props = { value: string; onChange: (digits: string) => void; error: string | undefined };

/**
 * Card number input of the sandbox's payment page: groups the digits as on the card, shows the brand, and
 * keeps the cursor after the typed digit.
 */
export function CardNumberField({ value, onChange, error }: Props) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  /** Number of digits before the cursor, after the last change. */
  const caret = useRef<number | null>(null);
  const shown = groupedCard(value);
  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== field.current) return;
    let at = 0;
    for (let digits = 0; digits < caret.current && at < shown.length; at += 1)
      if (shown[at] !== ' ') digits += 1;
    caret.current = null;
    field.current?.setSelectionRange(at, at);
  }, [shown]);
  const brand = brandOf(value);
  return (
    <TextInput
      ref={field}
      label={t('SANDBOX_CARD_NO')}
      inputMode="numeric"
      autoComplete="off"
      placeholder="4242 4242 4242 4242"
      maxLength={30}
      value={shown}
      onChange={(event) => {
        const { value: typed, selectionStart } = event.currentTarget;
        caret.current = digitsOf(typed.slice(0, selectionStart ?? typed.length)).length;
        onChange(digitsOf(typed));
      }}
      error={error}
      rightSectionWidth="auto"
      rightSectionPointerEvents="none"
      rightSection={
        <Stack
          as="span"
          padX="sm"
          tone="soft"
          size="xs"
          weight="strong"
          breaks="never"
          className={classes.brand}
        >
          {brand ?? <IconCreditCard size={20} stroke={1.5} aria-hidden="true" />}
        </Stack>
      }
    />
  );
}
