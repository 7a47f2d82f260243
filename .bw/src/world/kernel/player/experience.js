const MAX = 2 ** 31 - 1;
/** Experience points and levels of a player. */
export class Experience {
    level = 0;
    /** Points towards the next level. */
    points = 0;
    /** All points ever gained (vanilla totalExperience); levels given or set do not count. */
    total = 0;
    /** Number of points from this level to the next (vanilla). */
    get toNext() {
        if (this.level >= 30)
            return 112 + (this.level - 30) * 9;
        return this.level >= 15 ? 37 + (this.level - 15) * 5 : 7 + this.level * 2;
    }
    addPoints(amount) {
        this.total = Math.max(0, Math.min(MAX, this.total + amount));
        this.points += amount;
        while (this.points < 0 && this.level > 0) {
            this.level--;
            this.points += this.toNext;
        }
        if (this.points < 0)
            this.#empty();
        while (this.points >= this.toNext) {
            this.points -= this.toNext;
            this.level++;
        }
    }
    addLevels(amount) {
        if (this.level + amount < 0)
            this.#empty();
        this.setLevel(this.level + amount);
    }
    setLevel(level) {
        this.level = Math.max(0, Math.min(MAX, level));
        this.points = Math.min(this.points, this.toNext - 1);
    }
    /** Removes everything, as on death. */
    reset() {
        this.level = 0;
        this.#empty();
    }
    #empty() {
        this.points = 0;
        this.total = 0;
    }
}
/** Sends a client the points and levels of its player. */
export function sendExperience(player) {
    const { experience } = player;
    player.send('experience', {
        experienceBar: experience.points / experience.toNext,
        level: experience.level,
        totalExperience: experience.total,
    });
}
