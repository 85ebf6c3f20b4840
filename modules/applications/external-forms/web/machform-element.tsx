/**
 * Row of the mapping editor in a service draft: one external form element, what changed since the last
 * reading, and the selection of the question it fills in.
 */

import { Select } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { SyncedElement } from '../rules/contract.ts';
import classes from './mapping.module.css';

type Props = {
  element: string;
  /** The element's data from the form, if it was read on this screen. */
  known: SyncedElement | null;
  place: string | undefined;
  question: string | null;
  options: readonly { value: string; label: string }[];
  error: string | undefined;
  onChange: (question: string | null) => void;
};

/** The element with a selection of the question. */
export function MachFormElement({ element, known, place, question, options, error, onChange }: Props) {
  const t = useText();
  const language = useLanguage();
  const title = known ? known.Titles[language] || known.Titles.EN : '';
  const facts = known
    ? [element, t(`MACHFORM_KIND_${known.Kind}`), known.IsRequired && t('MACHFORM_REQUIRED')].filter(Boolean)
    : [];
  // A question that no longer exists in the form is still listed, so that it can be replaced.
  const isKnown = question === null || options.some(({ value }) => value === question);
  const data = isKnown ? options : [...options, { value: question, label: question }];
  if (known?.Change === 'REMOVED')
    return (
      <li className={classes.row} data-gone>
        <Stack as="span">
          <Words as="span" weight="medium" breaks="anywhere">
            {title || element}
          </Words>
          <Words as="span" tone="faint" size="xs">
            {facts.join(' · ')}
          </Words>
        </Stack>
        <Badge tone="warning">{t('MACHFORM_CHANGE_REMOVED')}</Badge>
      </li>
    );
  return (
    <li className={classes.row}>
      <Stack as="span">
        <Words as="span" weight="medium" breaks="anywhere">
          {title || element} {known?.IsNew && <Badge tone="success">{t('MACHFORM_NEW')}</Badge>}{' '}
          {known?.Change && <Badge tone="info">{t(`MACHFORM_CHANGE_${known.Change}`)}</Badge>}
        </Words>
        {facts.length > 0 && (
          <Words as="span" tone="faint" size="xs">
            {facts.join(' · ')}
          </Words>
        )}
      </Stack>
      <IconArrowRight size={18} stroke={1.6} className={classes.arrow} aria-hidden="true" />
      <Select
        aria-label={t('MACHFORM_QUESTION_FOR', { element: title || element })}
        placeholder={t('MACHFORM_UNMAPPED')}
        data={data}
        value={question}
        error={error}
        clearable
        searchable
        clearButtonProps={{ 'aria-label': t('MACHFORM_UNMAPPED') }}
        data-place={place}
        onChange={onChange}
      />
    </li>
  );
}
