import { Vec3 } from 'vec3';
import { floor } from '../../core/position.js';
import { gaitTo, hasReached } from './foresight.js';
import { movingTableOf } from './search/moving-table.js';
import { findWay } from './search/way-finder.js';
/** Number of cells that a bot examines per tick while searching; nearly all searches end within one tick. */
const CELLS_PER_TICK = 4000;
/** Distance from the centre of its cell at which a body may touch the next cell (blocks). */
const OFF_MIDDLE = 0.2;
/** How far below and above the feet a block change matters (blocks): the floor, and the room for a jump. */
const BELOW = 1;
const ABOVE = 2;
/** Takes a bot to a goal, tick by tick: finds a path, follows it, and finds another one when blocks on it change. */
export class Follower {
    #bot;
    #goal;
    #enough;
    #table;
    #finder;
    #points = [];
    /** The first door on the path, and the number of points from there on. */
    #doorway;
    #beyond = 0;
    #opensDoors;
    #state = 'looking';
    #tick = () => this.#go();
    #stopListening;
    constructor(bot, goal, { opensDoors, enough = () => undefined }) {
        this.#bot = bot;
        this.#goal = goal;
        this.#opensDoors = opensDoors;
        this.#enough = enough;
        this.#table = movingTableOf(bot.registry);
        bot.on('physicsTick', this.#tick);
        this.#stopListening = bot.extras.changes.on((x, y, z, from, to) => {
            if (this.#state === 'going' && this.#matters(from, to) && this.#leadsThrough(x, y, z))
                this.restart();
        });
    }
    get state() {
        return this.#state;
    }
    /** Number of remaining points. */
    get left() {
        return this.#points.length + this.#beyond;
    }
    /** The next door on the path, if there is one. */
    get doorway() {
        return this.#doorway;
    }
    /** Continues without opening doors. */
    keepOffDoors() {
        this.#opensDoors = false;
    }
    /** Searches for a path from the bot's current position. */
    restart() {
        this.#finder = findWay(this.#bot, this.#goal, { opensDoors: this.#opensDoors });
        this.#points = [];
        this.#doorway = undefined;
        this.#beyond = 0;
        this.#state = 'looking';
        this.#look();
    }
    /** Releases the keys, so that the bot stops. */
    end() {
        this.#state = 'ended';
        this.#bot.off('physicsTick', this.#tick);
        this.#stopListening();
        this.#bot.clearControlStates();
    }
    #look() {
        const state = this.#finder?.advance(CELLS_PER_TICK);
        if (state === 'searching')
            return;
        this.#state = state === 'found' ? 'going' : 'no_way';
        if (state === 'found' && this.#finder !== undefined)
            this.#take(this.#finder);
        this.#finder = undefined;
        const [next] = this.#points;
        if (next !== undefined)
            steer(this.#bot, next);
    }
    /** Adopts a path, up to its first door. */
    #take(way) {
        this.#points = way.points();
        const cells = way.cells();
        const index = cells.findIndex((cell) => way.isDoorway(cell));
        const [door, behind] = [cells[index], cells[index + 1]];
        if (door === undefined || behind === undefined)
            return;
        this.#doorway = { before: cells[index - 1] ?? floor(this.#bot.entity.position), door, behind };
        this.#beyond = this.#points.length - index;
        this.#points = this.#points.slice(0, index);
    }
    #go() {
        const bot = this.#bot;
        if (this.#state === 'looking')
            this.#look();
        if (this.#state !== 'going') {
            if (this.#state === 'looking' || this.#state === 'no_way')
                bot.clearControlStates();
            return;
        }
        const sight = bot.entity.onGround ? this.#enough() : undefined;
        if (sight !== undefined) {
            this.#state = 'enough';
            halt(bot);
            // A player turns while walking: the server receives the turn along with this tick's step.
            void bot.lookAt(new Vec3(sight.x, sight.y, sight.z), true);
            return;
        }
        if (this.#points[0] !== undefined && hasReached(bot.entity.position, this.#points[0]))
            this.#points.shift();
        const next = this.#points[0];
        if (next === undefined) {
            this.#state = this.#doorway === undefined ? 'ended' : 'at_door';
            fullStop(bot);
            return;
        }
        steer(bot, next);
    }
    /** Whether the path leads through the column of a cell at its height; including the corners of a diagonal step. */
    #leadsThrough(x, y, z) {
        let last = this.#bot.entity.position;
        return this.#points.some((point) => {
            const from = last;
            last = point;
            return (isBetween(x, from.x, point.x) &&
                isBetween(z, from.z, point.z) &&
                y >= Math.floor(Math.min(from.y, point.y)) - BELOW &&
                y <= Math.floor(Math.max(from.y, point.y)) + ABOVE);
        });
    }
    /** Whether a block change affects movement. */
    #matters(from, to) {
        const { flags, top } = this.#table;
        return flags[from] !== flags[to] || top[from] !== top[to];
    }
}
const isBetween = (cell, a, b) => cell >= Math.floor(Math.min(a, b)) && cell <= Math.floor(Math.max(a, b));
/** Presses the keys that take the bot to a point. */
export function steer(bot, next) {
    const { x, z } = bot.entity.position;
    void bot.look(Math.atan2(x - next.x, z - next.z), 0);
    if (bot.entity.isInWater === true) {
        press(bot, true, true, false);
        return;
    }
    bot.setControlState('forward', true);
    bot.setControlState('jump', false);
    const gait = gaitTo(bot, next);
    press(bot, gait !== undefined, gait?.jump ?? false, gait?.sprint ?? false);
}
function press(bot, forward, jump, sprint) {
    bot.setControlState('forward', forward);
    bot.setControlState('jump', jump);
    bot.setControlState('sprint', sprint);
}
/** Stops on the spot. */
export function halt(bot) {
    bot.clearControlStates();
    const { velocity } = bot.entity;
    velocity.x = 0;
    velocity.z = 0;
}
/** Stops on the spot, in the centre of the cell if the body reaches into the next one. */
function fullStop(bot) {
    halt(bot);
    const { position } = bot.entity;
    const [middleX, middleZ] = [Math.floor(position.x) + 0.5, Math.floor(position.z) + 0.5];
    if (Math.abs(position.x - middleX) > OFF_MIDDLE)
        position.x = middleX;
    if (Math.abs(position.z - middleZ) > OFF_MIDDLE)
        position.z = middleZ;
}
