import { type RefObject, useEffect, useRef } from 'react';
import { useCertificationBodyName } from '../session/use-certification-body-name.ts';

let isFirstPage = true;

/** Names the browser's page and, after a navigation, moves the focus to its heading. */
export function usePageTitle(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const bodyName = useCertificationBodyName();
  useEffect(() => {
    document.title = `${title} · ${bodyName}`;
  }, [title, bodyName]);
  useEffect(() => {
    // The first page of a visit is read from its top by the browser itself.
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);
  return heading;
}
