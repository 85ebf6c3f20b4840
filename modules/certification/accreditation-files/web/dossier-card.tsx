import { VisuallyHidden } from '@mantine/core';
import type { Role } from '#platform/common/access/roles.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { DOSSIER_ROLES, dossierRoutes } from '../rules/contract.ts';
import classes from './dossier.module.css';
import { DossierProgress } from './dossier-progress.tsx';
import { DossierReady } from './dossier-ready.tsx';
import { MakeDossier } from './make-dossier.tsx';

const mayTake = (roles: readonly Role[]): boolean =>
  roles.some((role) => (DOSSIER_ROLES as readonly Role[]).includes(role));

/** The whole file of a certificate to take along, for those who answer for it before an accreditation body. */
export function DossierCard({ certificateKey }: { certificateKey: string }) {
  const { UserRoleList } = useUser();
  return mayTake(UserRoleList) ? <OwnDossiers certificateKey={certificateKey} /> : null;
}

function OwnDossiers({ certificateKey }: { certificateKey: string }) {
  const t = useText();
  const { data, error, refetch } = useGet(dossierRoutes.list, { CertificateKey: certificateKey });
  return (
    <Card title={t('DOSSIER_CARD')}>
      {error && !data ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Standing certificateKey={certificateKey} dossiers={data.Dossiers} />
      ) : (
        <Skeletons lines={2} />
      )}
    </Card>
  );
}

type StandingProps = {
  certificateKey: string;
  dossiers: Parameters<typeof DossierReady>[0]['dossier'][];
};

function Standing({ certificateKey, dossiers }: StandingProps) {
  const t = useText();
  const format = useFormat();
  const [newest] = dossiers;
  const isUnderWay = newest?.Status === 'WAITING' || newest?.Status === 'RUNNING';
  // One that was made before stays at hand while the next is made, or where that failed.
  const ready = dossiers.find((one) => one.Status === 'READY');
  return (
    <div className={classes.card}>
      {!ready && <p className={classes.text}>{t('DOSSIER_CARD_TEXT')}</p>}
      {newest?.Status === 'FAILED' && (
        <Notice tone="danger" title={t('DOSSIER_FAILED')} isAlert>
          {t('DOSSIER_FAILED_TEXT')}
        </Notice>
      )}
      {newest?.Status === 'GONE' && (
        <p className={classes.text}>{t('DOSSIER_GONE', { at: format.dateTime(newest.AskedAt) })}</p>
      )}
      {/* Always there, so that what changes in it is read out. */}
      <VisuallyHidden role="status">
        {isUnderWay
          ? t(`DOSSIER_STAGE_${newest.Stage ?? 'WAITING'}`)
          : newest?.Status === 'READY' && t('DOSSIER_IS_READY')}
      </VisuallyHidden>
      {ready && <DossierReady dossier={ready} />}
      {isUnderWay ? (
        <DossierProgress certificateKey={certificateKey} dossier={newest} />
      ) : (
        <MakeDossier certificateKey={certificateKey} isAgain={ready !== undefined} />
      )}
    </div>
  );
}
