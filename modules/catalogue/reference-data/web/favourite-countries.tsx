import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ReorderList } from '#platform/web/ui/form/reorder-list.tsx';
import type { CountryRow } from '../rules/country-contract.ts';
import country from './country.module.css';

type Props = { rows: readonly CountryRow[]; onPlace: (code: string, position: number) => void };

/** What stands first wherever a country is chosen, in its order. */
export function FavouriteCountries({ rows, onPlace }: Props) {
  const t = useText();
  const localized = useLocalized();
  return (
    <Card title={t('COUNTRY_FAVOURITES')} className={country.side}>
      {rows.length === 0 ? (
        <p className={country.none}>{t('COUNTRY_FAVOURITES_NONE')}</p>
      ) : (
        <ReorderList
          items={rows}
          keyOf={(row) => row.Alpha3}
          nameOf={(row) => localized(row.Name)}
          label={t('COUNTRY_FAVOURITES')}
          onMove={(from, to) => onPlace(rows[from]?.Alpha3 ?? '', to + 1)}
        >
          {(row, at, handle) => (
            <div className={country.favourite}>
              {handle}
              <span className={`${country.place} num`}>{at + 1}</span>
              <span>{localized(row.Name)}</span>
            </div>
          )}
        </ReorderList>
      )}
    </Card>
  );
}
