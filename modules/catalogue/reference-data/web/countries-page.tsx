/**
 * Settings screen for the country list: search and filters, which countries are offered in pickers, the
 * order of favourites, and a drawer to edit names.
 */

import { IconSearchOff } from '@tabler/icons-react';
import { useState } from 'react';
import { ExportButton } from '#platform/web/exports/export-button.tsx';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { ReorderList } from '#platform/web/ui/form/reorder-list.tsx';
import { Box } from '#platform/web/ui/layout/box.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { useListState } from '#platform/web/ui/list/use-list-state.ts';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import type { CountryRow } from '../rules/country-contract.ts';
import { countryQuery } from '../rules/country-contract.ts';
import { inCountryOrder } from '../rules/in-country-order.ts';
import { matchingCountries } from '../rules/matching-countries.ts';
import countryClasses from './country.module.css';
import country from './country.module.css';
import { CountryDrawer } from './country-drawer.tsx';
import { CountryItem } from './country-item.tsx';
import { CountryTools } from './country-tools.tsx';
import classes from './reference.module.css';
import { useCountries } from './use-countries.ts';

type Props = { rows: readonly CountryRow[]; onPlace: (code: string, position: number) => void };

/** The favourites at the top of every country picker, in their order. */
function FavouriteCountries({ rows, onPlace }: Props) {
  const t = useText();
  const localized = useLocalized();
  return (
    <Card title={t('COUNTRY_FAVOURITES')} className={country.side}>
      {rows.length === 0 ? (
        <Words tone="soft" size="sm">
          {t('COUNTRY_FAVOURITES_NONE')}
        </Words>
      ) : (
        <ReorderList
          items={rows}
          keyOf={(row) => row.Alpha3}
          nameOf={(row) => localized(row.Name)}
          label={t('COUNTRY_FAVOURITES')}
          onMove={(from, to) => onPlace(rows[from]?.Alpha3 ?? '', to + 1)}
        >
          {(row, at, handle) => (
            <Row isOneLine gap="xs" padY="2xs">
              {handle}
              <span className={`${country.place} num`}>{at + 1}</span>
              <span>{localized(row.Name)}</span>
            </Row>
          )}
        </ReorderList>
      )}
    </Card>
  );
}

const FILTERS = ['Region', 'IsEnabled'];

/** The countries screen: ISO 3166-1 with UN M49 regions, availability, favourites and names. */
export function CountriesPage() {
  const t = useText();
  const language = useLanguage();
  const state = useListState(FILTERS);
  const { data, error, refetch, enable, place } = useCountries();
  const [edited, setEdited] = useState<string | null>(null);
  const rows = data?.Rows ?? [];
  const shown = inCountryOrder(matchingCountries(rows, state.query), language);
  const opened = rows.find((row) => row.Alpha3 === edited);
  const favourites = rows.filter((row) => row.Position > 0).sort((a, b) => a.Position - b.Position);
  const favour = (row: CountryRow) => place(row.Alpha3, row.Position > 0 ? 0 : favourites.length + 1);
  return (
    <>
      <PageHeader
        title={t('TITLE_COUNTRIES')}
        lead={<span className={classes.lead}>{t('REFERENCE_LEAD_COUNTRIES')}</span>}
      >
        <ExportButton list="COUNTRIES" route={{ query: countryQuery }} />
      </PageHeader>
      {error && !data ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeletons lines={12} height={32} />
      ) : (
        <div className={countryClasses.columns}>
          <Box as="section" isFramed className={classes.frame} aria-label={t('TITLE_COUNTRIES')}>
            <CountryTools state={state} shown={shown} all={rows.length} regions={data} onEnable={enable} />
            {shown.length === 0 ? (
              <EmptyState
                icon={<IconSearchOff size={22} stroke={1.6} />}
                title={t('REFERENCE_NONE_FOUND')}
                text={t('LIST_NONE_FOUND_TEXT')}
              />
            ) : (
              <Stack as="ul">
                {shown.map((row) => (
                  <CountryItem
                    key={row.Alpha3}
                    row={row}
                    regions={data.Regions}
                    onEdit={({ Alpha3 }) => setEdited(Alpha3)}
                    onFavour={favour}
                    onEnable={enable}
                  />
                ))}
              </Stack>
            )}
          </Box>
          <FavouriteCountries rows={favourites} onPlace={place} />
        </div>
      )}
      {opened && <CountryDrawer key={opened.Alpha3} row={opened} onClose={() => setEdited(null)} />}
    </>
  );
}
