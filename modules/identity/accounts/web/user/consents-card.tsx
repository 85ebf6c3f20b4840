import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import type { ProfileView } from '../../rules/profile/contract.ts';
import classes from './user.module.css';

const ADDRESS = { TERMS: '/terms', PRIVACY: '/privacy', COOKIES: '/privacy' } as const;

/** What the person accepted, in which version and when. */
export function ConsentsCard({ consents }: { consents: ProfileView['Consents'] }) {
  const t = useText();
  const format = useFormat();
  return (
    <Card title={t('PROFILE_LEGAL')}>
      {consents.length === 0 ? (
        <p className={classes.text}>{t('CONSENT_NONE')}</p>
      ) : (
        <Facts
          rows={consents.map(({ Kind, VersionId, At }) => [
            `${t(`CONSENT_${Kind}`)}, ${t('CONSENT_VERSION', { version: VersionId })}`,
            <span key={`${Kind} ${VersionId}`} className={classes.consent}>
              <span>{At === null ? t('CONSENT_UNKNOWN') : format.dateTime(At)}</span>
              <AppLink href={ADDRESS[Kind]}>{t('CONSENT_READ')}</AppLink>
            </span>,
          ])}
        />
      )}
    </Card>
  );
}
