import { add } from '../geometry.js';
/** Minimum and maximum width and height of the inside of a frame. */
const WIDTH = { least: 2, most: 21 };
const TALLNESS = { least: 3, most: 21 };
const along = (axis, n, up = 0) => ({
    x: axis === 'x' ? n : 0,
    y: up,
    z: axis === 'z' ? n : 0,
});
/** All blocks inside a frame. */
export const insideOf = ({ axis, corner, width, height }) => Array.from({ length: height }, (_, up) => up).flatMap((up) => Array.from({ length: width }, (_, n) => add(corner, along(axis, n, up))));
const isEmpty = ({ name, stateId }) => stateId === 0 || /^(cave_air|void_air|fire|soul_fire)$/.test(name);
const isFrame = ({ name }) => name === 'obsidian';
/** The complete frame around an empty cell; the one along x if there are two; corners do not count (vanilla PortalShape). */
export function frameAround(level, p) {
    return frameAlong(level, p, 'x') ?? frameAlong(level, p, 'z');
}
function frameAlong(level, start, axis) {
    if (!isEmpty(level.get(start)))
        return undefined;
    const bottom = Math.max(level.columns.bottom, start.y - TALLNESS.most);
    let low = start;
    while (low.y > bottom && isEmpty(level.get({ ...low, y: low.y - 1 })))
        low = { ...low, y: low.y - 1 };
    const back = toEdge(level, low, axis, -1);
    if (back === undefined)
        return undefined;
    const corner = add(low, along(axis, 1 - back));
    const width = toEdge(level, corner, axis, 1);
    if (width === undefined || width < WIDTH.least || width > WIDTH.most)
        return undefined;
    const height = heightOf(level, { axis, corner, width });
    if (height < TALLNESS.least || height > TALLNESS.most)
        return undefined;
    return { axis, corner, width, height };
}
/** Steps along the floor of a frame to its side; undefined if there is none. */
function toEdge(level, from, axis, step) {
    for (let n = 0; n <= WIDTH.most; n++) {
        const p = add(from, along(axis, n * step));
        const state = level.get(p);
        if (!isEmpty(state))
            return isFrame(state) ? n : undefined;
        if (!isFrame(level.get({ ...p, y: p.y - 1 })))
            return undefined;
    }
    return undefined;
}
/** Height up to the lintel; 0 if the sides or the lintel are incomplete. */
function heightOf(level, { axis, corner, width }) {
    const steps = Array.from({ length: width }, (_, n) => n);
    for (let up = 0; up <= TALLNESS.most; up++) {
        const at = (n) => level.get(add(corner, along(axis, n, up)));
        if (!steps.every((n) => isEmpty(at(n))))
            return steps.every((n) => isFrame(at(n))) ? up : 0;
        if (!isFrame(at(-1)) || !isFrame(at(width)))
            return 0;
    }
    return 0;
}
/** The portal to which a portal block belongs (vanilla BlockUtil.getLargestRectangleAround). */
export function portalAround(level, p) {
    const state = level.get(p);
    const axis = state.properties['axis'] === 'z' ? 'z' : 'x';
    const isSame = (q) => level.get(q) === state;
    let corner = p;
    while (isSame({ ...corner, y: corner.y - 1 }))
        corner = { ...corner, y: corner.y - 1 };
    while (isSame(add(corner, along(axis, -1))))
        corner = add(corner, along(axis, -1));
    let width = 1;
    while (width < WIDTH.most && isSame(add(corner, along(axis, width))))
        width++;
    let height = 1;
    while (height < TALLNESS.most && isSame(add(corner, along(axis, 0, height))))
        height++;
    return { axis, corner, width, height };
}
