/**
 * Form field for a text in three languages next to each other: marks missing ones, shows problems, and
 * suggests simplified Chinese from traditional.
 */

import { Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '#platform/common/i18n/language.ts';
import { useText } from '../../i18n/use-text.ts';
import { Columns } from '../layout/columns.tsx';
import { Stack } from '../layout/stack.tsx';
import { Words } from '../layout/words.tsx';
import classes from './localized-field.module.css';
import { SuggestSimplified } from './suggest-simplified.tsx';

export type LocalizedFieldProps = {
  label: string;
  hint?: ReactNode;
  value: Localized;
  onChange: (value: Localized) => void;
  /**
   * Path of the text in its record, `Name` or `Fees.INITIAL.0.Description`; links to a problem use it to
   * find the input.
   */
  path?: string;
  /**
   * Problems of the record; those of this path are shown. A missing text is only marked, not shown as an
   * error.
   */
  problems?: readonly { Path: string; Message: string }[];
  /** Errors of a refused form, shown unchanged. */
  errors?: Partial<Record<Language, string | undefined>>;
  /** May be empty, but then in every language. */
  isOptional?: boolean;
  /** A form sent as a whole marks required texts; a draft may be incomplete. */
  isRequired?: boolean;
  isReadOnly?: boolean;
  /** Several lines of text. */
  isLong?: boolean;
  /** Hides the label visually where a column heading shows it. */
  isLabelHidden?: boolean;
  maxLength?: number;
};

/**
 * Shows the three languages next to each other: missing texts are marked, simplified Chinese is suggested
 * from traditional.
 */
export function LocalizedField(props: LocalizedFieldProps) {
  const { label, hint, value, onChange, path, isOptional = false, isReadOnly = false } = props;
  const t = useText();
  const id = useId();
  const isBegun = LANGUAGES.some((language) => value[language].trim() !== '');
  // An untouched form does not show what is missing; a draft does.
  const isNeeded = isBegun || (!isOptional && path !== undefined);
  const Field = props.isLong ? Textarea : TextInput;
  return (
    <Stack as="fieldset" gap="xs" aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className={props.isLabelHidden ? 'visually-hidden' : classes.legend}>
        {isOptional && !isReadOnly ? t('OPTIONAL_OF', { label }) : label}
        {props.isRequired && (
          <Words as="span" tone="red" aria-hidden="true">
            {' *'}
          </Words>
        )}
      </legend>
      {hint && (
        <Words tone="soft" size="xs" className={classes.hint} id={`${id}-hint`}>
          {hint}
        </Words>
      )}
      <Columns least="sm" align="start" gap="sm" lines="xs">
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
                  {isMissing && (
                    <Words as="span" tone="amber" weight="strong">
                      {t('LOCALIZED_MISSING')}
                    </Words>
                  )}
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
      </Columns>
      {!isReadOnly && (
        <SuggestSimplified value={value} onSuggest={(CHS) => onChange({ ...value, CHS })} label={label} />
      )}
    </Stack>
  );
}

/** Returns the error, unless it only reports a missing text, which is already marked. */
function errorOf(
  { errors, problems, path, value }: LocalizedFieldProps,
  language: Language,
): string | undefined {
  const refused = errors?.[language];
  if (refused) return refused;
  if (path === undefined || value[language].trim() === '') return undefined;
  return problems?.find((problem) => problem.Path === `${path}.${language}`)?.Message;
}
