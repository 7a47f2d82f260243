import { loadBlocks } from '../../library/prismarine.js';
/** The part of a face that must be covered, in sixteenths on both axes, as [from, to) pairs. */
const CENTRE = { from: 7, to: 9 };
const RIM = 2;
const ALMOST_ONE = 0.9999999;
/** Collision shapes of block states and what they support. Results are cached, because a state's shape never changes. */
export class BlockShapes {
    #blocks;
    #rules;
    #known = new Map();
    #held = new Map();
    constructor(registry, rules) {
        this.#rules = rules;
        this.#blocks = loadBlocks(registry);
    }
    block(state) {
        let block = this.#known.get(state.stateId);
        if (!block) {
            block = this.#blocks.fromStateId(state.stateId, 0);
            this.#known.set(state.stateId, block);
        }
        return block;
    }
    boxes(state) {
        return this.block(state).shapes;
    }
    isSolid(state) {
        return this.boxes(state).length > 0;
    }
    isFullCube(state) {
        const [box, second] = this.boxes(state);
        return box !== undefined && second === undefined && box.every((edge, i) => edge === (i < 3 ? 0 : 1));
    }
    /** Whether the given face supports a neighbour (vanilla isFaceSturdy). Leaves support nothing. */
    isSturdy(state, face, kind = 'full') {
        const { holdsNothing, holdsAll } = this.#rules.of(state);
        if (holdsAll === true)
            return true;
        if (holdsNothing === true && kind !== 'cling')
            return false;
        const key = `${state.stateId}${face}${kind}`;
        let answer = this.#held.get(key);
        if (answer === undefined) {
            answer = this.#covers(this.#faceBoxes(state, face), kind);
            this.#held.set(key, answer);
        }
        return answer;
    }
    /** Whether the block's underside covers a rectangle given in sixteenths (used by walls below). */
    undersideCovers(state, rectangle) {
        const [x1, z1, x2, z2] = rectangle;
        return grid(this.#faceBoxes(state, 'down'), (a, b) => a >= x1 && a < x2 && b >= z1 && b < z2);
    }
    #covers(boxes, kind) {
        const centre = (a) => a >= CENTRE.from && a < CENTRE.to;
        const inner = (a) => a >= RIM && a < 16 - RIM;
        if (kind === 'centre')
            return grid(boxes, (a, b) => centre(a) && centre(b));
        if (kind === 'rigid')
            return grid(boxes, (a, b) => !(inner(a) && inner(b)));
        return grid(boxes, () => true);
    }
    /** The boxes that touch a face, projected along its normal. */
    #faceBoxes(state, face) {
        const up = face === 'up' || face === 'south' || face === 'east';
        const axis = face === 'up' || face === 'down' ? 1 : face === 'east' || face === 'west' ? 0 : 2;
        const [u, v] = axis === 1 ? [0, 2] : axis === 0 ? [1, 2] : [0, 1];
        return this.boxes(state)
            .filter((box) => (up ? (box[axis + 3] ?? 0) >= ALMOST_ONE : (box[axis] ?? 1) <= 1 - ALMOST_ONE))
            .map((box) => [box[u] ?? 0, box[v] ?? 0, box[u + 3] ?? 0, box[v + 3] ?? 0]);
    }
}
/** Whether boxes cover all requested cells of a 16×16 face. */
function grid(boxes, asked) {
    for (let a = 0; a < 16; a++)
        for (let b = 0; b < 16; b++) {
            if (!asked(a, b))
                continue;
            const x = (a + 0.5) / 16;
            const y = (b + 0.5) / 16;
            if (!boxes.some((box) => box[0] <= x && box[2] >= x && box[1] <= y && box[3] >= y))
                return false;
        }
    return true;
}
