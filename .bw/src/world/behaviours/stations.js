import { countOpened } from '../player/statistics.js';
import { openAnvil } from '../stations/anvil.js';
import { openBeacon } from '../stations/beacon.js';
import { openCartographyTable } from '../stations/cartography.js';
import { openEnchantingTable } from '../stations/enchanting.js';
import { openGrindstone } from '../stations/grindstone.js';
import { silence, useJukebox } from '../stations/jukebox.js';
import { useLectern } from '../stations/lectern.js';
import { openLoom } from '../stations/loom.js';
import { openSmithingTable } from '../stations/smithing.js';
import { openStonecutter } from '../stations/stonecutter.js';
import { family, named } from './family.js';
/** Increments the statistic for opening the window. */
const counted = (open) => (game, player, p, state) => {
    countOpened(player, state.name);
    return open(game, player, p, state);
};
/** Blocks with a window in which players work. */
export const stations = [
    family(named('enchanting_table'), { open: counted(openEnchantingTable) }),
    family(named('anvil chipped_anvil damaged_anvil'), { open: counted(openAnvil) }),
    family(named('grindstone'), { open: counted(openGrindstone) }),
    family(named('stonecutter'), { open: counted(openStonecutter) }),
    family(named('smithing_table'), { open: counted(openSmithingTable) }),
    family(named('beacon'), { open: counted(openBeacon), push: 'stays' }),
    family(named('jukebox'), {
        use: useJukebox,
        push: 'stays',
        gone: (game, p, from) => {
            if (from.properties['has_record'] === true)
                silence(game, p);
        },
    }),
    family(named('lectern'), { use: useLectern, push: 'stays' }),
    family(named('loom'), { open: counted(openLoom) }),
    family(named('cartography_table'), { open: counted(openCartographyTable) }),
];
