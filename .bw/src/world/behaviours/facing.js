import { facesByLook, neighbour, opposite } from '../geometry.js';
import { ending, family, matching, named } from './family.js';
const looksAt = (context) => facesByLook(context.look)[0] ?? 'north';
/** Blocks whose only behaviour is the direction in which they are placed. */
export const facing = [
    // the front faces the player
    family(named(`
      chest trapped_chest ender_chest furnace blast_furnace smoker carved_pumpkin jack_o_lantern lectern loom
      stonecutter repeater comparator beehive bee_nest end_portal_frame big_dripleaf chiseled_bookshelf vault
    `), { orient: ({ heading }) => ({ facing: opposite(heading) }) }),
    family(ending('_glazed_terracotta'), { orient: ({ heading }) => ({ facing: opposite(heading) }) }),
    // the same, including up and down
    family(named(`
      barrel dispenser dropper piston sticky_piston command_block chain_command_block repeating_command_block
    `), { orient: (context) => ({ facing: opposite(looksAt(context)) }) }),
    // along the axis of the clicked face
    family(named('end_rod lightning_rod'), { orient: ({ face }) => ({ facing: face }) }),
    family(named('end_rod'), {
        // on the tip of another one, it points back (vanilla EndRodBlock)
        orient: ({ level, target, face, name }) => {
            const host = level.get(neighbour(target, opposite(face)));
            const isTip = host.name === name && host.properties['facing'] === face;
            return { facing: isTip ? opposite(face) : face };
        },
    }),
    // the front faces the player; upright orientations have their top up (vanilla CrafterBlock)
    family(named('crafter'), {
        orient: (context) => {
            const front = opposite(looksAt(context));
            const top = front === 'up' ? context.heading : front === 'down' ? opposite(context.heading) : 'up';
            return { orientation: `${front}_${top}` };
        },
    }),
    family(named('decorated_pot'), { orient: ({ heading }) => ({ facing: opposite(heading) }) }),
    family(named('calibrated_sculk_sensor'), { orient: ({ heading }) => ({ facing: heading }) }),
    family(named('observer'), { orient: (context) => ({ facing: looksAt(context) }) }),
    family(matching(/campfire$/), {
        orient: ({ heading, level, target }) => ({ facing: heading, lit: level.get(target).name !== 'water' }),
        shape: (level, p) => ({ signal_fire: level.get(neighbour(p, 'down')).name === 'hay_block' }),
    }),
];
