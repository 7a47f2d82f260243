/** Scales the damage of mobs by difficulty (vanilla). */
export function scaled(amount, difficulty) {
    if (difficulty === 'peaceful')
        return 0;
    if (difficulty === 'easy')
        return Math.min(amount / 2 + 1, amount);
    return difficulty === 'hard' ? amount * 1.5 : amount;
}
