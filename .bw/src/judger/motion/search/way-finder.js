import { floor } from '../../../core/position.js';
import { crowdAround } from './crowd.js';
import { Moves } from './moves.js';
import { gatesOpenIn, Moving, movingTableOf } from './moving-table.js';
import { wayPoints } from './way-points.js';
import { WaySearch } from './way-search.js';
/** Height above the floor of their cell from which feet count as standing on the block in it (blocks). */
const ON_BLOCK = 0.001;
/** Starts a path search from the bot's position, in the world as its client sees it now. */
export function findWay(bot, goal, { opensDoors, gatesAreOpen = false }) {
    const seen = movingTableOf(bot.registry);
    const table = gatesAreOpen ? gatesOpenIn(seen) : seen;
    const cells = bot.extras.cells;
    const moves = new Moves(cells, table, crowdAround(bot), opensDoors);
    const { position, onGround } = bot.entity;
    const start = floor(position);
    const isRaised = position.y - start.y > ON_BLOCK && onGround;
    if (isRaised && (moves.flagsAt(start.x, start.y, start.z) & Moving.shaped) !== 0)
        start.y++;
    const search = new WaySearch(start, goal, moves);
    return {
        advance: (count) => search.advance(count),
        points: () => wayPoints(search.path(), cells, table),
        cells: () => search.path(),
        isDoorway: ({ x, y, z }) => moves.isDoorway(x, y, z),
    };
}
