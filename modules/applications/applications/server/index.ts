import { defineServerModule } from '#platform/server/server-module.ts';
import { listForSub } from './accounts/list-for-sub.ts';
import { applicationsOfPerson } from './accounts/own-applications.ts';
import { findByNewNames } from './accounts/renew-search.ts';
import { shareWithSub } from './accounts/share-applications.ts';
import { listUnderWay } from './accounts/under-way.ts';

export const applicationsServer = defineServerModule({
  name: 'applications/applications',
  hooks: [applicationsOfPerson, findByNewNames, listForSub, listUnderWay, shareWithSub],
});
