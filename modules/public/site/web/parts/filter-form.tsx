/**
 * Filter form above the public register and the disclosure list: search text, service and fields of the
 * list; a plain GET form, so that the address contains all filters.
 */
import type { ReactNode } from 'react';
import type { PublicService } from '#modules/catalogue/services/rules/index.ts';
import { useSiteFormat } from '../use-site-format.ts';
import { useSiteText } from '../use-site-text.ts';
import { Select } from './filter-fields.tsx';
import { Icon } from './icon.tsx';

type Props = {
  action: string;
  className?: string;
  /** Label of the search field. */
  label: string;
  searchText: string | undefined;
  services: readonly Pick<PublicService, 'ServiceKey' | 'Name'>[];
  serviceKey: string | undefined;
  isNarrowed: boolean;
  /** Additional filter fields of the list. */
  children: ReactNode;
};

/** A plain GET form: the address contains all filters, with or without scripts. */
export function FilterForm(props: Props) {
  const t = useSiteText();
  const text = useSiteFormat();
  return (
    <form
      className={['card search-form', props.className].filter(Boolean).join(' ')}
      action={props.action}
      method="get"
    >
      <label className="field search-words">
        <span>{props.label}</span>
        <input type="search" name="q" defaultValue={props.searchText} maxLength={200} autoComplete="off" />
      </label>
      <Select name="service" label={t('SITE_SEARCH_SERVICE')} value={props.serviceKey ?? ''}>
        <option value="">{t('SITE_SEARCH_ALL')}</option>
        {props.services.map((service) => (
          <option key={service.ServiceKey} value={service.ServiceKey}>
            {text.text(service.Name)}
          </option>
        ))}
      </Select>
      {props.children}
      <div className="search-buttons">
        <button type="submit" className="button primary">
          <Icon name="search" />
          {t('SITE_SEARCH_SUBMIT')}
        </button>
        {props.isNarrowed && (
          <a className="button ghost" href={props.action}>
            {t('SITE_SEARCH_CLEAR')}
          </a>
        )}
      </div>
    </form>
  );
}
