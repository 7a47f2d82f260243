import type { Game } from '../../kernel/game.ts'
import { Memory } from '../../kernel/memory/memory.ts'
import type { Player } from '../../kernel/player/player.ts'
import type { PacketFields } from '../../library/network.ts'
import { ADVANCEMENTS, type Advancement } from './list.ts'

/** Ticks between two checks of a player's progress. */
const INTERVAL = 20
const NAMESPACE = 'minecraft:'

/** Tick at which each criterion was met, by advancement and criterion. */
export type Met = Map<string, Map<string, number>>

/** The achievements of a world's players, by UUID. */
const ACHIEVED = new Memory('advancements', () => ({ byPlayer: new Map<string, Met>() }))

/** The achievements of all players of a world, by UUID. */
export const achievedIn = ({ world }: Game): Map<string, Met> => ACHIEVED.of(world).byPlayer

function metBy({ world }: Game, { uuid }: Player): Met {
  const { byPlayer } = ACHIEVED.of(world)
  const met = byPlayer.get(uuid) ?? new Map<string, Map<string, number>>()
  byPlayer.set(uuid, met)
  return met
}

/** Whether a player has an advancement. */
export const isDone = (game: Game, player: Player, advancement: Advancement): boolean =>
  hasAll(metBy(game, player), advancement)

/** Whether a player's achievements include an advancement. */
export function hasAll(achieved: Met, { id, criteria, any }: Advancement): boolean {
  const met = achieved.get(id)
  const names = Object.keys(criteria)
  return met !== undefined && (any ? met.size > 0 : names.every((name) => met.has(name)))
}

/** Whether a player has met one criterion. */
export const isMet = (game: Game, player: Player, { id }: Advancement, criterion: string): boolean =>
  metBy(game, player).get(id)?.has(criterion) ?? false

/** Grants or revokes criteria; returns whether this changed anything. Updates the client. */
export function setCriteria(
  game: Game,
  player: Player,
  advancement: Advancement,
  { names, granted }: { names: readonly string[]; granted: boolean },
): boolean {
  const met = metBy(game, player)
  const own = met.get(advancement.id) ?? new Map<string, number>()
  met.set(advancement.id, own)
  const changed = names.filter((name) => own.has(name) !== granted)
  for (const name of changed) {
    if (granted) own.set(name, game.ticks)
    else own.delete(name)
  }
  if (changed.length > 0) player.send('advancements', progress(game, player, [advancement], false))
  return changed.length > 0
}

/** Sends a client all advancements, and its player's progress. */
export const sendAdvancements = (game: Game, player: Player): void =>
  player.send('advancements', progress(game, player, ADVANCEMENTS, true))

/** Checks a player's progress from time to time. */
export function tickAdvancements(game: Game, player: Player): void {
  if ((game.ticks + player.id) % INTERVAL !== 0 || player.dead) return
  for (const advancement of ADVANCEMENTS) {
    if (isDone(game, player, advancement)) continue
    const names = Object.entries(advancement.criteria).flatMap(([name, isSo]) => (isSo(player) ? [name] : []))
    if (names.length > 0) setCriteria(game, player, advancement, { names, granted: true })
  }
}

function progress(game: Game, player: Player, list: readonly Advancement[], reset: boolean): PacketFields {
  const met = metBy(game, player)
  return {
    reset,
    advancementMapping: reset ? list.map(described) : [],
    identifiers: [],
    progressMapping: list
      .filter(({ id }) => !reset || met.has(id))
      .map(({ id, criteria }) => ({
        key: NAMESPACE + id,
        value: Object.keys(criteria).map((name) => ({
          criterionIdentifier: name,
          criterionProgress: timeOf(met.get(id)?.get(name)),
        })),
      })),
  }
}

/** A time in milliseconds as the two halves of a long. */
function timeOf(ticks: number | undefined): readonly [number, number] | undefined {
  if (ticks === undefined) return undefined
  const ms = ticks * 50
  return [Math.floor(ms / 2 ** 32), ms | 0]
}

function described({ id, parent, criteria, any }: Advancement): PacketFields {
  const names = Object.keys(criteria)
  return {
    key: NAMESPACE + id,
    value: {
      parentId: parent === undefined ? undefined : NAMESPACE + parent,
      displayData: undefined,
      criteria: names.map((key) => ({ key, value: undefined })),
      requirements: any ? [names] : names.map((name) => [name]),
    },
  }
}
