import { Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '#platform/common/i18n/language.ts';
import { useText } from '../../i18n/use-text.ts';
import classes from './localized-field.module.css';
import { SuggestSimplified } from './suggest-simplified.tsx';

export type LocalizedFieldProps = {
  label: string;
  hint?: ReactNode;
  value: Localized;
  onChange: (value: Localized) => void;
  /** The path of the text in its record, `Name` or `Fees.INITIAL.0.Description`: links to a problem find the input. */
  path?: string;
  /** What is wrong with the record; those of this path are shown. A text that is merely missing is marked, not scolded. */
  problems?: readonly { Path: string; Message: string }[];
  /** What a form was refused for, shown as it is. */
  errors?: Partial<Record<Language, string | undefined>>;
  /** May stay empty, but then in every language. */
  isOptional?: boolean;
  /** A form that is sent as a whole marks what has to be there; a draft may be incomplete. */
  isRequired?: boolean;
  isReadOnly?: boolean;
  /** Several lines of text. */
  isLong?: boolean;
  /** The label is read out but not drawn, where a column's head says it already. */
  isLabelHidden?: boolean;
  maxLength?: number;
};

/** One text in three languages side by side: what is missing is marked, simplified is suggested from traditional. */
export function LocalizedField(props: LocalizedFieldProps) {
  const { label, hint, value, onChange, path, isOptional = false, isReadOnly = false } = props;
  const t = useText();
  const id = useId();
  const isBegun = LANGUAGES.some((language) => value[language].trim() !== '');
  // An untouched form does not show what is missing; a draft does.
  const isNeeded = isBegun || (!isOptional && path !== undefined);
  const Field = props.isLong ? Textarea : TextInput;
  return (
    <fieldset className={classes.group} aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className={props.isLabelHidden ? 'visually-hidden' : classes.legend}>
        {isOptional && !isReadOnly ? t('OPTIONAL_OF', { label }) : label}
        {props.isRequired && (
          <span className={classes.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </legend>
      {hint && (
        <p className={classes.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={classes.three}>
        {LANGUAGES.map((language) => {
          const isMissing = isNeeded && !isReadOnly && value[language].trim() === '';
          return (
            <Field
              key={language}
              lang={LANGUAGE_TAGS[language]}
              data-place={path && `${path}.${language}`}
              className={isMissing ? classes.missing : undefined}
              label={
                <>
                  {t(`ORG_LANGUAGE_${language}`)}
                  {isMissing && <span className={classes.mark}>{t('LOCALIZED_MISSING')}</span>}
                </>
              }
              labelProps={{ lang: undefined, className: classes.label }}
              maxLength={props.maxLength ?? (props.isLong ? 4000 : 200)}
              {...(props.isLong && { autosize: true, minRows: 3, maxRows: 14 })}
              value={value[language]}
              readOnly={isReadOnly}
              aria-required={props.isRequired || undefined}
              error={errorOf(props, language)}
              autoComplete="off"
              onChange={(event) => onChange({ ...value, [language]: event.currentTarget.value })}
            />
          );
        })}
      </div>
      {!isReadOnly && (
        <SuggestSimplified value={value} onSuggest={(CHS) => onChange({ ...value, CHS })} label={label} />
      )}
    </fieldset>
  );
}

/** The mark says already that a text is missing. */
function errorOf(
  { errors, problems, path, value }: LocalizedFieldProps,
  language: Language,
): string | undefined {
  const refused = errors?.[language];
  if (refused) return refused;
  if (path === undefined || value[language].trim() === '') return undefined;
  return problems?.find((problem) => problem.Path === `${path}.${language}`)?.Message;
}
