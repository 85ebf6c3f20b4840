/** Password of every demo account. It is public, so users cannot choose it as their password. */
export const DEMO_PASSWORD = 'Portal-demo-2026';
