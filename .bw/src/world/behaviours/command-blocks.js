import { commandBlockChanged, commandBlockGone } from '../commands/command-blocks.js';
import { family, named } from './family.js';
/** Blocks that run commands when they receive power, one after the other, or in every tick. */
export const commandBlocks = [
    family(named('command_block chain_command_block repeating_command_block'), {
        power: true,
        powerChanged: commandBlockChanged,
        gone: commandBlockGone,
    }),
];
