/**
 * Part of dialogs that change a certificate's date: previews, before saving, which cycle dates move, which
 * applications that affects, and warnings; shows nothing if the preview fails.
 */

import { useQuery } from '@tanstack/react-query';
import type { CycleMark } from '#modules/applications/applications/rules/index.ts';
import type { TextKey } from '#platform/common/i18n/texts.ts';
import { call } from '#platform/web/api/call.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { type CyclePreview, cycleRoutes } from '../rules/contract.ts';
import classes from './what-if.module.css';

type Props = {
  certificateKey: string;
  /** The new last valid day, YYYY-MM-DD. */
  expiryDate?: string | undefined;
  /** The new effective date. */
  effectiveDate?: string | undefined;
  /** Whether that date is the effective date of a renewal. */
  isRenewal?: boolean;
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Lists the dates that would move. */
export function WhatIf({ certificateKey, expiryDate, effectiveDate, isRenewal = false }: Props) {
  const t = useText();
  const format = useFormat();
  const days = {
    ...(expiryDate && { ExpiryDate: expiryDate }),
    ...(effectiveDate && { EffectiveDate: effectiveDate, IsRenewal: isRenewal }),
  };
  const isDay = [expiryDate, effectiveDate].some((day) => day && DAY.test(day));
  const { data } = useQuery({
    queryKey: ['cycle-preview', certificateKey, days],
    queryFn: ({ signal }) =>
      call(cycleRoutes.preview, { body: { CertificateKey: certificateKey, ...days }, signal }),
    enabled: isDay,
    // Optional help: the dialog also works if the preview is unavailable.
    retry: false,
  });
  if (!isDay || !data) return null;
  return (
    <section className={classes.box} aria-live="polite" aria-label={t('CYCLE_WHAT_IF')}>
      <Words as="h3" tone="soft" size="xs" weight="strong">
        {t('CYCLE_WHAT_IF')}
      </Words>
      {data.Marks.length === 0 && <Words>{t('CYCLE_WHAT_IF_NOTHING')}</Words>}
      {data.Marks.length > 0 && (
        <Stack as="ul" gap="xs">
          {data.Marks.map((mark) => (
            <Moved key={`${mark.Kind} ${mark.No}`} mark={mark} />
          ))}
        </Stack>
      )}
      {data.Touched.length > 0 && (
        <Words>
          {t('CYCLE_WHAT_IF_TOUCHED', {
            numbers: format.list(
              data.Touched.map(({ ApplicationNo }) => ApplicationNo ?? t('APP_NO_NUMBER')),
            ),
          })}
        </Words>
      )}
      {data.Warnings.map((code) => (
        <Words key={code} tone="red" weight="medium">
          {t(code as TextKey)}
        </Words>
      ))}
    </section>
  );
}

function Moved({ mark }: { mark: CyclePreview['Marks'][number] }) {
  const t = useText();
  const format = useFormat();
  const day = (date: string | null): string => (date ? format.date(date) : t('CYCLE_WHAT_IF_NONE'));
  const kind: CycleMark['Kind'] = mark.Kind;
  return (
    <Row as="li" align="stretch" gap="xs" lines="2xs">
      <b>{t(`CERT_CYCLE_${kind}`, { no: mark.No })}</b>
      {mark.Was !== mark.Becomes && (
        <span className="num">
          {t('CYCLE_WHAT_IF_MOVED', { was: day(mark.Was), becomes: day(mark.Becomes) })}
        </span>
      )}
      {mark.OpensWas !== mark.OpensBecomes && (
        <span className={`${classes.opens} num`}>
          {t('CYCLE_WHAT_IF_OPENS', { was: day(mark.OpensWas), becomes: day(mark.OpensBecomes) })}
        </span>
      )}
    </Row>
  );
}
