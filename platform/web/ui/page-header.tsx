/**
 * Header of every screen: title (also set as the browser's page title), breadcrumbs, back button on detail
 * pages, and the screen's badges and buttons.
 */

import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useLocation, useRouter } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { screenOf } from '#platform/common/access/navigate.ts';
import { useText } from '../i18n/use-text.ts';
import { backStep } from '../session/back-step.ts';
import { canOpenAddress } from '../session/can-open.ts';
import { listAddress } from '../session/list-address.ts';
import { useUser } from '../session/use-user.ts';
import { AppLink } from './app-link.tsx';
import { Row } from './layout/row.tsx';
import { Words } from './layout/words.tsx';
import classes from './page-header.module.css';
import { useNavigateTo } from './use-navigate-to.ts';
import { usePageTitle } from './use-page-title.ts';

/**
 * On detail pages: opens the screen's "back" target; one step back if there is none or the reader may not
 * open it; never leaves the portal.
 */
function BackButton() {
  const t = useText();
  const go = useNavigateTo();
  const router = useRouter();
  const { pathname, href } = useLocation();
  const roles = useUser().UserRoleList;
  if (screenOf(pathname)?.Layout !== 'subpage') return null;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={30}
      ml={-6}
      aria-label={t('BACK')}
      onClick={() => {
        const target = backStep(href, roles, router.history.canGoBack());
        if (target === null) router.history.back();
        else go(listAddress(target));
      }}
    >
      <IconArrowLeft size={18} stroke={1.8} />
    </ActionIcon>
  );
}

type Props = {
  title: string;
  /** Next to the title in regular weight, such as the Chinese name. */
  titleExtra?: ReactNode;
  lead?: ReactNode;
  crumbs?: readonly { label: string; href?: string }[];
  /** Right side: badges, buttons. */
  children?: ReactNode;
};

/** The only h1 of a screen. It sets the page title and receives the focus after a navigation. */
export function PageHeader({ title, titleExtra, lead, crumbs, children }: Props) {
  const heading = usePageTitle(title);
  const roles = useUser().UserRoleList;
  return (
    <Row as="header" align="start" justify="between" gap="md" mb="lg">
      <div className={classes.text}>
        <Row isOneLine gap="2xs" className={classes.way}>
          <BackButton />
          {crumbs && (
            <Words as="nav" tone="faint" size="xs" className={classes.crumbs}>
              {crumbs.map((crumb, at) => (
                <Fragment key={crumb.label}>
                  {at > 0 && <span aria-hidden="true">&ensp;/&ensp;</span>}
                  {crumb.href && canOpenAddress(crumb.href, roles) ? (
                    <AppLink href={listAddress(crumb.href)}>{crumb.label}</AppLink>
                  ) : (
                    <span>{crumb.label}</span>
                  )}
                </Fragment>
              ))}
            </Words>
          )}
        </Row>
        <Words as="h1" size="xl" weight="strong" className={classes.title} ref={heading} tabIndex={-1}>
          {title} {titleExtra && <span className={classes.extra}>{titleExtra}</span>}
        </Words>
        {lead && (
          <Words mt="2xs" tone="soft">
            {lead}
          </Words>
        )}
      </div>
      {children && (
        <Row gap="xs" className={classes.aside}>
          {children}
        </Row>
      )}
    </Row>
  );
}
