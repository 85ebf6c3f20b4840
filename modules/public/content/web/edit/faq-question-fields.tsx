import { useText } from '#platform/web/i18n/use-text.ts';
import { LocalizedField } from '#platform/web/ui/form/localized-field.tsx';
import type { ContentFault } from '../../rules/faults.ts';
import type { FaqQuestion } from '../../rules/shapes.ts';
import classes from './edit.module.css';
import { Fold } from './fold.tsx';
import { RemoveButton } from './remove-button.tsx';
import { RichField } from './rich-field.tsx';
import { useFirstText } from './use-first-text.ts';

type Props = {
  question: FaqQuestion;
  path: string;
  faults: readonly ContentFault[];
  onChange: (part: Partial<FaqQuestion>) => void;
  onRemove: () => void;
};

/** One question with its answer; folded until somebody works on it. */
export function FaqQuestionFields({ question, path, faults, onChange, onRemove }: Props) {
  const t = useText();
  const name = useFirstText()(question.Title) || t('CONTENT_QUESTION_NEW');
  return (
    <Fold name={name} path={path} isOpen={question.Title.EN === '' && question.Answer.EN === ''}>
      <LocalizedField
        label={t('CONTENT_PART_QUESTIONS')}
        path={`${path}.Title`}
        value={question.Title}
        onChange={(Title) => onChange({ Title })}
      />
      <RichField
        label={t('CONTENT_PART_ANSWER')}
        path={`${path}.Answer`}
        value={question.Answer}
        faults={faults}
        onChange={(Answer) => onChange({ Answer })}
      />
      <div className={classes.end}>
        <RemoveButton name={name} onRemove={onRemove} />
      </div>
    </Fold>
  );
}
