// Must be imported before mineflayer, parts of which it replaces.
import './late-sign-in.js';
import './player-state.js';
import mineflayer from 'mineflayer';
import { nameAttributes } from './attributes.js';
import { createBodyWorld } from './body-world.js';
import { makePhysicsCheap, simulatorOf } from './cheap-physics.js';
import { ClientCells } from './client-cells.js';
import { emptyClosedCursors } from './closed-windows.js';
import { readLight } from './column-light.js';
import { makeBlocksLean } from './lean-blocks.js';
import { PacketTap } from './packet-tap.js';
import { shareColumns } from './shared-columns.js';
import { shareLibraries } from './shared-libraries.js';
import { shareOwnSlots } from './shared-slots.js';
import { StateChanges } from './state-changes.js';
/** A mineflayer bot with all additions and replacements of this client. It has not joined yet. */
export function createClient(options) {
    const bot = mineflayer.createBot({
        auth: 'offline',
        viewDistance: 'tiny',
        checkTimeoutInterval: 10 * 60_000,
        hideErrors: true,
        ...options,
    });
    shareLibraries(bot);
    nameAttributes(bot);
    bot.loadPlugin(() => {
        addExtras(bot);
        makePhysicsCheap(bot);
        makeBlocksLean(bot);
        readLight(bot);
        shareColumns(bot);
        emptyClosedCursors(bot);
        shareOwnSlots(bot);
    });
    return bot;
}
/** Adds this client's extras to a mineflayer bot. Its world may not exist yet. */
function addExtras(bot) {
    const cells = new ClientCells(bot);
    const bodyWorld = createBodyWorld(bot, cells);
    const changes = new StateChanges(bot);
    const simulate = simulatorOf(bot.registry, bodyWorld);
    const packets = new PacketTap(bot._client);
    const extras = { cells, changes, bodyWorld, simulate, packets, pendingClicks: new Map() };
    Object.assign(bot, { extras });
}
