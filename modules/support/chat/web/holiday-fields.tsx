import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import classes from './staff-side.module.css';

type Props = { days: readonly string[]; mayChange: boolean; onChange: (days: string[]) => void };

/**
 * Part of the chat's office hours form: the dates on which the chat is closed despite the weekly hours, to
 * add or remove.
 */
export function HolidayFields({ days, mayChange, onChange }: Props) {
  const t = useText();
  const format = useFormat();
  const [day, setDay] = useState('');
  const add = () => {
    if (day === '') return;
    onChange([...new Set([...days, day])].sort());
    setDay('');
  };
  return (
    <Stack as="section" gap="xs" className={classes.holidays} aria-label={t('HOURS_HOLIDAYS')}>
      <h3>{t('HOURS_HOLIDAYS')}</h3>
      {days.length === 0 && <Words tone="soft">{t('HOURS_NO_HOLIDAYS')}</Words>}
      <Row as="ul" align="stretch" gap="xs">
        {days.map((one) => (
          <Row
            key={one}
            as="li"
            isOneLine
            isInline
            gap="2xs"
            ground="soft"
            line="line"
            round="full"
            className={classes.chip}
          >
            <span className="num">{format.date(one)}</span>
            {mayChange && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size="sm"
                aria-label={t('HOURS_REMOVE_HOLIDAY', { day: format.date(one) })}
                onClick={() => onChange(days.filter((other) => other !== one))}
              >
                <IconX size={14} aria-hidden="true" />
              </ActionIcon>
            )}
          </Row>
        ))}
      </Row>
      {mayChange && (
        <Row gap="xs" padY="2xs" className={classes.span}>
          <TextInput
            type="date"
            aria-label={t('HOURS_HOLIDAY')}
            value={day}
            onChange={(event) => setDay(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
          <Button variant="default" onClick={add}>
            {t('HOURS_ADD_HOLIDAY')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
