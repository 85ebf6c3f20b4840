import { TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { trimParagraph } from '#platform/common/format/trim-paragraph.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
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
      <Words tone="soft" size="sm" className={classes.hint}>
        {t('DESIGN_FIELDS_TEXT')}
      </Words>
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
              <Row as="span" isOneLine align="stretch" justify="between" gap="xs">
                <Words as="span" weight="strong">
                  {What}
                </Words>
                {IsNeeded && <Badge tone="info">{t('DESIGN_FIELD_NEEDED')}</Badge>}
              </Row>
              <code className={classes.code}>{Name}</code>
              <Words as="span" tone="soft">
                {trimParagraph(Sample).Text}
              </Words>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </details>
  );
}
