import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { ExternalSource } from '../rules/contract.ts';

/** That these texts are written elsewhere, and how it went the last time they were asked for. */
export function ExternalNotice({ source }: { source: ExternalSource }) {
  const t = useText();
  const format = useFormat();
  return (
    <Notice
      tone={source.Problem ? 'warning' : 'info'}
      title={t('CONTENT_EXTERNAL_TITLE', { address: source.Address })}
    >
      {source.Problem && <div>{t(source.Problem)}</div>}
      <div>
        {source.GoodAt
          ? t('CONTENT_EXTERNAL_GOOD', { date: format.dateTime(source.GoodAt) })
          : t('CONTENT_EXTERNAL_NEVER')}
      </div>
    </Notice>
  );
}
