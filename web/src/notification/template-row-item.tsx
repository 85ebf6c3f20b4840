import type { DataOf } from '@assay/shared/contract/define-route.ts';
import type { mailTemplateRoutes } from '@assay/shared/mail/contract.ts';
import { LANGUAGE_NAMES } from '@assay/shared/translation/language.ts';
import { useText } from '../i18n/use-text.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Badge } from '../ui/badge.tsx';
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
