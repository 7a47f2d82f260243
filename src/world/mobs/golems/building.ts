import { neighbour, type Vec } from '../../geometry.ts'
import type { Game } from '../../kernel/game.ts'
import type { LevelChange } from '../../kernel/level.ts'

/** The arms of an iron golem reach to both sides along one of these. */
const ARMS = [
  ['west', 'east'],
  ['north', 'south'],
] as const

const isHead = (name: string): boolean => name === 'carved_pumpkin' || name === 'jack_o_lantern'

/** A carved pumpkin put on snow or iron makes a golem (vanilla CarvedPumpkinBlock.trySpawnGolem), skulls on soul sand a wither. */
export function noteHead(game: Game, { position, to }: LevelChange): void {
  // the blocks are taken in the next tick, when whoever placed the head is done
  if (isHead(to.name)) game.schedule(1, () => build(game, position))
  else if (isSkull(to.name)) game.schedule(1, () => buildWither(game, position))
}

function build(game: Game, head: Vec): void {
  const { level } = game
  if (!isHead(level.get(head).name)) return
  const chest = neighbour(head, 'down')
  const feet = neighbour(chest, 'down')
  const is = (p: Vec, name: string) => level.get(p).name === name
  if (is(chest, 'snow_block') && is(feet, 'snow_block')) {
    rise(game, 'snow_golem', [head, chest, feet])
    return
  }
  if (!is(chest, 'iron_block') || !is(feet, 'iron_block')) return
  for (const sides of ARMS) {
    const arms = sides.map((side) => neighbour(chest, side))
    const beside = sides.flatMap((side) => [neighbour(head, side), neighbour(feet, side)])
    if (!arms.every((p) => is(p, 'iron_block')) || !beside.every((p) => level.get(p).stateId === 0)) continue
    rise(game, 'iron_golem', [head, chest, feet, ...arms])
    return
  }
}

const isSkull = (name: string): boolean => /^wither_skeleton_(wall_)?skull$/.test(name)
const isSoul = (name: string): boolean => name === 'soul_sand' || name === 'soul_soil'

/** Three skulls on a T of soul sand make a wither (vanilla WitherSkullBlock.checkSpawn). */
function buildWither(game: Game, skull: Vec): void {
  const { level } = game
  const nameAt = (p: Vec) => level.get(p).name
  if (!isSkull(nameAt(skull)) || game.difficulty === 'peaceful') return
  for (const sides of ARMS)
    for (const by of [-1, 0, 1]) {
      const head = neighbour(skull, sides[1], by)
      const chest = neighbour(head, 'down')
      const feet = neighbour(chest, 'down')
      const arms = sides.map((side) => neighbour(chest, side))
      const heads = [head, ...sides.map((side) => neighbour(head, side))]
      const isWhole =
        heads.every((p) => isSkull(nameAt(p))) && [chest, feet, ...arms].every((p) => isSoul(nameAt(p)))
      if (!isWhole || !sides.every((side) => level.get(neighbour(feet, side)).stateId === 0)) continue
      rise(game, 'wither', [head, chest, feet, ...arms, ...heads])
      return
    }
}

function rise(game: Game, kind: string, parts: readonly [Vec, Vec, Vec, ...Vec[]]): void {
  for (const p of parts) game.level.set(p, game.level.states.air)
  const [, , feet] = parts
  const golem = game.summon(kind, { x: feet.x + 0.5, y: feet.y + 0.05, z: feet.z + 0.5 })
  golem.traits.persistent = true
}
