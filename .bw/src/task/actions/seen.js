/** A point on the axis of a body. @param share position as a share of its height, from the feet up */
export const pointOn = ({ position: { x, y, z }, height = 1 }, share) => ({
    x,
    y: y + height * share,
    z,
});
