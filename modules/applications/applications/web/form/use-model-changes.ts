import { useEffect, useRef } from 'react';
import type { Model } from 'survey-core';
import { onTyped } from '#modules/catalogue/forms/web/answer/typed-text.ts';

type Listeners = { changed: () => void; turned: () => void; left: () => void };

/** Tells about changed answers, each letter included, turned pages and leaving; always the listeners of the newest drawing. */
export function useModelChanges(model: Model, isReadOnly: boolean, listeners: Listeners): void {
  const newest = useRef(listeners);
  useEffect(() => {
    newest.current = listeners;
  });
  useEffect(() => {
    if (isReadOnly) return;
    const changed = (): void => newest.current.changed();
    const turned = (): void => newest.current.turned();
    model.onValueChanged.add(changed);
    const forgetTyped = onTyped((survey) => survey === model && changed());
    model.onCurrentPageChanged.add(turned);
    return () => {
      model.onValueChanged.remove(changed);
      forgetTyped();
      model.onCurrentPageChanged.remove(turned);
      newest.current.left();
    };
  }, [model, isReadOnly]);
}
