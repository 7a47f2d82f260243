import type { Player } from '../kernel/player/player.ts'
import type { Statistic } from '../kernel/player/statistics.ts'
import type { NbtCompound } from '../library/nbt.ts'
import { loadPlayer, savePlayer } from './player-dat.ts'

/** Saved players, who rejoin with the state and items with which they left. */
export class PlayerStore {
  readonly #saved = new Map<string, NbtCompound>()
  readonly #statistics = new Map<string, readonly Statistic[]>()

  /** Restores a player before joining. */
  restore(player: Player): void {
    const saved = this.#saved.get(player.uuid)
    if (saved) loadPlayer(player, saved)
    player.statistics.restore(this.#statistics.get(player.uuid) ?? [])
  }

  remember(player: Player): void {
    this.#statistics.set(player.uuid, player.statistics.all())
    this.put(player.uuid, savePlayer(player, this.#saved.get(player.uuid)))
  }

  /** Statistics of a player as saved. */
  count(uuid: string, statistics: readonly Statistic[]): void {
    this.#statistics.set(uuid, statistics)
  }

  /** The statistics of all players who have been here. */
  statistics(): Iterable<[uuid: string, statistics: readonly Statistic[]]> {
    return this.#statistics
  }

  put(uuid: string, saved: NbtCompound): void {
    this.#saved.set(uuid, saved)
  }

  all(): Iterable<[uuid: string, saved: NbtCompound]> {
    return this.#saved
  }
}
