/** Blocks without collision that hurt or slow down any body in their cell (vanilla). */
const HARMFUL = new Set([
    'fire',
    'soul_fire',
    'lava',
    'cobweb',
    'sweet_berry_bush',
    'wither_rose',
    'powder_snow',
]);
/** Whether a body that walks into a block is hurt or held back by it: fire, lava, cobwebs, thorns, powder snow. */
export const hurtsOrHolds = (block) => HARMFUL.has(block);
