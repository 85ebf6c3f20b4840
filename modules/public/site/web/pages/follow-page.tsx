import type { ReactNode } from 'react';
import { verifyPath } from '#modules/certification/certificates/rules/index.ts';
import type { Followed, FollowPage as FollowFacts } from '#modules/public/followers/rules/index.ts';
import { FollowForm } from '../parts/follow-form.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import { useSiteFormat } from '../use-site-format.ts';
import { useSiteText } from '../use-site-text.ts';

type Props = { icon: IconName; tone?: 'success' | 'plain'; title: string; children: ReactNode };

function Panel({ icon, tone = 'plain', title, children }: Props) {
  return (
    <div className="wrap narrow">
      <section className={`card follow-panel tone-${tone}`}>
        <span className="sign">
          <Icon name={icon} size="big" />
        </span>
        <h1>{title}</h1>
        {children}
      </section>
    </div>
  );
}

function About({ followed }: { followed: Followed }) {
  const text = useSiteFormat();
  return (
    <p className="follow-about">
      <strong>{text.text(followed.OrgName)}</strong>
      <span className="muted">{text.text(followed.ServiceName)}</span>
    </p>
  );
}

type StepOf<S extends FollowFacts['Step']> = Extract<FollowFacts, { Step: S }>;

function RequestAgain({ page }: { page: StepOf<'ask'> }) {
  const t = useSiteText();
  const { CertificateNo, Code, Email, Problem } = page;
  const problem = t(Problem.Code === 'EMAIL' ? 'FOLLOW_EMAIL_WRONG' : 'SITE_TOO_OFTEN', Problem.Params);
  return (
    <Panel icon="bell" title={t('FOLLOW_ASK_TITLE', { number: CertificateNo })}>
      <p className="muted">{t('FOLLOW_TEXT')}</p>
      <FollowForm number={CertificateNo} code={Code} email={Email} problem={problem} />
    </Panel>
  );
}

function Confirm({ page }: { page: StepOf<'confirm' | 'stop'> }) {
  const t = useSiteText();
  const { Followed: followed, Link } = page;
  const params = { number: followed.CertificateNo, email: followed.Email };
  const isStop = page.Step === 'stop';
  return (
    <Panel icon="bell" title={t(isStop ? 'FOLLOW_STOP_TITLE' : 'FOLLOW_CONFIRM_TITLE', params)}>
      <About followed={followed} />
      <p className="muted">{t(isStop ? 'FOLLOW_STOP_TEXT' : 'FOLLOW_CONFIRM_TEXT', params)}</p>
      <form className="follow-buttons" action={isStop ? '/follow/stop' : '/follow/confirm'} method="post">
        <input type="hidden" name="code" value={Link} />
        <button type="submit" className="button primary">
          {t(isStop ? 'FOLLOW_STOP' : 'FOLLOW_CONFIRM')}
        </button>
        {isStop && (
          <button type="submit" name="all" value="yes" className="button">
            {t('FOLLOW_STOP_ALL')}
          </button>
        )}
      </form>
    </Panel>
  );
}

/**
 * Public pages on which a visitor requests, confirms and stops following a certificate by email; plain
 * documents and forms that work without scripts.
 */
export function FollowPage({ page }: { page: FollowFacts }) {
  const t = useSiteText();
  switch (page.Step) {
    case 'ask':
      return <RequestAgain page={page} />;
    case 'confirm':
    case 'stop':
      return <Confirm page={page} />;
    case 'asked':
      return (
        <Panel icon="mail" tone="success" title={t('FOLLOW_REQUESTED_TITLE')}>
          <p className="muted">{t('FOLLOW_REQUESTED_TEXT', { minutes: page.Minutes })}</p>
        </Panel>
      );
    case 'confirmed': {
      const { CertificateNo, Code } = page.Followed;
      return (
        <Panel icon="check" tone="success" title={t('FOLLOW_CONFIRMED_TITLE', { number: CertificateNo })}>
          <About followed={page.Followed} />
          <p className="muted">{t('FOLLOW_CONFIRMED_TEXT')}</p>
          <a className="button" href={verifyPath(CertificateNo, Code)}>
            {t('FOLLOW_SEE')}
          </a>
        </Panel>
      );
    }
    case 'stopped':
      return (
        <Panel icon="check" tone="success" title={t('FOLLOW_STOPPED_TITLE')}>
          <p className="muted">{t('FOLLOW_STOPPED_TEXT')}</p>
        </Panel>
      );
    case 'gone':
      return (
        <Panel icon="question" title={t('FOLLOW_GONE_TITLE')}>
          <p className="muted">{t('FOLLOW_GONE_TEXT')}</p>
          <a className="button" href="/search">
            {t('SITE_UNKNOWN_SEARCH')}
          </a>
        </Panel>
      );
  }
}
