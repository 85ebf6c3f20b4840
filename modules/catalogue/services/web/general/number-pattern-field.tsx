import { Button, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { isYearly, numberPattern, writeNumber } from '../../rules/number-pattern.ts';
import classes from '../parts.module.css';
import type { ServiceTabProps } from '../service-tab-props.ts';

const PARTS = ['{SchemeCode}', '{YYYY}', '{YY}', '{00000}'] as const;

/**
 * Field of the service editor's general tab for the pattern of application and certificate numbers, with
 * buttons that insert its parts and a preview of the resulting numbers.
 */
export function NumberPatternField({ definition, change, faults }: ServiceTabProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const pattern = definition.NumberPattern;
  const isFine = numberPattern.safeParse(pattern).success;
  const fault = faults.find(({ Path }) => Path === 'NumberPattern');
  const Year = hongKongDate(new Date()).slice(0, 4);
  const example = (Count: number) => writeNumber(pattern, { SchemeCode: definition.SchemeCode, Year, Count });
  const insert = (part: string): void => {
    const at = input.current?.selectionStart ?? pattern.length;
    const to = input.current?.selectionEnd ?? at;
    change({ NumberPattern: (pattern.slice(0, at) + part + pattern.slice(to)).slice(0, 60) });
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(at + part.length, at + part.length);
    });
  };
  return (
    <div className={classes.medium}>
      <TextInput
        ref={input}
        label={t('SERVICE_FIELD_NumberPattern')}
        description={t('SERVICE_NUMBER_HINT')}
        maxLength={60}
        spellCheck={false}
        autoComplete="off"
        value={pattern}
        onChange={(event) => change({ NumberPattern: event.currentTarget.value })}
        error={isFine ? undefined : (fault?.Message ?? t('ERR_SERVICE_NUMBER'))}
        data-place="NumberPattern"
      />
      <Row gap="xs" mt="xs" mb="xs" className={classes.insert}>
        <Words as="span" mt="2xs" mb="xs" tone="soft" size="xs" className={classes.note}>
          {t('SERVICE_NUMBER_INSERT')}
        </Words>
        {PARTS.map((part) => (
          <Button
            key={part}
            size="compact-sm"
            variant="default"
            aria-label={t('SERVICE_NUMBER_INSERT_ONE', { part })}
            onClick={() => insert(part)}
          >
            {part}
          </Button>
        ))}
      </Row>
      {isFine && (
        <p className={classes.example}>
          <span>{t('SERVICE_NUMBER_EXAMPLE')}</span>
          <output>{example(7)}</output>
          <output>{example(8)}</output>
          <span>{t(isYearly(pattern) ? 'SERVICE_NUMBER_YEARLY' : 'SERVICE_NUMBER_ON')}</span>
        </p>
      )}
    </div>
  );
}
