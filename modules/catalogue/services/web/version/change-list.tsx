/**
 * List of the differences between two service versions, grouped by editor tab, each with its readable place
 * and old and new value; used in comparison and publication.
 */

import { useState } from 'react';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge, type Tone } from '#platform/web/ui/badge.tsx';
import { Columns } from '#platform/web/ui/layout/columns.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { ServiceChange } from '../../rules/contract.ts';
import type { ServiceDefinition } from '../../rules/definition.ts';
import { useIndustryName } from '../general/industry-field.tsx';
import { placeText } from '../place-text.ts';
import { byTab } from '../tab-of.ts';
import classes from './change-list.module.css';
import { valueText } from './value-text.ts';

type Props = {
  changes: readonly ServiceChange[];
  /** Definitions for looking up points and questions by key; undefined while loading. */
  definitions: readonly (ServiceDefinition | undefined)[];
  /** Shows only the first differences, the rest on demand. */
  isShort?: boolean;
};

const TONES = {
  ADDED: 'success',
  REMOVED: 'danger',
  CHANGED: 'info',
  MOVED: 'plain',
} as const satisfies Record<ServiceChange['Kind'], Tone>;
const FIRST = 12;

/** Differences in readable text, by tab, each with its path and old and new values. */
export function ChangeList({ changes, definitions, isShort = false }: Props) {
  const t = useText();
  const [isAll, setAll] = useState(!isShort);
  const known = definitions.filter((one) => one !== undefined);
  if (changes.length === 0) return <Words tone="soft">{t('SERVICE_COMPARE_SAME')}</Words>;
  const shown = isAll ? changes : changes.slice(0, FIRST);
  return (
    <Stack gap="md">
      {byTab(shown).map(({ tab, label, items }) => (
        <section key={tab} aria-label={t(label)}>
          <Words as="h3" mb="xs" size="sm" weight="strong">
            {t(label)}{' '}
            <Words as="span" tone="faint" weight="normal">
              {items.length}
            </Words>
          </Words>
          <Stack as="ul" line="line" round="lg">
            {items.map((change) => (
              <ChangeRow key={`${change.Path}${change.Kind}`} change={change} definitions={known} />
            ))}
          </Stack>
        </section>
      ))}
      {shown.length < changes.length && (
        <button type="button" className={classes.more} onClick={() => setAll(true)}>
          {t('SERVICE_COMPARE_MORE', { count: changes.length - shown.length })}
        </button>
      )}
    </Stack>
  );
}

type RowProps = { change: ServiceChange; definitions: readonly ServiceDefinition[] };

function ChangeRow({ change, definitions }: RowProps) {
  const t = useText();
  const localized = useLocalized();
  const { money } = useFormat();
  const industry = useIndustryName();
  const labels = placeText(change.Path, definitions, { t, localized, industry });
  const nameOf = (name: string) =>
    placeText(`${change.Path.split('.')[0]}.${name}`, definitions, { t, localized, industry }).at(-1) ?? name;
  // An order is shown by the names of its entries, not by keys.
  const value = (one: unknown) =>
    change.Kind === 'MOVED' && Array.isArray(one)
      ? one.map((name) => nameOf(String(name))).join(' → ')
      : valueText(change.Path, one, { t, localized, money, industry });
  return (
    <li className={classes.row}>
      <div className={classes.place}>
        <span>{labels.join(' › ')}</span>
        <Badge tone={TONES[change.Kind]}>{t(`SERVICE_CHANGE_${change.Kind}`)}</Badge>
      </div>
      <Columns least="md" gap="xs">
        {change.Kind !== 'ADDED' && (
          <del className={classes.before}>
            <Words as="small" isBlock tone="soft" size="xs">
              {t('SERVICE_BEFORE')}{' '}
            </Words>
            {value(change.Before)}
          </del>
        )}
        {change.Kind !== 'REMOVED' && (
          <ins className={classes.after}>
            <Words as="small" isBlock tone="soft" size="xs">
              {t('SERVICE_AFTER')}{' '}
            </Words>
            {value(change.After)}
          </ins>
        )}
      </Columns>
    </li>
  );
}
