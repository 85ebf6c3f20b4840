/** Puts the modules together; every program of the server imports it first, tests too. */
import './texts.ts';
import { installHooks } from '#platform/server/hooks.ts';
import { serverModules } from './modules.ts';

installHooks(serverModules);
