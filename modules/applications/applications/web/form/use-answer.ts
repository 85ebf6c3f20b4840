import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { Question, SurveyModel } from 'survey-core';

type Changed = { name: string };

/** The question's answer, drawn anew when it changes; other answers are not even looked at. */
export function useAnswer(question: Question): unknown {
  const count = useRef(0);
  const subscribe = useCallback(
    (listener: () => void) => {
      const survey = question.survey as SurveyModel;
      const look = (_: unknown, { name }: Changed): void => {
        if (name !== question.name) return;
        count.current += 1;
        listener();
      };
      survey.onValueChanged.add(look);
      return () => survey.onValueChanged.remove(look);
    },
    [question],
  );
  useSyncExternalStore(subscribe, () => count.current);
  return question.value;
}
