import { add, DIRECTIONS, opposite, step, vec } from '../geometry.js';
const trunk = (base, height) => Array.from({ length: height }, (_, y) => add(base, vec(0, y, 0)));
/** A flat square of leaves. `dropCorner` decides which corners are left out. */
function disc(centre, radius, dropCorner) {
    const leaves = [];
    for (let x = -radius; x <= radius; x++)
        for (let z = -radius; z <= radius; z++) {
            const corner = Math.abs(x) === radius && Math.abs(z) === radius;
            if (!(corner && radius > 0 && dropCorner()))
                leaves.push(add(centre, vec(x, 0, z)));
        }
    return leaves;
}
/** Oak, birch and jungle: a straight trunk under a ball of leaves. Large oaks and bees are not implemented. */
const ball = (base, spread) => ({ base: foot, chance }) => {
    const height = base + chance.between(0, spread);
    const leaves = [];
    for (let down = 0; down <= 3; down++) {
        const radius = down < 2 ? 1 : 2;
        leaves.push(...disc(add(foot, vec(0, height - down, 0)), radius, () => down === 0 || chance.oneIn(2)));
    }
    return { height, thickness: 1, margin: 1, bareBelow: 1, logs: trunk(foot, height), leaves };
};
/** Spruce: repeated rings of leaves that widen downwards. Giant spruces are not implemented. */
const spruce = ({ base: foot, chance }) => {
    const height = 5 + chance.between(0, 2) + chance.between(0, 1);
    const widest = chance.between(2, 3);
    const bare = chance.between(1, 2);
    const crown = Math.max(4, height - bare);
    const leaves = [];
    let radius = chance.between(0, 1);
    let limit = 1;
    let start = 0;
    for (let down = 0; down <= crown; down++) {
        leaves.push(...disc(add(foot, vec(0, height + 1 - down, 0)), radius, () => true));
        if (radius >= limit) {
            radius = start;
            start = 1;
            limit = Math.min(limit + 1, widest);
        }
        else
            radius++;
    }
    return { height, thickness: 1, margin: 2, bareBelow: bare + 1, logs: trunk(foot, height), leaves };
};
/** Acacia: a bent trunk, often forked, under flat crowns. */
const acacia = ({ base: foot, chance }) => {
    const height = 5 + chance.between(0, 2) + chance.between(0, 2);
    const logs = [];
    const leaves = [];
    const lean = pick(chance);
    const bend = height - chance.between(0, 3) - 1;
    let steps = 3 - chance.between(0, 2);
    let at = foot;
    for (let y = 0; y < height; y++) {
        if (y >= bend && steps > 0) {
            at = add(at, step(lean));
            steps--;
        }
        logs.push(add(at, vec(0, y, 0)));
    }
    leaves.push(...crown(add(at, vec(0, height, 0)), 3));
    const fork = pick(chance);
    if (fork !== lean)
        branch();
    return { height, thickness: 1, margin: 1, bareBelow: 1, logs, leaves };
    function branch() {
        const from = bend - chance.between(0, 1) - 1;
        let length = 1 + chance.between(0, 2);
        let tip;
        let out = foot;
        for (let y = from; y < height && length > 0; y++, length--) {
            if (y < 1)
                continue;
            out = add(out, step(fork));
            tip = add(out, vec(0, y, 0));
            logs.push(tip);
        }
        if (tip)
            leaves.push(...crown(add(tip, vec(0, 1, 0)), 2));
    }
};
/** Two flat layers, the lower one wide. */
function crown(centre, radius) {
    return [...disc(add(centre, vec(0, -1, 0)), radius, () => true), ...disc(centre, radius - 1, () => true)];
}
const pick = (chance) => DIRECTIONS[chance.between(0, DIRECTIONS.length - 1)] ?? 'north';
/** Dark oak: only from four saplings, with a thick, bent trunk under a broad crown. */
const darkOak = ({ base: foot, thick, chance }) => {
    if (!thick)
        return null;
    const height = 6 + chance.between(0, 2) + chance.between(0, 1);
    const lean = opposite(pick(chance));
    const bend = height - chance.between(0, 3);
    let steps = 2 - chance.between(0, 2);
    const logs = [];
    let at = foot;
    for (let y = 0; y < height; y++) {
        if (y >= bend && steps > 0) {
            at = add(at, step(lean));
            steps--;
        }
        for (const [x, z] of [
            [0, 0],
            [1, 0],
            [0, 1],
            [1, 1],
        ])
            logs.push(add(at, vec(x, y, z)));
    }
    const top = add(at, vec(0, height - 1, 0));
    return {
        height,
        thickness: 2,
        margin: 1,
        bareBelow: 1,
        logs,
        leaves: [...roof(add(top, vec(0, -1, 0)), 3), ...roof(top, 3), ...roof(add(top, vec(0, 1, 0)), 2)],
    };
};
/** A disc around a thick trunk, without its corners. */
function roof(corner, radius) {
    const leaves = [];
    for (let x = -radius; x <= radius + 1; x++)
        for (let z = -radius; z <= radius + 1; z++) {
            const outer = (x === -radius || x === radius + 1) && (z === -radius || z === radius + 1);
            if (!outer)
                leaves.push(add(corner, vec(x, 0, z)));
        }
    return leaves;
}
const PLANNERS = {
    oak: ball(4, 2),
    birch: ball(5, 2),
    jungle: ball(4, 8),
    spruce,
    acacia,
    dark_oak: darkOak,
};
/** Plans a tree; null if none grows there. Dark oak is the only thick tree implemented; others grow thin. */
export function planTree(kind, site) {
    const plan = PLANNERS[kind]?.(site);
    return plan ? { kind, base: site.base, ...plan } : null;
}
