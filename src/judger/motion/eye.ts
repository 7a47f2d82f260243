/** Height of a standing player's eyes above the feet (blocks, vanilla 1.19.2). */
export const EYE_HEIGHT = 1.62
