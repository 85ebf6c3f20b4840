/**
 * Row of the countries screen for one country: shows names, codes and regions, opens the name drawer, and
 * switches favourite and availability.
 */

import { ActionIcon, Switch } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { LANGUAGE_TAGS, LANGUAGES } from '#platform/common/i18n/language.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { CountryReference, CountryRow } from '../rules/country-contract.ts';
import country from './country.module.css';
import classes from './reference.module.css';

type Props = {
  row: CountryRow;
  regions: CountryReference['Regions'];
  onEdit: (row: CountryRow) => void;
  onFavour: (row: CountryRow) => void;
  onEnable: (codes: string[], isEnabled: boolean) => void;
};

export function CountryItem({ row, regions, onEdit, onFavour, onEnable }: Props) {
  const t = useText();
  const localized = useLocalized();
  const language = useLanguage();
  const name = localized(row.Name);
  const isFavourite = row.Position > 0;
  const Star = isFavourite ? IconStarFilled : IconStar;
  const way = [row.RegionCode, row.SubRegionCode, row.IntermediateRegionCode].flatMap((code) => {
    const region = regions.find((one) => one.M49 === code);
    return region ? [`${localized(region.Name)} ${region.M49}`] : [];
  });
  return (
    <li className={country.item} data-off={!row.IsEnabled || undefined}>
      <ActionIcon
        variant="subtle"
        color={isFavourite ? 'yellow' : 'gray'}
        size={36}
        aria-label={t(isFavourite ? 'COUNTRY_UNFAVOUR' : 'COUNTRY_FAVOUR', { name })}
        onClick={() => onFavour(row)}
      >
        <Star size={17} stroke={1.7} />
      </ActionIcon>
      <Stack gap="2xs" className={classes.names}>
        <button type="button" className={classes.name} onClick={() => onEdit(row)}>
          {name}
        </button>
        <Row as="span" align="stretch" gap="sm" lines="2xs" tone="soft" size="xs" className={classes.others}>
          {LANGUAGES.filter((one) => one !== language).map((one) => (
            <span key={one} lang={LANGUAGE_TAGS[one]}>
              {row.Name[one]}
            </span>
          ))}
        </Row>
      </Stack>
      <Row as="span" isOneLine align="stretch" gap="xs" className={country.codes}>
        <Words as="code" padX="xs" tone="soft" ground="soft" round="sm" size="xs" breaks="anywhere">
          {row.Alpha3}
        </Words>
        <Words as="code" padX="xs" tone="soft" ground="soft" round="sm" size="xs" breaks="anywhere">
          {row.Alpha2}
        </Words>
        <Words as="code" padX="xs" tone="soft" ground="soft" round="sm" size="xs" breaks="anywhere">
          {row.NumericCode}
        </Words>
      </Row>
      <Words as="span" tone="soft" size="xs" className={country.way}>
        {way.length > 0 ? way.join(' › ') : t('COUNTRY_NO_REGION')}
      </Words>
      <Switch
        aria-label={t('COUNTRY_OFFER', { name })}
        checked={row.IsEnabled}
        onChange={(event) => onEnable([row.Alpha3], event.currentTarget.checked)}
      />
    </li>
  );
}
