/**
 * Whether this browser tab is in translation mode, in which texts carry invisible marks with their keys so
 * that administrators can change them on the page; remembered until the tab is closed.
 */

const NAME = 'assay-translating';

/** Whether this tab translates texts on the page itself. */
function read(): boolean {
  try {
    return sessionStorage.getItem(NAME) === '1';
  } catch {
    // Storage is unavailable.
    return false;
  }
}

let isOn = typeof window !== 'undefined' && read();

export const isMarking = (): boolean => isOn;

export function saveMarking(on: boolean): void {
  isOn = on;
  try {
    if (on) sessionStorage.setItem(NAME, '1');
    else sessionStorage.removeItem(NAME);
  } catch {
    // Without storage, the state lasts as long as the page.
  }
}
