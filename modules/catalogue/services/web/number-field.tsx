/** Number input of the service editor that corrects out-of-range values when it loses focus. */
import { NumberInput } from '@mantine/core';
import { useEffect, useState } from 'react';

type Props = {
  label: string;
  hint?: string;
  /** Null if nothing was entered. */
  value: number | null;
  /** Called only with numbers within the limits, and with null if the field may be empty. */
  onChange: (value: number | null) => void;
  min: number;
  max: number;
  isEmptyAllowed?: boolean;
  /** Decimal places; money has two. */
  decimals?: number;
  suffix?: string;
  prefix?: string;
  place?: string;
  error?: string | undefined;
  isLabelHidden?: boolean;
  className?: string | undefined;
};

/** The number as typed; out-of-range values are corrected when the field loses focus. */
export function NumberField(props: Props) {
  const { label, value, onChange, min, max, decimals = 0, isEmptyAllowed = false } = props;
  const [typed, setTyped] = useState<string | number>(value ?? '');
  const [isTyping, setTyping] = useState(false);
  const known = typed === '' ? null : Number(typed);
  useEffect(() => {
    // Follows outside changes (undo, another user, another tab), but does not interfere while the user types
    // `12.`.
    setTyped((before) => ((before === '' ? null : Number(before)) === value ? before : (value ?? '')));
  }, [value]);
  const isFit = (next: number): boolean => Number.isFinite(next) && next >= min && next <= max;
  const take = (next: string | number): void => {
    setTyped(next);
    if (next === '') {
      if (isEmptyAllowed) onChange(null);
      return;
    }
    if (isFit(Number(next))) onChange(Number(next));
  };
  const leave = (): void => {
    setTyping(false);
    if (known === null) {
      if (!isEmptyAllowed) setTyped(value ?? '');
      return;
    }
    const fit = Math.min(max, Math.max(min, known));
    setTyped(fit);
    if (fit !== value) onChange(fit);
  };
  return (
    <NumberInput
      label={props.isLabelHidden ? undefined : label}
      aria-label={props.isLabelHidden ? label : undefined}
      description={props.hint}
      value={typed}
      onChange={take}
      onFocus={() => setTyping(true)}
      onBlur={leave}
      min={min}
      max={max}
      clampBehavior="none"
      decimalScale={decimals}
      fixedDecimalScale={decimals > 0 && !isTyping}
      allowDecimal={decimals > 0}
      allowNegative={false}
      thousandSeparator=","
      hideControls={decimals > 0}
      suffix={props.suffix}
      prefix={props.prefix}
      error={props.error}
      data-place={props.place}
      className={props.className}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
    />
  );
}
