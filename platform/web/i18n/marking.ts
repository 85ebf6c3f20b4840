const NAME = 'assay-translating';

/** Whether this tab translates on the page itself: its texts then carry the marks of their keys. */
function read(): boolean {
  try {
    return sessionStorage.getItem(NAME) === '1';
  } catch {
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
    // It lasts as long as the page.
  }
}
