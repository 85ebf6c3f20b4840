import { TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { trimParagraph } from '#platform/common/format/trim-paragraph.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import type { TemplatePlaceholder } from '../rules/contract.ts';
import classes from './template.module.css';

type Props = { placeholders: readonly TemplatePlaceholder[]; onInsert: (text: string) => void };

/**
 * Searchable list in the template editor of the fields that a certificate template can print, with sample
 * values and whether they are required; choosing one inserts it at the cursor.
 */
export function PlaceholderList({ placeholders, onInsert }: Props) {
  const t = useText();
  const [search, setSearch] = useState('');
  const term = search.trim().toLowerCase();
  const found = placeholders.filter(({ Name, What, Sample }) =>
    `${Name} ${What} ${Sample}`.toLowerCase().includes(term),
  );
  return (
    <details className={classes.fields}>
      <summary>{t('DESIGN_FIELDS')}</summary>
      <p className={classes.hint}>{t('DESIGN_FIELDS_TEXT')}</p>
      <TextInput
        aria-label={t('DESIGN_FIELD_FIND')}
        placeholder={t('DESIGN_FIELD_FIND')}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <ul className={classes.fieldList}>
        {found.map(({ Name, What, Sample, Insert, IsNeeded }) => (
          <li key={Name}>
            <UnstyledButton
              className={classes.field}
              aria-label={t('DESIGN_FIELD_INSERT', { name: `${What} (${Name})` })}
              onClick={() => onInsert(Insert)}
            >
              <span className={classes.fieldHead}>
                <span className={classes.strong}>{What}</span>
                {IsNeeded && <Badge tone="info">{t('DESIGN_FIELD_NEEDED')}</Badge>}
              </span>
              <code className={classes.code}>{Name}</code>
              <span className={classes.sample}>{trimParagraph(Sample).Text}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </details>
  );
}
