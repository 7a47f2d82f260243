import { JUMP_RISE } from '../../../game/bodies.js';
import { Moving } from './moving-table.js';
/** Maximum depth of a fall that does not hurt (blocks). */
export const MAX_DROP = 3;
/** Maximum depth of a fall into water (blocks). */
const MAX_DIVE = 64;
/** Length of the detour that a body makes around a pressure plate, and around a door (blocks): it stops, opens and closes it. */
const PLATE_DETOUR = 8;
const DOOR_DETOUR = 10;
/** Upper bound on the moves from one cell. */
const MAX_MOVES = 20;
const SIDES = [-1, 0, 1, 0, 0, -1, 0, 1];
const CORNERS = [-1, -1, -1, 1, 1, -1, 1, 1];
/**
 * The steps of a player from a cell, without digging or placing: level, diagonal, a jump up by a block, a fall, up and down a
 * ladder, and through water. The cell is that of the feet; on a slab or path, the cell above counts. `from` writes into `x`, `y`,
 * `z` and `cost`, which are reused.
 */
export class Moves {
    x = new Int32Array(MAX_MOVES);
    y = new Int32Array(MAX_MOVES);
    z = new Int32Array(MAX_MOVES);
    cost = new Float64Array(MAX_MOVES);
    #count = 0;
    #cells;
    #flags;
    #top;
    #crowd;
    /** Flags of the doors that paths may lead through. */
    #doors;
    /** @param opensDoors whether steps lead through doors that a player opens by hand */
    constructor(cells, table, crowd = () => 0, opensDoors = false) {
        this.#cells = cells;
        this.#flags = table.flags;
        this.#top = table.top;
        this.#crowd = crowd;
        this.#doors = opensDoors ? Moving.doorX | Moving.doorZ : 0;
    }
    /** Movement flags of a cell; 0 if it is not loaded. */
    flagsAt(x, y, z) {
        const state = this.#cells.stateAt(x, y, z);
        return state < 0 ? 0 : this.#flags[state];
    }
    /** Whether a player can be in a cell, considering feet, head and ground. */
    canBeIn(x, y, z) {
        const feet = this.flagsAt(x, y, z);
        const free = Moving.passable | this.#doors;
        if ((feet & free) === 0 || (this.flagsAt(x, y + 1, z) & free) === 0)
            return false;
        const ground = this.flagsAt(x, y - 1, z);
        return ((feet & (Moving.liquid | Moving.ladder)) !== 0 || (ground & (Moving.standable | Moving.ladder)) !== 0);
    }
    /** Whether a cell holds a door that the path may lead through. */
    isDoorway(x, y, z) {
        return this.#doors !== 0 && (this.flagsAt(x, y, z) & this.#doors) !== 0;
    }
    /** Height of the top of a cell's block (blocks); the floor of the cell if it is empty. */
    #heightAt(x, y, z) {
        const state = this.#cells.stateAt(x, y, z);
        return state < 0 ? y : y + this.#top[state];
    }
    /** Extra cost of stepping on a cell's pressure plate. */
    #treading(x, y, z) {
        return (this.flagsAt(x, y, z) & Moving.plate) === 0 ? 0 : PLATE_DETOUR;
    }
    #add(x, y, z, cost) {
        const index = this.#count++;
        this.x[index] = x;
        this.y[index] = y;
        this.z[index] = z;
        this.cost[index] = cost;
    }
    /** Finds the steps from a cell. @returns their number */
    from(x, y, z) {
        this.#count = 0;
        const feet = this.flagsAt(x, y, z);
        const above = this.flagsAt(x, y + 2, z);
        const ground = this.#heightAt(x, y - 1, z);
        const wade = (feet & Moving.liquid) !== 0 ? 1 : 0;
        if ((feet & this.#doors) !== 0) {
            const isAlongX = (feet & Moving.doorX) !== 0;
            for (const step of [-1, 1])
                this.#straight(x, y, z, isAlongX ? step : 0, isAlongX ? 0 : step, { wade, above, ground });
            return this.#count;
        }
        for (let i = 0; i < SIDES.length; i += 2) {
            this.#straight(x, y, z, SIDES[i], SIDES[i + 1], { wade, above, ground });
        }
        for (let i = 0; i < CORNERS.length; i += 2) {
            this.#diagonal(x, y, z, CORNERS[i], CORNERS[i + 1], { wade, above, ground });
        }
        this.#climb(x, y, z, feet, above);
        return this.#count;
    }
    #straight(x, y, z, dx, dz, here) {
        const [toX, toZ] = [x + dx, z + dz];
        const head = this.flagsAt(toX, y + 1, toZ);
        if ((head & Moving.passable) === 0) {
            if ((head & this.#doors) !== 0)
                this.#intoDoor(x, y, z, dx, dz, here);
            return;
        }
        const feet = this.flagsAt(toX, y, toZ);
        const below = this.flagsAt(toX, y - 1, toZ);
        const crowd = this.#crowd(toX, y, toZ) + this.#crowd(toX, y + 1, toZ);
        const isFree = (feet & Moving.passable) !== 0;
        if (isFree && ((below & Moving.standable) !== 0 || (feet & Moving.liquid) !== 0))
            this.#add(toX, y, toZ, 1 + here.wade + crowd + this.#treading(toX, y, toZ));
        if ((feet & Moving.standable) !== 0 && (here.above & Moving.passable) !== 0) {
            const canJump = this.#heightAt(toX, y, toZ) - here.ground <= JUMP_RISE &&
                (this.flagsAt(toX, y + 2, toZ) & Moving.passable) !== 0;
            const inTheWay = this.#crowd(toX, y + 1, toZ) + this.#crowd(toX, y + 2, toZ);
            if (canJump)
                this.#add(toX, y + 1, toZ, 2 + inTheWay + this.#treading(toX, y + 1, toZ));
        }
        if (isFree && (below & Moving.passable) !== 0 && (feet & Moving.liquid) === 0) {
            const land = this.#landing(toX, y, toZ);
            if (land !== undefined)
                this.#add(toX, land, toZ, 1 + crowd + this.#crowd(toX, land, toZ) + this.#treading(toX, land, toZ));
        }
    }
    /** A step into a door, on the level or one block up. */
    #intoDoor(x, y, z, dx, dz, here) {
        const [toX, toZ] = [x + dx, z + dz];
        const axis = dx !== 0 ? Moving.doorX : Moving.doorZ;
        const feet = this.flagsAt(toX, y, toZ);
        const head = this.flagsAt(toX, y + 1, toZ);
        if ((head & axis) === 0)
            return;
        const rise = (feet & this.#doors) === 0 ? 1 : 0;
        if (rise === 0 && (feet & axis) === 0)
            return;
        if (rise === 1) {
            const isHigh = this.#heightAt(toX, y, toZ) - here.ground > JUMP_RISE;
            const isShut = (this.flagsAt(toX, y + 2, toZ) & axis) === 0;
            if (isHigh || isShut || (here.above & Moving.passable) === 0)
                return;
        }
        const below = rise === 1 ? feet : this.flagsAt(toX, y - 1, toZ);
        if ((below & Moving.standable) === 0)
            return;
        const crowd = this.#crowd(toX, y + rise, toZ) + this.#crowd(toX, y + rise + 1, toZ);
        this.#add(toX, y + rise, toZ, 1 + rise + DOOR_DETOUR + here.wade + crowd);
    }
    /** The cell where a fall in the neighbouring column ends; undefined if it is too deep or causes damage. */
    #landing(x, y, z) {
        for (let at = y - 2; at >= y - MAX_DIVE; at--) {
            const flags = this.flagsAt(x, at, z);
            if ((flags & Moving.water) !== 0)
                return at;
            if ((flags & Moving.standable) !== 0)
                return y - at - 1 <= MAX_DROP ? at + 1 : undefined;
            if ((flags & Moving.passable) === 0)
                return undefined;
        }
        return undefined;
    }
    #diagonal(x, y, z, dx, dz, here) {
        const [toX, toZ] = [x + dx, z + dz];
        const feet = this.flagsAt(toX, y, toZ);
        const rise = (feet & Moving.standable) !== 0 && (feet & Moving.passable) === 0 ? 1 : 0;
        if (!this.#isCornerFree(x, y + rise, toZ, here.ground) &&
            !this.#isCornerFree(toX, y + rise, z, here.ground))
            return;
        if (!this.#hasRoom(toX, y + rise, toZ))
            return;
        const cost = Math.SQRT2 +
            here.wade +
            this.#crowd(toX, y + rise, toZ) +
            this.#crowd(toX, y + rise + 1, toZ) +
            this.#treading(toX, y + rise, toZ) +
            // A body that cuts a corner reaches into the cells on both sides.
            this.#treading(x, y + rise, toZ) +
            this.#treading(toX, y + rise, z);
        if (rise === 1) {
            if (this.#heightAt(toX, y, toZ) - here.ground > JUMP_RISE || (here.above & Moving.passable) === 0)
                return;
            this.#add(toX, y + 1, toZ, cost + 1);
            return;
        }
        const below = this.flagsAt(toX, y - 1, toZ);
        if ((below & Moving.standable) !== 0 || (feet & Moving.liquid) !== 0)
            this.#add(toX, y, toZ, cost);
        else if ((below & Moving.passable) !== 0) {
            const isGround = (this.flagsAt(toX, y - 2, toZ) & Moving.standable) !== 0;
            if (isGround || (below & Moving.liquid) !== 0)
                this.#add(toX, y - 1, toZ, cost);
        }
    }
    /** Whether the feet and head of a body fit into a cell and the one above. */
    #hasRoom(x, y, z) {
        return ((this.flagsAt(x, y, z) & Moving.passable) !== 0 && (this.flagsAt(x, y + 1, z) & Moving.passable) !== 0);
    }
    /**
     * Whether a body can cut a corner through a cell: it fits in, and the block below, such as a fence, does not reach into it.
     */
    #isCornerFree(x, y, z, ground) {
        return (this.#hasRoom(x, y, z) &&
            (this.#heightAt(x, y - 1, z) - ground <= JUMP_RISE ||
                (this.flagsAt(x, y - 1, z) & Moving.passable) !== 0));
    }
    #climb(x, y, z, feet, above) {
        if ((feet & Moving.liquid) !== 0)
            return;
        if ((feet & Moving.ladder) !== 0 && (above & Moving.passable) !== 0)
            this.#add(x, y + 1, z, 1 + this.#crowd(x, y + 2, z));
        if ((this.flagsAt(x, y - 1, z) & Moving.passable) === 0)
            return;
        const land = this.#landing(x, y, z);
        if (land !== undefined)
            this.#add(x, land, z, 1 + this.#crowd(x, land, z));
    }
}
