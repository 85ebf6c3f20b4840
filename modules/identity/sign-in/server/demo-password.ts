/** Of every demo account, and published: cannot be chosen as a password. */
export const DEMO_PASSWORD = 'Portal-demo-2026';
