/**
 * Date range filter of a list, from and to inclusive, with shortcuts such as the last 30 or next 90 days,
 * which are stored in the URL as relative dates.
 */

import { Button, Popover, TextInput } from '@mantine/core';
import { IconCalendar, IconChevronDown } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { dayOf } from '#platform/common/format/relative-days.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Row } from '../layout/row.tsx';
import { Words } from '../layout/words.tsx';
import classes from './list-range.module.css';
import type { RangeFilter } from './list-types.ts';
import type { ListState } from './use-list-state.ts';

type DayShortcut = { way: 'LAST' | 'NEXT'; count: number; from: string; to: string };

/** Ranges of specification point 9. */
const LAST_DAYS = [7, 30, 60, 90] as const;
/** Days before an expiry at which the portal sends reminders. */
const NEXT_DAYS = [30, 90, 180] as const;

/** Returns the most used date ranges, as they appear in a URL (`relative-days.ts`). */
function dayShortcuts(isAhead = false): readonly DayShortcut[] {
  const last = LAST_DAYS.map((count) => ({
    way: 'LAST' as const,
    count,
    from: `-${count}d`,
    // If future dates are possible, ranges of past days need an end.
    to: isAhead ? '+0d' : '',
  }));
  const next = NEXT_DAYS.map((count) => ({ way: 'NEXT' as const, count, from: '+0d', to: `+${count}d` }));
  return isAhead ? [...next, ...last] : last;
}

type Props = { state: ListState; filter: RangeFilter };

/** Filter from one date to another, inclusive, with shortcuts for the most used ranges. */
export function ListRange({ state, filter }: Props) {
  const [isOpen, setOpen] = useState(false);
  const rangeText = useRangeText(state, filter);
  const take = (From: string, To: string) => {
    state.set({ [filter.from]: From || undefined, [filter.to]: To || undefined });
    setOpen(false);
  };
  const isSet = Boolean(state.given[filter.from] || state.given[filter.to]);
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <Button
          variant="default"
          classNames={{ root: isSet ? classes.set : classes.button, label: classes.words }}
          leftSection={<IconCalendar size={16} stroke={1.7} />}
          rightSection={<IconChevronDown size={15} />}
          onClick={() => setOpen(!isOpen)}
        >
          {rangeText}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={filter.label}>
        <RangeForm
          // A changed URL resets the inputs.
          key={`${state.given[filter.from]} ${state.given[filter.to]}`}
          state={state}
          filter={filter}
          onApply={take}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

function RangeForm({ state, filter, onApply }: Props & { onApply: (from: string, to: string) => void }) {
  const t = useText();
  const range = { from: state.given[filter.from] ?? '', to: state.given[filter.to] ?? '' };
  const [from, setFrom] = useState(dayOf(range.from, new Date()));
  const [to, setTo] = useState(dayOf(range.to, new Date()));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply(from, to);
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <Row as="fieldset" align="stretch" gap="xs">
        <Words as="legend" mb="2xs" tone="faint" size="xs" weight="strong">
          {t('LIST_RANGE_SHORT')}
        </Words>
        {dayShortcuts(filter.isAhead).map((one) => (
          <Button
            key={`${one.way} ${one.count}`}
            size="compact-sm"
            variant="default"
            aria-pressed={one.from === range.from && one.to === range.to}
            onClick={() => onApply(one.from, one.to)}
          >
            {t(`LIST_RANGE_${one.way}`, { count: one.count })}
          </Button>
        ))}
      </Row>
      <div className={classes.days}>
        <TextInput
          type="date"
          label={t('LIST_RANGE_FROM')}
          value={from}
          max={to || '9999-12-31'}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label={t('LIST_RANGE_TO')}
          value={to}
          min={from || undefined}
          max="9999-12-31"
          onChange={(event) => setTo(event.currentTarget.value)}
        />
      </div>
      <Row align="stretch" justify="between" gap="xs">
        <Button variant="subtle" color="gray" onClick={() => onApply('', '')}>
          {t('LIST_RANGE_CLEAR')}
        </Button>
        <Button type="submit">{t('LIST_RANGE_APPLY')}</Button>
      </Row>
    </form>
  );
}

function useRangeText(state: ListState, { label, from, to, isAhead }: RangeFilter): string {
  const t = useText();
  const format = useFormat();
  const content = { from: state.given[from] ?? '', to: state.given[to] ?? '' };
  const short = dayShortcuts(isAhead).find((one) => one.from === content.from && one.to === content.to);
  if (short) return t(`LIST_RANGE_SPOKEN_${short.way}`, { label, count: short.count });
  const days = { from: state.query[from] ?? '', to: state.query[to] ?? '' };
  const params = { label, from: format.date(days.from), to: format.date(days.to) };
  if (days.from && days.to) return t('LIST_RANGE_SHOWN', params);
  if (days.from) return t('LIST_RANGE_AFTER', params);
  return days.to ? t('LIST_RANGE_UNTIL', params) : t('LIST_RANGE_ANY', params);
}
