/** Alternatives for one slot in several recipes. */
export const COALS = ['coal', 'charcoal'];
export const SOULS = ['soul_sand', 'soul_soil'];
/** Makes one of the product from one of each of these, in any order. */
export const loose = (makes, takes, since) => ({
    makes,
    count: 1,
    takes,
    ...(since === undefined ? {} : { since }),
});
