/** Password of every demo account. It is public, so it cannot be chosen as a password. */
export const DEMO_PASSWORD = 'Portal-demo-2026';
