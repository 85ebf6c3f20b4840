import { useText } from '#platform/web/i18n/use-text.ts';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { ProofForm } from './proof-form.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import classes from './two-factor.module.css';
import { useTwoFactor } from './use-two-factor.ts';

type Props = { onAnswer: (isProven: boolean) => void };

/** Asks once more who is there, before something grave goes on. */
export function StepUpDialog({ onAnswer }: Props) {
  const t = useText();
  const factors = useTwoFactor();
  const isElsewhere = factors.data?.Proofs.length === 0;
  return (
    <Dialog
      opened
      onClose={() => onAnswer(false)}
      title={<b>{t('TF_STEP_UP_TITLE')}</b>}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
      // A password or code typed here is no loss.
      isDirty={false}
      // Above the dialog whose button was pressed.
      zIndex={400}
    >
      {!isElsewhere && <p className={classes.text}>{t('TF_STEP_UP_TEXT')}</p>}
      {factors.isPending && <Skeletons lines={2} height={36} />}
      {factors.isError && <ErrorPanel error={factors.error} onRetry={() => factors.refetch()} />}
      {isElsewhere && <SignInAgain onCancel={() => onAnswer(false)} />}
      {factors.isSuccess && !isElsewhere && (
        <ProofForm
          proofs={factors.data.Proofs}
          onProven={() => onAnswer(true)}
          onCancel={() => onAnswer(false)}
        />
      )}
    </Dialog>
  );
}
