import { useText } from '#platform/web/i18n/use-text.ts';
import { USES_CAP, type Use } from '../rules/contract.ts';

/** "2 services · 14 applications". */
export function useUsesText(): (uses: readonly Use[] | undefined) => string {
  const t = useText();
  return (uses = []) =>
    uses.length === 0
      ? t('REFERENCE_UNUSED')
      : uses
          .map(({ Kind, Count }) =>
            Count === 1
              ? t(`REFERENCE_USED_${Kind}_ONE`)
              : t(`REFERENCE_USED_${Kind}`, {
                  count: `${Count.toLocaleString('en')}${Count >= USES_CAP ? '+' : ''}`,
                }),
          )
          .join(' · ');
}
