/**
 * Remembers the numbers that a game version's states have in a recording, because turning a block into text to number it takes
 * time.
 */
export function remembered(numberOf) {
    /** By state: its number plus 1, since 0 is a number too. */
    const numbers = new Uint32Array(65_536);
    return (state) => {
        if (numbers[state] === 0)
            numbers[state] = numberOf(state) + 1;
        return numbers[state] - 1;
    };
}
