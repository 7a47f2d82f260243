/** Increments the count of a block that holds several of its kind. A sneaking player does not add to the clicked block. */
export const countMerge = (property, most) => (level, there, click, across) => {
    if (click.sneaking && !across)
        return null;
    const count = Number(there.properties[property]);
    return count < most ? level.states.with(there, { [property]: count + 1 }) : null;
};
