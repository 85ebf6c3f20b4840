import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';

const KEY = /^[A-Za-z0-9_-]{1,40}$/;

type Props = {
  value: string;
  place: string;
  error: string | undefined;
  isReadOnly: boolean;
  onChange: (value: string) => void;
};

/** A key is taken when the field is left, and only one that can be one: every point has a key at any time. */
export function PointKeyField({ value, place, error, isReadOnly, onChange }: Props) {
  const t = useText();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const isFit = KEY.test(typed);
  return (
    <TextInput
      label={t('DESIGN_KEY')}
      description={t('DESIGN_KEY_HINT')}
      maxLength={40}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      readOnly={isReadOnly}
      error={isFit ? error : t('DESIGN_KEY_WRONG')}
      data-place={place}
      onChange={(event) => setTyped(event.currentTarget.value.trim())}
      onBlur={() => {
        if (isFit && typed !== value) onChange(typed);
        else setTyped(value);
      }}
    />
  );
}
