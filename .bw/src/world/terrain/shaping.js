/** From `a` at 0 to `b` at 1. */
export const lerp = (a, b, t) => a + (b - a) * t;
/** 0 before `from`, 1 after `to`, with a smooth transition between them; `from` may be the larger one. */
export function smooth(from, to, value) {
    const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
    return t * t * (3 - 2 * t);
}
/** A line through points, level beyond its ends. */
export function spline(points, value) {
    let [x0, y0] = points[0];
    if (value <= x0)
        return y0;
    for (const [x, y] of points) {
        if (value <= x)
            return x === x0 ? y : lerp(y0, y, (value - x0) / (x - x0));
        x0 = x;
        y0 = y;
    }
    return y0;
}
