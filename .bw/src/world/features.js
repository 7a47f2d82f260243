/** The parts of the game that this server simulates. */
export const FEATURES = new Set([
    'containers',
    'crafting',
    'toggles',
    'mobs',
    'smelting',
    'hunger',
    'hazards',
    'sleeping',
    'fluids',
    'farming',
    'redstone',
    'mob_interaction',
]);
