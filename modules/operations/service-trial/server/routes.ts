import type { Bind } from '#platform/server/http/bind.ts';
import { trialRoutes } from '../rules/contract.ts';
import { playTrial } from './play.ts';
import { sampleOf } from './sample-of.ts';
import { triedService } from './tried-service.ts';

export function bindTrial(bind: Bind): void {
  bind(trialRoutes.tried, triedService);
  bind(trialRoutes.sample, sampleOf);
  bind(trialRoutes.play, playTrial);
}
