/**
 * Row of the translation list: one portal text in its current wording in three languages, whether it is
 * customised, and buttons to edit it and to show its history.
 */

import { ActionIcon } from '@mantine/core';
import { IconHistory, IconPencil } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { LANGUAGE_TAGS, LANGUAGES } from '#platform/common/i18n/language.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { TextView } from '../rules/contract.ts';
import { currentTextOf } from './text-draft.ts';
import classes from './translation.module.css';

type Props = {
  row: TextView;
  /** Whether this row was just edited: its button gets the focus back. */
  isLeft: boolean;
  onEdit: () => void;
  onHistory: () => void;
};

/** Shows one text in its current wording; a click opens the editor. */
export function TextRow({ row, isLeft, onEdit, onHistory }: Props) {
  const t = useText();
  const format = useFormat();
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isLeft) edit.current?.focus();
  }, [isLeft]);
  const values = currentTextOf(row);
  const own = LANGUAGES.filter((language) => row.CustomText[language] !== null);
  return (
    <li className={classes.row}>
      <Row gap="xs" lines="2xs" className={classes.about}>
        <Words as="code" size="xs" weight="strong" breaks="anywhere" className={classes.key}>
          {row.Key}
        </Words>
        <Words as="span" isGrowing className={classes.area}>
          {t(`AREA_${row.Area}` as string)}
        </Words>
        {own.length > 0 && (
          <span className={classes.badges}>
            {own.length === LANGUAGES.length ? (
              <Badge tone="success">{t('TRANSLATION_CHANGED')}</Badge>
            ) : (
              <Badge tone="warning">{t('TRANSLATION_MISSING')}</Badge>
            )}
          </span>
        )}
        {row.At && (
          <span className={classes.by}>
            {t('TRANSLATION_BY', { name: row.By ?? '', at: format.ago(row.At) })}
          </span>
        )}
        <Row as="span" isOneLine align="stretch" gap="2xs" isLast className={classes.tools}>
          <ActionIcon
            ref={edit}
            variant="subtle"
            color="gray"
            size={32}
            aria-label={t('TRANSLATION_EDIT_OF', { key: row.Key })}
            onClick={onEdit}
          >
            <IconPencil size={17} stroke={1.7} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            aria-label={t('TRANSLATION_HISTORY_OF', { key: row.Key })}
            onClick={onHistory}
          >
            <IconHistory size={17} stroke={1.7} />
          </ActionIcon>
        </Row>
      </Row>
      {LANGUAGES.map((language) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the button next to it does the same for the keyboard
        // biome-ignore lint/a11y/noStaticElementInteractions: a larger target for the same button
        <div key={language} className={classes.words} onClick={onEdit}>
          <span className={classes.language}>{t(`ORG_LANGUAGE_${language}`)}</span>
          <p lang={LANGUAGE_TAGS[language]}>{values[language]}</p>
          {row.CustomText[language] !== null && (
            <p className={classes.builtIn}>{t('TRANSLATION_BUILT_IN_OF', { text: row.BuiltIn[language] })}</p>
          )}
        </div>
      ))}
    </li>
  );
}
