/** API route, for signed-in users, that suggests a simplified Chinese text for a traditional Chinese one. */
import { z } from 'zod';
import { defineRoute } from '../contract/define-route.ts';

export const simplifiedRoute = defineRoute({
  method: 'GET',
  path: '/organisation/simplified',
  summary: 'Suggests a simplified text for a traditional Chinese text',
  access: 'session',
  reads: [],
  query: z.strictObject({ Text: z.string().max(1000) }),
  data: z.object({ Text: z.string() }),
});
