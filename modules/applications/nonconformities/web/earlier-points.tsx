/**
 * Open nonconformities of earlier assessments in the checklist of a later one, as points to verify; empty if there
 * are none.
 */

import { useGet } from '#platform/web/api/use-get.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { nonconformityRoutes } from '../rules/contract.ts';
import { nonconformityAddress } from '../rules/nonconformity-address.ts';
import classes from './nonconformity.module.css';
import { GradeBadge, NonconformityStatusBadge } from './nonconformity-badges.tsx';

export function EarlierPoints({ applicationKey }: { applicationKey: string }) {
  const t = useText();
  const localized = useLocalized();
  const { data } = useGet(nonconformityRoutes.ofApplication, { ApplicationKey: applicationKey });
  const earlier = data?.Rows.filter((row) => row.ApplicationKey !== applicationKey) ?? [];
  if (earlier.length === 0) return null;
  return (
    <Words as="section" mb="lg" className={classes.earlier}>
      <h2>{t('NC_TO_VERIFY')}</h2>
      <Words mt="sm" mb="sm" tone="soft" size="xs" className={classes.small}>
        {t('NC_TO_VERIFY_HELP')}
      </Words>
      <Stack as="ul" mt="xs">
        {earlier.map((row) => (
          <Row
            key={row.NonconformityKey}
            as="li"
            align="start"
            gap="sm"
            lines="2xs"
            padY="sm"
            className={classes.point}
          >
            <span className={classes.name}>
              <AppLink href={nonconformityAddress(row.NonconformityKey)}>
                {[row.NonconformityNo, row.Clause].filter(Boolean).join(' · ')}
              </AppLink>
              <Words as="span" isBlock>
                {localized(row.Requirement)}
              </Words>
              <Words as="span" tone="soft" size="xs" className={classes.small}>
                {row.Statement}
              </Words>
            </span>
            <GradeBadge grade={row.Grade} />
            <NonconformityStatusBadge status={row.Status} />
          </Row>
        ))}
      </Stack>
    </Words>
  );
}
