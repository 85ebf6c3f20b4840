import { setTimeout as pause } from 'node:timers/promises';
import { type Fault, lasting } from './fault.ts';

const LINKS = [
  { line: 'front', between: 'the clients and the portal' },
  { line: 'back', between: 'the portal and its database' },
] as const;

/**
 * Chaos faults that delay, cut or silence the network between the clients and the portal, and between the
 * portal and its database.
 */
export const networkFaults: readonly Fault[] = LINKS.flatMap(({ line, between }): Fault[] => [
  {
    name: `delay-${line}`,
    does: `delays all traffic between ${between}`,
    tests: 'slow responses are correct',
    play: async (stage) => {
      stage.portal[line].delay(stage.random.between(20, line === 'front' ? 400 : 60));
      await pause(lasting(stage, 1.5, 6));
      stage.portal[line].delay(0);
    },
  },
  {
    name: `cut-${line}`,
    does: `cuts every connection between ${between}, several times in a row`,
    tests: 'a request without a response is executed once when it is retried',
    play: async ({ portal, random, isShort }) => {
      for (let times = 0; times < (isShort ? 2 : 6); times += 1) {
        portal[line].cut();
        await pause(random.between(100, 900));
      }
    },
  },
  {
    name: `half-open-${line}`,
    does: `open connections between ${between} are silently lost; new ones work`,
    tests: 'no one waits indefinitely for a lost peer',
    play: async ({ portal }) => portal[line].halfOpen(),
  },
]);
