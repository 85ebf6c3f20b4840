/** Badge with the type of a decision, and the address of its screen. */
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { DECISION_TONES, type DecisionType } from '../rules/decision-types.ts';

export function DecisionBadge({ type }: { type: DecisionType }) {
  const t = useText();
  return <Badge tone={DECISION_TONES[type]}>{t(`DECISION_TYPE_${type}`)}</Badge>;
}

export const decisionAddress = (key: string): string => `/decisions/view?key=${key}`;
