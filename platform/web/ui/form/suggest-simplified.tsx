/**
 * Button below a text in three languages that fills in the simplified Chinese version from the traditional
 * one; offered while it is missing and after the traditional one was changed.
 */

import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { simplifiedOf } from '../../api/simplified-of.ts';
import { useText } from '../../i18n/use-text.ts';
import { Row } from '../layout/row.tsx';
import { Words } from '../layout/words.tsx';
import { useToastError } from '../toast-error.ts';
import classes from './localized-field.module.css';

type Props = {
  value: Localized;
  onSuggest: (simplified: string) => void;
  /** Name of the text, for screen reader users who do not see the button's position. */
  label: string;
};

/** Offered while the simplified text is missing, and again after the traditional one was changed here. */
export function SuggestSimplified({ value, onSuggest, label }: Props) {
  const t = useText();
  const toastError = useToastError();
  const [state, setState] = useState<'IDLE' | 'BUSY' | 'DONE'>('IDLE');
  const [first] = useState(value.CHT);
  const taken = useRef<string | null>(null);
  const isOffered =
    value.CHT.trim() !== '' &&
    taken.current !== value.CHT &&
    (value.CHS.trim() === '' || value.CHT !== first);
  const suggest = async () => {
    setState('BUSY');
    try {
      const CHS = await simplifiedOf(value.CHT);
      taken.current = value.CHT;
      setState('DONE');
      onSuggest(CHS);
    } catch (error) {
      setState('IDLE');
      toastError(error);
    }
  };
  if (!isOffered && state !== 'DONE') return null;
  return (
    <Row gap="xs" lines="2xs">
      {isOffered && (
        <Button
          size="compact-sm"
          variant="default"
          loading={state === 'BUSY'}
          aria-label={`${t('ORG_SUGGEST')}: ${label}`}
          onClick={() => void suggest()}
        >
          {t('ORG_SUGGEST')}
        </Button>
      )}
      <Words as="span" tone="soft" size="xs" className={classes.hint} role="status">
        {state === 'DONE' && !isOffered ? t('ORG_SUGGESTED') : ''}
      </Words>
    </Row>
  );
}
