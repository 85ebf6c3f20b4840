import { useEffect, useState } from 'react';
import { placeAt } from './places.ts';

export type Pointed = {
  keys: readonly string[];
  box: { x: number; y: number; width: number; height: number };
};

/**
 * Hook of in-place translation that tracks the text under the pointer or focus and opens it on Alt+click or
 * Alt+Enter. Clicks with Alt have no other effect on the page.
 */
export function usePointed(onOpen: (keys: readonly string[]) => void): Pointed | null {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  useEffect(() => {
    const point = ({ target }: Event) => {
      const place = placeAt(target);
      if (!place) return setPointed(null);
      const { x, y, width, height } = place.element.getBoundingClientRect();
      setPointed({ keys: place.keys, box: { x, y, width, height } });
    };
    const open = (event: MouseEvent | KeyboardEvent, target: EventTarget | null) => {
      const place = placeAt(target);
      if (!place) return;
      event.preventDefault();
      event.stopPropagation();
      onOpen(place.keys);
    };
    const click = (event: MouseEvent) => {
      if (event.altKey) open(event, event.target);
    };
    /** Also suppresses the press, as menus open on it. */
    const press = (event: MouseEvent) => {
      if (!event.altKey || !placeAt(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const key = (event: KeyboardEvent) => {
      if (event.altKey && event.key === 'Enter') open(event, document.activeElement);
    };
    const forget = () => setPointed(null);
    const isFirst = { capture: true };
    document.addEventListener('mouseover', point);
    document.addEventListener('focusin', point);
    document.addEventListener('scroll', forget, isFirst);
    document.addEventListener('mousedown', press, isFirst);
    document.addEventListener('click', click, isFirst);
    document.addEventListener('keydown', key, isFirst);
    return () => {
      document.removeEventListener('mouseover', point);
      document.removeEventListener('focusin', point);
      document.removeEventListener('scroll', forget, isFirst);
      document.removeEventListener('mousedown', press, isFirst);
      document.removeEventListener('click', click, isFirst);
      document.removeEventListener('keydown', key, isFirst);
    };
  }, [onOpen]);
  return pointed;
}
