/**
 * One mark (logo, signature, accreditation mark) in the list of the marks screen: picture, name, period of
 * use, services, and buttons to change or remove it.
 */

import { Button } from '@mantine/core';
import { formatDate } from '#platform/common/format/date-time.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { MarkRow } from '../rules/mark-contract.ts';
import { MarkPicture } from './mark-picture.tsx';
import type { ServiceName } from './mark-values.ts';
import classes from './marks.module.css';

type Props = {
  row: MarkRow;
  services: readonly ServiceName[];
  onEdit: () => void;
  onRemove: () => void;
};

export function MarkItem({ row, services, onEdit, onRemove }: Props) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const name = localized(row.Name);
  const chosen = services.filter(({ ServiceKey }) => row.Services.includes(ServiceKey));
  return (
    <li className={classes.item}>
      <MarkPicture mark={row} />
      <Stack gap="2xs" breaks="anywhere">
        <Words as="span" tone="soft" size="xs">
          {t(`MARK_KIND_${row.Kind}`)}
        </Words>
        <Words as="span" weight="strong">
          {name}
        </Words>
        {row.Kind === 'SIGNATURE' && <span>{localized(row.Title)}</span>}
        <Words as="span" tone="soft" size="sm">
          <Days row={row} />
          {row.Kind === 'ACCREDITATION' &&
            ` · ${chosen.length === 0 ? t('MARK_SERVICES_ALL') : format.list(chosen.map((one) => localized(one.Name)))}`}
        </Words>
      </Stack>
      <Row align="stretch" gap="2xs">
        <Button size="xs" variant="default" onClick={onEdit} aria-label={`${t('DESIGN_CHANGE')}: ${name}`}>
          {t('DESIGN_CHANGE')}
        </Button>
        <Button
          size="xs"
          variant="subtle"
          color="red"
          onClick={onRemove}
          aria-label={`${t('MARK_REMOVE')}: ${name}`}
        >
          {t('MARK_REMOVE')}
        </Button>
      </Row>
    </li>
  );
}

function Days({ row: { ValidFrom, ValidTo, State } }: { row: MarkRow }) {
  const t = useText();
  const language = useLanguage();
  const from = formatDate(ValidFrom, language);
  if (ValidTo !== null) return <>{t('MARK_DAYS', { from, to: formatDate(ValidTo, language) })}</>;
  return <>{t(State === 'COMING' ? 'MARK_DAYS_COMING' : 'MARK_DAYS_OPEN', { from })}</>;
}
