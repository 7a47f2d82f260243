import { axisOf, FACES, neighbour, opposite, sameBlock } from '../geometry.js';
/** Maximum number of blocks that a piston moves. */
const PUSH_LIMIT = 12;
/** Whether no part of a block lies inside the border. */
function isOutside(level, { x, z }) {
    const border = level.edges();
    if (!border)
        return false;
    return x + 1 <= border.west || x >= border.east || z + 1 <= border.north || z >= border.south;
}
/** The reaction of the block at a position to being pushed or pulled in a direction. */
export function reactionToPush(level, p, towards) {
    if (!level.contains(p) || !level.contains(neighbour(p, towards)) || isOutside(level, p))
        return 'stays';
    const state = level.get(p);
    const { push: reaction = 'moves' } = level.blocks.of(state);
    return typeof reaction === 'function' ? reaction(state) : reaction;
}
/**
 * The blocks that a piston moves, including those that stick to them; null if it cannot (vanilla
 * PistonStructureResolver).
 */
export function loadOf(level, way) {
    const load = new Gathering(level, way);
    return load.gather() ? load : null;
}
class Gathering {
    moved = [];
    broken = [];
    #level;
    #way;
    constructor(level, way) {
        this.#level = level;
        this.#way = way;
    }
    gather() {
        const { first, towards, pulls } = this.#way;
        if (!this.#canMove(first, false, pulls ? opposite(towards) : towards)) {
            if (pulls)
                return false;
            const reaction = reactionToPush(this.#level, first, towards);
            if (reaction === 'breaks')
                this.broken.push(first);
            return reaction === 'breaks' || reaction === 'yields';
        }
        if (!this.#addLine(first, pulls ? opposite(towards) : towards))
            return false;
        for (let i = 0; i < this.moved.length; i++)
            if (!this.#addBranches(this.moved[i]))
                return false;
        return true;
    }
    /** Adds the row of blocks through a position, entered from a direction. */
    #addLine(p, met) {
        if (!this.#canMove(p, false, met) || this.#isPiston(p) || this.#has(p))
            return true;
        const { towards } = this.#way;
        const behind = this.#rowBehind(p);
        if (behind.length + this.moved.length > PUSH_LIMIT)
            return false;
        this.moved.push(...behind.toReversed());
        let added = behind.length;
        for (let q = neighbour(p, towards);; q = neighbour(q, towards)) {
            const at = this.moved.findIndex((other) => sameBlock(other, q));
            if (at >= 0)
                return this.#collide(added, at);
            const reaction = reactionToPush(this.#level, q, towards);
            if (reaction === 'yields')
                return true;
            if (reaction === 'stays' || this.#isPiston(q))
                return false;
            if (reaction === 'breaks') {
                this.broken.push(q);
                return true;
            }
            if (this.moved.length >= PUSH_LIMIT)
                return false;
            this.moved.push(q);
            added++;
        }
    }
    /** A block and those that stick to it from behind; longer than the limit if there are too many. */
    #rowBehind(p) {
        const back = opposite(this.#way.towards);
        const row = [p];
        for (let last = p; this.#glue(last) !== undefined;) {
            if (row.length + this.moved.length > PUSH_LIMIT)
                break;
            const q = neighbour(last, back);
            const stays = !this.#stick(last, q) || !this.#canMove(q, false, back) || this.#isPiston(q);
            if (stays)
                break;
            row.push(q);
            last = q;
        }
        return row;
    }
    /** Moves the last added row in front of the moving blocks that it runs into. */
    #collide(added, at) {
        const { moved } = this;
        const split = moved.length - added;
        this.moved = [...moved.slice(0, at), ...moved.slice(split), ...moved.slice(at, split)];
        for (const p of this.moved.slice(0, at + added + 1))
            if (!this.#addBranches(p))
                return false;
        return true;
    }
    /** Adds blocks that stick to the sides of a block. */
    #addBranches(p) {
        if (this.#glue(p) === undefined)
            return true;
        for (const face of FACES) {
            const q = neighbour(p, face);
            if (axisOf(face) !== axisOf(this.#way.towards) && this.#stick(q, p) && !this.#addLine(q, face))
                return false;
        }
        return true;
    }
    /** Whether a block is moved along. Some blocks move only when they are pushed from behind. */
    #canMove(p, breaks, met) {
        const { towards } = this.#way;
        const reaction = reactionToPush(this.#level, p, towards);
        if (reaction === 'breaks')
            return breaks;
        return reaction === 'moves' || (reaction === 'pushed' && met === towards);
    }
    #glue(p) {
        return this.#level.blocks.of(this.#level.get(p)).glue;
    }
    /** Whether two blocks stick to each other: slime and honey do not. */
    #stick(a, b) {
        const [one, other] = [this.#glue(a), this.#glue(b)];
        return one === undefined || other === undefined ? one !== other : one === other;
    }
    #isPiston(p) {
        return sameBlock(p, this.#way.piston);
    }
    #has(p) {
        return this.moved.some((other) => sameBlock(other, p));
    }
}
