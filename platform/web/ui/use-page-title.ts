import { type RefObject, useEffect, useRef } from 'react';
import { useCertificationBodyName } from '../session/use-certification-body-name.ts';

let isFirstPage = true;

/**
 * Hook of a screen's heading that sets the browser's page title with the certification body's name and,
 * after a navigation, moves the focus to the heading for screen readers.
 */
export function usePageTitle(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const bodyName = useCertificationBodyName();
  useEffect(() => {
    document.title = `${title} · ${bodyName}`;
  }, [title, bodyName]);
  useEffect(() => {
    // On the first page of a visit the browser itself starts reading from the top.
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);
  return heading;
}
