/**
 * Page header of the screens of one service: name in both scripts, standard, breadcrumbs and status, with
 * room for links and tools.
 */

import type { ReactNode } from 'react';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import type { ServiceView } from '../rules/contract.ts';
import { servicesAddress } from './addresses.ts';
import classes from './service.module.css';
import { serviceNames } from './service-names.ts';
import { ServiceStatusBadge } from './service-status.tsx';

type Props = {
  service: ServiceView;
  /** Names as edited on the screen; if absent, the stored ones are shown. */
  names?: Pick<ServiceView, 'Name' | 'NameExtra'>;
  lead: ReactNode;
  children?: ReactNode;
};

/** The service's name in both scripts and its status. */
export function ServiceHeader({ service, names, lead, children }: Props) {
  const t = useText();
  const { first, extra, second } = serviceNames({ ...service, ...names }, useLanguage());
  return (
    <PageHeader
      title={first}
      titleExtra={
        <Words as="span" tone="soft" size="lg" weight="normal" className={classes.second}>
          <span>{extra}</span> <span>{second}</span>
        </Words>
      }
      crumbs={[
        { label: t('TITLE_ASSESSMENT_SERVICES'), href: servicesAddress },
        { label: service.SchemeCode },
      ]}
      lead={lead}
    >
      {children}
      <ServiceStatusBadge service={service} />
    </PageHeader>
  );
}
