/** A scene in which only the game is known, for effects that do not depend on other actions. */
export const unknownScene = ({ gameVersion, rules }) => ({
    gameVersion,
    rules,
    held: undefined,
    carries: () => 0,
    isObtainable: () => false,
    blockAt: () => undefined,
});
