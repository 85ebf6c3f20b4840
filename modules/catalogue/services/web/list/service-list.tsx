import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { ReorderList } from '#platform/web/ui/form/reorder-list.tsx';
import type { ServiceRow } from '../../rules/contract.ts';
import { serviceNames } from '../service-names.ts';
import classes from './service-list.module.css';
import { ServiceListRow } from './service-list-row.tsx';
import { usePlaceService } from './use-place-service.ts';

type Props = {
  rows: readonly ServiceRow[];
  /** Some are not shown, so places in between are not known. */
  isFiltered: boolean;
};

export function ServiceList({ rows, isFiltered }: Props) {
  const t = useText();
  const language = useLanguage();
  const { ordered, place } = usePlaceService(rows);
  return (
    <ReorderList
      items={ordered}
      keyOf={(row) => row.ServiceKey}
      nameOf={(row) => serviceNames(row, language).first}
      onMove={place}
      label={t('TITLE_ASSESSMENT_SERVICES')}
      isFixed={isFiltered}
      rowClassName={classes.row}
    >
      {(row, _, handle) => <ServiceListRow row={row} handle={handle} />}
    </ReorderList>
  );
}
