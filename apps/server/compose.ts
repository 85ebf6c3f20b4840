/** Puts the modules together; every program of the server imports it first, tests too. */
import './texts.ts';
import { installHooks } from '#platform/server/hooks.ts';
import { installRegisters } from '#platform/server/registers.ts';
import { serverModules } from './modules.ts';

installHooks(serverModules);
installRegisters(serverModules);
