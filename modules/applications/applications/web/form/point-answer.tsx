/**
 * Input in which the client answers one point of the assessor in the application form, with file
 * attachments; marked if missing at a submission attempt.
 */
import { useText } from '#platform/web/i18n/use-text.ts';
import { RemarkField } from '#platform/web/ui/form/remark-field.tsx';
import { pointId } from './point-address.ts';
import { PointFiles } from './point-files.tsx';
import type { PointAnswerDraft } from './use-point-answers.ts';

type Props = {
  no: number;
  answer: PointAnswerDraft;
  /** True if the answer was missing at the last submission attempt. */
  isLacking: boolean;
  onChange: (draft: PointAnswerDraft) => void;
  /** Called when an upload starts or ends; must be a stable reference. */
  onBusy: (isBusy: boolean) => void;
};

/** The client's answer to one point and its files. */
export function PointAnswer({ no, answer, isLacking, onChange, onBusy }: Props) {
  const t = useText();
  return (
    <>
      <RemarkField
        id={pointId(no)}
        label={t('POINT_ANSWER')}
        placeholder={t('POINT_ANSWER_HINT')}
        required
        minRows={2}
        maxRows={10}
        value={answer.Answer}
        error={isLacking ? t('FIELD_POINT_ANSWER') : undefined}
        onChange={(event) => onChange({ ...answer, Answer: event.currentTarget.value })}
      />
      <PointFiles files={answer.Files} onChange={(Files) => onChange({ ...answer, Files })} onBusy={onBusy} />
    </>
  );
}
