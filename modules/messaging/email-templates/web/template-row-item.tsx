import type { DataOf } from '#platform/common/contract/define-route.ts';
import { LANGUAGE_NAMES } from '#platform/common/i18n/language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Badge } from '#platform/web/ui/badge.tsx';
import type { mailTemplateRoutes } from '../rules/contract.ts';
import { templateAddress } from './template-address.ts';
import classes from './templates.module.css';

export type TemplateRow = DataOf<(typeof mailTemplateRoutes)['list']>['Rows'][number];

export function TemplateRowItem({ row }: { row: TemplateRow }) {
  const t = useText();
  return (
    <li className={classes.row}>
      <div>
        <AppLink href={templateAddress(row.Template)} className={classes.name}>
          {row.Subject}
        </AppLink>
        <div className={classes.when}>{row.When}</div>
      </div>
      {row.Own.length > 0 && (
        <Badge tone="info">
          {t('TEMPLATE_OWN_IN', { languages: row.Own.map((one) => LANGUAGE_NAMES[one]).join(' · ') })}
        </Badge>
      )}
    </li>
  );
}
