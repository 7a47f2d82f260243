import { Memory } from './memory.js';
/** UUIDs of players and entities that an entity remembers and that are not in the world yet. */
const ABSENT = new Memory('absent', () => ({ uuids: new Map() }));
/** The moment at which an entity is saved or read. */
export const momentOf = (game, entity) => ({
    now: game.ticks,
    absent: ABSENT.of(entity).uuids,
    whenHere: (uuid, found) => game.world.whenHere(uuid, found),
});
