import { TextInput } from '@mantine/core';
import { useText } from '../i18n/use-text.ts';
import classes from './account.module.css';

type Props = {
  label: string;
  code: string;
  number: string;
  onCode: (code: string) => void;
  onNumber: (number: string) => void;
  codeError: string | undefined;
  numberError: string | undefined;
};

/** A calling code and a number; both are said to belong to the same telephone. */
export function PhoneFields({ label, code, number, onCode, onNumber, codeError, numberError }: Props) {
  const t = useText();
  return (
    <div className={classes.phone}>
      <TextInput
        label={t('PERSON_CODE')}
        aria-label={`${label}: ${t('REGISTER_PHONE_CODE')}`}
        inputMode="tel"
        autoComplete="off"
        value={code}
        onChange={(event) => onCode(event.currentTarget.value)}
        error={codeError}
      />
      <TextInput
        label={label}
        inputMode="tel"
        autoComplete="off"
        value={number}
        onChange={(event) => onNumber(event.currentTarget.value)}
        error={numberError}
      />
    </div>
  );
}
