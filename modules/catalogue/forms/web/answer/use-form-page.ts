import { useSyncExternalStore } from 'react';
import type { Model } from 'survey-core';

export type FormPage = { at: number; pages: readonly { name: string; title: string }[] };

/**
 * React hook that returns the current page of an application form and its visible pages, and follows answers
 * that hide or show pages.
 */
export function useFormPage(model: Model): FormPage {
  const subscribe = (listener: () => void): (() => void) => {
    const events = [model.onCurrentPageChanged, model.onPageVisibleChanged, model.onValueChanged];
    for (const event of events) event.add(listener);
    return () => {
      for (const event of events) event.remove(listener);
    };
  };
  const snapshot = (): string => {
    const pages = model.visiblePages.map((page) => ({
      name: page.name,
      title: page.processedTitle || page.name,
    }));
    return JSON.stringify({ at: model.currentPageNo, pages });
  };
  return JSON.parse(useSyncExternalStore(subscribe, snapshot)) as FormPage;
}
