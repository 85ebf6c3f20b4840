/**
 * Delays keystrokes in application forms until typing pauses (250 ms), so that large forms stay responsive;
 * lets callers commit typed text at once and observe typing.
 */
import { type Question, QuestionCommentModel, QuestionTextModel, type SurveyModel } from 'survey-core';
import { SurveyQuestionText } from 'survey-react-ui';
import { replaceMethod } from '../../rules/replace-method.ts';

/* The engine evaluates all conditions, sums and rules of a form on every keystroke, which makes typing impossible in a form with a hundred rows. Keystrokes are buffered here until the user pauses, leaves the field, or the answers are read. Only one field can be typed in at a time. */

type Field = HTMLInputElement | HTMLTextAreaElement;
type Typed = { target: Field; type?: string };
type Waiting = { target: Field; commit: () => void; timer: ReturnType<typeof setTimeout> };
type OnTyped = (survey: SurveyModel) => void;

const DEBOUNCE_MS = 250;
let waiting: Waiting | null = null;
const listeners = new Set<OnTyped>();

/** Commits buffered keystrokes to the form model. Call it before reading the answers. */
export function commitTyped(): void {
  const now = waiting;
  if (!now) return;
  waiting = null;
  clearTimeout(now.timer);
  now.commit();
}

/** Notifies the listener of each keystroke, before the form receives it; returns the unsubscribe function. */
export function onTyped(listener: OnTyped): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function wait(question: Question, target: Field, commit: () => void): void {
  if (waiting?.target !== target) commitTyped();
  clearTimeout(waiting?.timer);
  waiting = { target, commit, timer: setTimeout(commitTyped, DEBOUNCE_MS) };
  if (question.survey) for (const notify of listeners) notify(question.survey as SurveyModel);
}

/** Whether an event is typing, not a value set from elsewhere or the blur event. */
const isTyping = ({ target, type }: Typed): boolean =>
  type !== 'blur' && target === target.ownerDocument.activeElement;

replaceMethod<QuestionTextModel, [event: Typed], void>(
  QuestionTextModel.prototype,
  'updateValueOnEvent',
  (updateValue) =>
    function (event) {
      const { target } = event;
      if (this.isInputTextUpdate && isTyping(event)) {
        // A key that changed nothing: an arrow key, or the release of a key that was already handled.
        if (waiting?.target !== target && this.isTwoValueEquals(this.value, target.value)) return;
        wait(this, target, () => updateValue.call(this, { target }));
        return;
      }
      commitTyped();
      updateValue.call(this, event);
    },
);

replaceMethod<QuestionCommentModel, [event: Typed], void>(
  QuestionCommentModel.prototype,
  'onInput',
  (onInput) =>
    function (event) {
      const { target } = event;
      if (!this.isInputTextUpdate || !isTyping(event)) return onInput.call(this, event);
      this.updateRemainingCharacterCounter(target.value);
      wait(this, target, () => onInput.call(this, { target }));
    },
);

/** A field that is re-rendered while keystrokes are buffered keeps them. */
replaceMethod<{ control?: Field }, [], void>(
  SurveyQuestionText.prototype,
  'updateDomElement',
  (updateDomElement) =>
    function () {
      if (!waiting || this.control !== waiting.target) updateDomElement.call(this);
    },
);
