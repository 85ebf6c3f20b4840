/**
 * URLs of the screens of one application: its page, its form, and the screen on which the assessor sends
 * points to the client.
 */
export const viewAddress = (key: string, tab?: string): string =>
  `/viewform?key=${encodeURIComponent(key)}${tab ? `&tab=${tab}` : ''}`;
export const editAddress = (key: string): string => `/application/edit?key=${encodeURIComponent(key)}`;
export const rejectAddress = (key: string): string =>
  `/application/checklist/reject?key=${encodeURIComponent(key)}`;
/** The confirmation after submitting. */
export const submittedAddress = (key: string): string =>
  `/viewform?key=${encodeURIComponent(key)}&submitted=true`;
