import { IconExternalLink } from '@tabler/icons-react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import classes from './terms-change-list.module.css';
import type { TermsChange } from './terms-changes.ts';

/**
 * List in the app's dialog for new terms: terms of use and privacy policy with version, date and whether
 * they are new to the user. Links open in a new tab, so that the user stays on the page.
 */
export function TermsChangeList({ changes }: { changes: readonly TermsChange[] }) {
  const t = useText();
  const format = useFormat();
  return (
    <Stack as="ul" mt="md" line="line" round="lg">
      {changes.map(({ Kind, Href, VersionId, Since, Accepted, IsNew }) => (
        <li key={Kind} className={classes.row}>
          <Row
            href={Href}
            target="_blank"
            rel="noopener"
            as="a"
            isOneLine
            isInline
            gap="xs"
            weight="strong"
            className={classes.link}
            data-mantine-stop-propagation="true"
          >
            {t(`CONTENT_KIND_${Kind}`)}
            <IconExternalLink size={16} stroke={1.7} aria-hidden="true" />
            <span className="visually-hidden">{t('TERMS_OPENS_IN_NEW_TAB')}</span>
          </Row>
          {Accepted !== null && (
            <Badge tone={IsNew ? 'warning' : 'plain'}>{t(IsNew ? 'TERMS_NEW' : 'TERMS_SAME')}</Badge>
          )}
          <Words as="span" tone="soft" size="sm" isWide>
            {t('SITE_LEGAL_VERSION', { version: VersionId, date: format.date(Since) })}
            {IsNew && Accepted !== null && ` · ${t('TERMS_ACCEPTED', { version: Accepted })}`}
          </Words>
        </li>
      ))}
    </Stack>
  );
}
