/** Question before a recorded finding becomes less severe, so that no single key or click removes it by mistake. */
import { useText } from '#platform/web/i18n/use-text.ts';
import { Confirm } from '#platform/web/ui/confirm.tsx';
import type { ChecklistResult } from '../rules/contract.ts';

export type LoweredFinding = {
  clause: string;
  from: ChecklistResult;
  to: ChecklistResult;
  /** Records the result. */
  record: () => void;
};

type Props = { finding: LoweredFinding | null; onClose: () => void };

export function LoweredFindingQuestion({ finding, onClose }: Props) {
  const t = useText();
  if (!finding) return null;
  const { clause, from, to, record } = finding;
  return (
    <Confirm
      isOpen
      title={t('CHECK_LOWER_TITLE', { clause })}
      text={t('CHECK_LOWER_TEXT', { from: t(`RESULT_${from}`), to: t(`RESULT_${to}`) })}
      confirmLabel={t('CHECK_LOWER')}
      tone="danger"
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        record();
      }}
    />
  );
}
