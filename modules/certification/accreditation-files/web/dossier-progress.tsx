import { Progress } from '@mantine/core';
import { useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { type DossierView, dossierRoutes } from '../rules/contract.ts';
import classes from './dossier.module.css';

const LOOK_MS = 1_000;

/** How far the file is. It looks again every second, and only while something is being made. */
export function DossierProgress({
  certificateKey,
  dossier,
}: {
  certificateKey: string;
  dossier: DossierView;
}) {
  const t = useText();
  useGet(dossierRoutes.list, { CertificateKey: certificateKey }, { refetchMs: LOOK_MS });
  const stage = t(`DOSSIER_STAGE_${dossier.Stage ?? 'WAITING'}`);
  return (
    <div className={classes.progress}>
      <div className={classes.stage}>
        <span>{stage}</span>
        <span className="num" aria-hidden="true">
          {dossier.Progress} %
        </span>
      </div>
      <Progress value={dossier.Progress} size={6} aria-label={stage} />
      <p className={classes.text}>{t('DOSSIER_LEAVE')}</p>
    </div>
  );
}
