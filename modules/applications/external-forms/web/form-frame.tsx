/**
 * Embeds an external form in a sandboxed frame at a new, prefilled address, and offers to reload it when the
 * address has expired or the form does not respond.
 */

import { Button } from '@mantine/core';
import { IconExternalLink, IconRefresh } from '@tabler/icons-react';
import { useRef } from 'react';
import type { ApplicationView } from '#modules/applications/applications/rules/index.ts';
import type { DataOf } from '#platform/common/contract/define-route.ts';
import { LANGUAGE_TAGS } from '#platform/common/i18n/language.ts';
import type { ApiError } from '#platform/web/api/api-error.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import type { externalFormRoutes } from '../rules/contract.ts';
import classes from './external-form.module.css';
import { useFrame, useFrameAddress, useIsPast } from './use-frame.ts';

/** Permissions that a form needs to work; none lets it act on the surrounding portal. */
const SANDBOX_PERMISSIONS =
  'allow-scripts allow-forms allow-same-origin allow-popups allow-modals allow-downloads';

/** The external form in a frame, at a new address in the user's language. */
export function FormFrame({ application }: { application: ApplicationView }) {
  const language = useLanguage();
  const { given: subject, error, again } = useFrameAddress(application.ApplicationKey, language);
  if (error) return <ErrorPanel error={error as ApiError} onRetry={again} />;
  if (!subject) return <Skeletons lines={10} height={24} />;
  return <Framed key={subject.Address} given={subject} onReload={again} />;
}

type Input = DataOf<typeof externalFormRoutes.frame>;

function Framed({ given: subject, onReload }: { given: Input; onReload: () => void }) {
  const t = useText();
  const language = useLanguage();
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, height } = useFrame({ frame, address: subject.Address, origin: subject.Origin });
  const isExpired = useIsPast(subject.ExpiresAt);
  if (isExpired)
    return (
      <Notice tone="warning" isAlert title={t('FRAME_EXPIRED')}>
        {t('FRAME_EXPIRED_HELP')}
        <Button mt="xs" display="block" onClick={onReload}>
          {t('FRAME_RELOAD')}
        </Button>
      </Notice>
    );
  return (
    <>
      {subject.Language !== language && <Notice tone="info">{t('FRAME_ENGLISH')}</Notice>}
      {state === 'SILENT' && <UnresponsiveNotice address={subject.Address} onReload={onReload} />}
      <div className={classes.frame}>
        {state === 'LOADING' && (
          <div className={classes.loading}>
            <Skeletons lines={9} height={22} />
          </div>
        )}
        <iframe
          ref={frame}
          src={subject.Address}
          title={t('FRAME_TITLE')}
          lang={LANGUAGE_TAGS[subject.Language]}
          sandbox={SANDBOX_PERMISSIONS}
          style={{ height }}
          referrerPolicy="strict-origin"
          aria-busy={state === 'LOADING'}
        />
      </div>
    </>
  );
}

/**
 * A server that does not respond and a browser that blocks the frame look the same here; both have a remedy.
 */
function UnresponsiveNotice({ address, onReload }: { address: string; onReload: () => void }) {
  const t = useText();
  return (
    <Notice tone="warning" isAlert title={t('FRAME_SILENT')}>
      {t('FRAME_SILENT_HELP')}
      <Row align="stretch" gap="xs" mt="xs">
        <Button variant="default" leftSection={<IconRefresh size={16} />} onClick={onReload}>
          {t('FRAME_AGAIN')}
        </Button>
        <Button
          component="a"
          href={address}
          target="_blank"
          rel="noopener"
          variant="default"
          leftSection={<IconExternalLink size={16} />}
        >
          {t('FRAME_WINDOW')}
        </Button>
      </Row>
    </Notice>
  );
}
