import { Island } from '../islands/island.tsx';
import { machineLinks } from '../parts/machine-links.ts';
import { useSite } from '../site-context.ts';
import { useSiteText } from '../use-site-text.ts';
import type { Certificate } from './certificate.ts';

type Props = { certificate: Certificate; code: string; qr: string };

/** The ways in which others can see this answer: a code to scan, a badge for a website, records for programs. */
export function ShareCard({ certificate, code, qr }: Props) {
  const t = useSiteText();
  const { Language, PublicUrl, Body } = useSite();
  const number = certificate.CertificateNo;
  // A code opens what is not listed; on a page that anybody can open it has no business.
  const needed = certificate.CertificateStatusCode === 'ACTIVE' ? code : '';
  const links = machineLinks(number, needed, Language);
  return (
    <section className="card share">
      <h2>{t('SITE_SHARE_TITLE')}</h2>
      <figure className="share-qr">
        <img src={qr} alt={t('SITE_SHARE_QR_ALT')} width="132" height="132" />
        <figcaption className="small muted">{t('SITE_SHARE_QR')}</figcaption>
      </figure>
      <Island
        name="BadgeMaker"
        props={{ number, code: needed, language: Language, publicUrl: PublicUrl, body: Body }}
      />
      <p className="small share-machines">
        {t('SITE_SHARE_MACHINES')} <a href={links.Json}>{t('SITE_SHARE_JSON')}</a> ·{' '}
        <a href={links.Feed}>{t('SITE_SHARE_FEED')}</a>
      </p>
    </section>
  );
}
