/** Of every demo account, and published: nobody may choose it. */
export const DEMO_PASSWORD = 'Portal-demo-2026';
