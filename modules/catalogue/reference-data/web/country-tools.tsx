import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Confirm } from '#platform/web/ui/confirm.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { ListState } from '#platform/web/ui/list/use-list-state.ts';
import type { CountryReference, CountryRow } from '../rules/country-contract.ts';
import classes from './reference.module.css';
import { regionTree } from './region-tree.ts';
import { SearchField } from './search-field.tsx';

type Props = {
  state: ListState;
  shown: readonly CountryRow[];
  all: number;
  regions: CountryReference;
  onEnable: (codes: string[], isEnabled: boolean) => void;
};

/**
 * Toolbar of the countries screen: search, region and availability filters, and buttons that enable or
 * disable all countries found at once.
 */
export function CountryTools({ state, shown, all, regions, onEnable }: Props) {
  const t = useText();
  const localized = useLocalized();
  const [isConfirming, setConfirming] = useState(false);
  const off = shown.filter((row) => !row.IsEnabled);
  const on = shown.filter((row) => row.IsEnabled);
  const isPart = shown.length > 0 && shown.length < all;
  return (
    <Row as="search" gap="lg" lines="sm" padY="sm" padX="md" className={classes.tools}>
      <SearchField
        label={t('COUNTRY_SEARCH')}
        value={state.search}
        onChange={(search) => state.set({ Search: search || undefined }, { replace: true })}
      />
      <NativeSelect
        aria-label={t('COUNTRY_REGION')}
        value={state.query.Region ?? ''}
        onChange={(event) => state.set({ Region: event.currentTarget.value })}
      >
        <option value="">{`${t('COUNTRY_REGION')}: ${t('COUNTRY_ALL')}`}</option>
        {regionTree(regions).map(({ M49, Name, Depth }) => (
          <option key={M49} value={M49}>
            {`${'\u2003'.repeat(Depth)}${localized(Name)}`}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        aria-label={t('COUNTRY_ENABLED')}
        value={state.query.IsEnabled ?? ''}
        data={[
          { value: '', label: `${t('COUNTRY_ENABLED')}: ${t('COUNTRY_ALL')}` },
          { value: 'true', label: t('COUNTRY_ENABLED') },
          { value: 'false', label: t('COUNTRY_DISABLED') },
        ]}
        onChange={(event) => state.set({ IsEnabled: event.currentTarget.value })}
      />
      {isPart && off.length > 0 && (
        <Button
          variant="default"
          size="xs"
          onClick={() =>
            onEnable(
              off.map((row) => row.Alpha3),
              true,
            )
          }
        >
          {t('COUNTRY_OFFER_SHOWN', { count: off.length })}
        </Button>
      )}
      {isPart && on.length > 0 && (
        <Button variant="default" size="xs" onClick={() => setConfirming(true)}>
          {t('COUNTRY_HIDE_SHOWN', { count: on.length })}
        </Button>
      )}
      <Words as="span" isLast tone="faint" size="xs" role="status">
        {t('COUNTRY_COUNT', { count: shown.length, all })}
      </Words>
      <Confirm
        isOpen={isConfirming}
        title={t('COUNTRY_HIDE_TITLE', { count: on.length })}
        text={t('COUNTRY_HIDE_TEXT')}
        confirmLabel={t('COUNTRY_HIDE_DO')}
        onConfirm={() => {
          setConfirming(false);
          onEnable(
            on.map((row) => row.Alpha3),
            false,
          );
        }}
        onCancel={() => setConfirming(false)}
      />
    </Row>
  );
}
