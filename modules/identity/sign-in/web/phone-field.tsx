/**
 * Input for a phone number with a calling code that can be searched by country, region or number; used in
 * registration, profile and account forms.
 */

import { type ComboboxItem, type OptionsFilter, Select, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { profileRoutes } from '#modules/identity/accounts/rules/index.ts';
import { LANGUAGE_TAGS, type Language } from '#platform/common/i18n/language.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import classes from './phone-field.module.css';

type CountryNames = {
  Name: string;
  /** All names by which it can be searched, in lower case. */
  Search: string;
};

/** Names of countries and regions in a language, from the browser's own data. */
function countryNames(codes: readonly string[], language: Language): CountryNames[] {
  const of = (tag: string, style: 'long' | 'short') =>
    new Intl.DisplayNames([tag], { type: 'region', style, fallback: 'code' });
  const tag = LANGUAGE_TAGS[language];
  const [long, short, english] = [of(tag, 'long'), of(tag, 'short'), of('en', 'long')];
  return codes.map((code) => {
    const name = (names: Intl.DisplayNames) => names.of(code) ?? code;
    const all = [name(long), name(short), name(english), code];
    // The long names of Hong Kong and Macao are formal ones that users do not expect in a list of calling
    // codes.
    const Name = code === 'HK' || code === 'MO' ? name(short) : name(long);
    return { Name, Search: all.join('\n').toLowerCase() };
  });
}

type Props = {
  label: string;
  code: string;
  number: string;
  onCode: (code: string) => void;
  onNumber: (number: string) => void;
  codeError?: string | undefined;
  numberError?: string | undefined;
  /** Whether it is the user's own number; only then browser autofill is enabled. */
  isOwn?: boolean;
};

/** Number of countries per code that fit on a line. */
const NAMED = 2;

/** A calling code, searchable by country, region or number, and a telephone number. */
export function PhoneField(props: Props) {
  const { label, code, number, onCode, onNumber, codeError, numberError, isOwn } = props;
  const t = useText();
  const [search, setSearch] = useState('');
  const { codes, namesOf, filter } = usePhoneCodes(code);
  return (
    <Row align="start" gap="xs" className={classes.phone}>
      <Select
        label={t('PERSON_CODE')}
        aria-label={t('PHONE_CODE_OF', { label })}
        data={codes}
        value={code}
        onChange={(chosen) => chosen && onCode(chosen)}
        onSearchChange={setSearch}
        filter={filter}
        searchable
        allowDeselect={false}
        selectFirstOptionOnChange
        nothingFoundMessage={t('PHONE_CODE_NONE')}
        autoComplete={isOwn ? 'tel-country-code' : 'off'}
        maxDropdownHeight={280}
        comboboxProps={{ width: 290, position: 'bottom-start', shadow: 'md' }}
        renderOption={({ option }) => (
          <span className={classes.option}>
            <Words as="span" weight="strong" className="num">
              {option.value}
            </Words>
            <span>{formatCountries(namesOf(option.value), search)}</span>
          </span>
        )}
        error={codeError}
      />
      <TextInput
        label={label}
        inputMode="tel"
        autoComplete={isOwn ? 'tel-national' : 'off'}
        value={number}
        onChange={(event) => onNumber(event.currentTarget.value)}
        error={numberError}
      />
    </Row>
  );
}

function usePhoneCodes(code: string) {
  const language = useLanguage();
  const { data } = useGet(profileRoutes.phoneCodes, undefined, { staleMs: Number.POSITIVE_INFINITY });
  const byCode = useMemo(
    () => new Map(data?.Rows.map((row) => [row.Code, countryNames(row.Countries, language)])),
    [data, language],
  );
  const codes = useMemo(() => [...new Set([...byCode.keys(), code])], [byCode, code]);
  const namesOf = (one: string): readonly CountryNames[] => byCode.get(one) ?? [];
  const filter: OptionsFilter = ({ options, search }) => {
    const term = search.trim().toLowerCase();
    const found = (options as ComboboxItem[]).filter(
      ({ value }) =>
        value.startsWith(term) ||
        value.slice(1).startsWith(term) ||
        namesOf(value).some((country) => country.Search.includes(term)),
    );
    // The field shows the current selection, which is not a search.
    return term === code ? options : found;
  };
  return { codes, namesOf, filter };
}

/** Countries that match the search first, then as many as fit. */
function formatCountries(countries: readonly CountryNames[], search: string): string {
  const term = search.trim().toLowerCase();
  const isMatch = (country: CountryNames) => term !== '' && country.Search.includes(term);
  const first = [...countries.filter(isMatch), ...countries.filter((country) => !isMatch(country))];
  const names = first.slice(0, NAMED).map((country) => country.Name);
  return first.length > NAMED ? `${names.join(', ')} …` : names.join(', ');
}
