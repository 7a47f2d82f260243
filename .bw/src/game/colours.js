/** The colours of dyes, in the order of the game. */
export const COLOURS = 'white orange magenta light_blue yellow lime pink gray light_gray cyan purple blue brown green red black'.split(' ');
