/** The item is used up if it had an effect, otherwise kept. */
export const usedIf = (hasActed) => (hasActed ? 'used' : 'kept');
