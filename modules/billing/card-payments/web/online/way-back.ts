/** What the provider's page puts behind the invoice's address: somebody is back, and that is all it says. */
export const BACK = '?returned=1';
