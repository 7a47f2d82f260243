import type { PacketFields } from '../../library/network.ts'

/** Experience points and levels of a player. Only commands change them, because there are no orbs. */
export class Experience {
  level = 0
  /** Points towards the next level. */
  points = 0

  /** Points from this level to the next (vanilla). */
  get toNext(): number {
    if (this.level >= 30) return 112 + (this.level - 30) * 9
    return this.level >= 15 ? 37 + (this.level - 15) * 5 : 7 + this.level * 2
  }

  addPoints(amount: number): void {
    this.points += amount
    while (this.points < 0 && this.level > 0) {
      this.level--
      this.points += this.toNext
    }
    this.points = Math.max(0, this.points)
    while (this.points >= this.toNext) {
      this.points -= this.toNext
      this.level++
    }
  }

  addLevels(amount: number): void {
    if (this.level + amount < 0) this.points = 0
    this.setLevel(this.level + amount)
  }

  setLevel(level: number): void {
    this.level = Math.max(0, Math.min(2 ** 31 - 1, level))
    this.points = Math.min(this.points, this.toNext - 1)
  }
}

/** Tells a client the points and levels of its player. */
export function sendExperience(player: {
  readonly experience: Experience
  send(name: string, fields: PacketFields): void
}): void {
  const { experience } = player
  player.send('experience', {
    experienceBar: experience.points / experience.toNext,
    level: experience.level,
    totalExperience: experience.points,
  })
}
