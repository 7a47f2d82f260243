const SPECTATOR = 3;
/** Whether a player is only a spectator, without a body and invisible to others. */
export const isSpectator = ({ players }, name) => players[name ?? '']?.gamemode === SPECTATOR;
