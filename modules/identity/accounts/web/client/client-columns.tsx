import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { Column } from '#platform/web/ui/list/list-types.ts';
import type { ClientRow } from '../../rules/contract.ts';
import classes from '../account.module.css';
import { fullName } from '../full-name.ts';
import { usePersonColumns } from '../person-columns.tsx';

export function useClientColumns(): Column<ClientRow>[] {
  const t = useText();
  const localized = useLocalized();
  const person = usePersonColumns<ClientRow>();
  return [
    {
      id: 'org',
      label: t('APP_LIST_ORG'),
      sort: 'OrgName',
      isTitle: true,
      cell: (row) => localized(row.OrgName) || <span className={classes.second}>{t('ORG_NONE_SHORT')}</span>,
    },
    {
      ...person.name,
      cell: (row) => (
        <>
          {fullName(row)} <span className={classes.sub}>{row.Email}</span>
        </>
      ),
    },
    person.status,
    { id: 'subs', label: t('MENU_SUBS'), align: 'end', from: 'md', cell: (row) => row.SubAccounts },
    { id: 'applications', label: t('MENU_APPLICATIONS'), align: 'end', cell: (row) => row.Applications },
    person.signedIn,
    { ...person.email, isExtra: true },
    person.phone,
    person.created,
  ];
}
