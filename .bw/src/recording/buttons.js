/** The buttons of a player, in the order of VPT's and MineStudio's action spaces (`lib/actions.py`); each is a bit of a tick's buttons. */
export const BUTTONS = [
    'attack',
    'back',
    'forward',
    'jump',
    'left',
    'right',
    'sneak',
    'sprint',
    'use',
    'drop',
    'inventory',
    'hotbar.1',
    'hotbar.2',
    'hotbar.3',
    'hotbar.4',
    'hotbar.5',
    'hotbar.6',
    'hotbar.7',
    'hotbar.8',
    'hotbar.9',
];
/** The bit of a button. */
export const bitOf = (button) => 1 << BUTTONS.indexOf(button);
/** Resolution of recorded camera turns (steps per degree). */
export const PER_DEGREE = 100;
/** The mode of a click on an offer instead of a slot (enchantment, trade); its slot is the offer's number. */
export const PRESS = 7;
