import { blockOf, centreOf, distance, keyOf, type Vec } from '../geometry.ts'
import { kindOf } from '../kernel/blocks/rules.ts'
import type { BlockState } from '../kernel/blocks/states.ts'
import type { Game } from '../kernel/game.ts'
import type { BlockEntity } from '../kernel/level.ts'
import type { Player } from '../kernel/player/player.ts'
import { type NbtTag, nbtByte, nbtCompound, nbtString } from '../library/nbt.ts'
import { isBeyondSight } from '../player/digging.ts'
import { WINDOW_REACH } from '../player/windows.ts'

/** The text that a player wrote on a sign. */
export interface SignPacket {
  readonly location: Vec
  /** Since 1.20 a sign has two sides. Default: its front. */
  readonly isFrontText?: boolean
  readonly text1: string
  readonly text2: string
  readonly text3: string
  readonly text4: string
}

/** Degrees of a wall sign's front, and of a step of a standing one. */
const WALL_ANGLES: Readonly<Record<string, number>> = { south: 0, west: 90, north: 180, east: 270 }
const STEP = 22.5
const LONGEST_LINE = 384

/** Opens a sign for writing on one of its sides. */
export function openSign(game: Game, player: Player, p: Vec, front = true): void {
  const entity = game.level.blockEntities.get(keyOf(p)) ?? {}
  entity.writer = player.name
  game.level.blockEntities.set(keyOf(p), entity)
  player.send('open_sign_entity', { location: p, isFrontText: front })
}

/** Writes the text of a sign that was opened for this player. */
export function writeSign(game: Game, player: Player, packet: SignPacket): void {
  const p = blockOf(packet.location)
  const { level } = game
  if (isBeyondSight(player, p) || kindOf(level, level.get(p)) !== 'sign') return
  if (distance(player.position, centreOf(p)) > WINDOW_REACH) return
  const entity = level.blockEntities.get(keyOf(p))
  if (entity?.writer !== player.name) return
  const { writer: _, ...rest } = entity
  const lines = [packet.text1, packet.text2, packet.text3, packet.text4].map((line) =>
    line.slice(0, LONGEST_LINE),
  )
  level.describe(p, packet.isFrontText === false ? { ...rest, backText: lines } : { ...rest, text: lines })
}

/** Dyes, waxes or lights a sign; since 1.20 opens it for writing (vanilla SignBlock.use). */
export function useSign(game: Game, player: Player, hand: number, p: Vec, state: BlockState): boolean {
  const { level, registry } = game
  const twoSided = registry.isNewerOrEqualTo('1.20')
  const entity: BlockEntity = level.blockEntities.get(keyOf(p)) ?? {}
  const waxed = tagOf(entity, 'is_waxed') !== undefined
  const front = !twoSided || seesFront(player, p, state)
  const change = waxed ? undefined : changeBy(player.held(hand)?.name ?? '', { front, twoSided })
  if (change) {
    const [key, tag] = change
    if (String(tagOf(entity, key)?.value) === String(tag.value)) return true
    const extra: Record<string, NbtTag> = {}
    for (const [name, there] of Object.entries(entity.extra?.value ?? {})) if (there) extra[name] = there
    level.describe(p, { ...entity, extra: nbtCompound({ ...extra, [key]: tag }) })
    player.useUp(hand)
    return true
  }
  if (twoSided && !waxed && hand === 0) openSign(game, player, p, front)
  return true
}

const tagOf = (entity: BlockEntity, key: string): NbtTag | undefined => entity.extra?.value[key]

/** An item's effect on a sign: a tag and its value. Tags of the back start with `Back`. */
function changeBy(
  item: string,
  { front, twoSided }: { front: boolean; twoSided: boolean },
): readonly [string, NbtTag] | undefined {
  const side = front ? '' : 'Back'
  if (item.endsWith('_dye')) return [`${side}Color`, nbtString(item.slice(0, -'_dye'.length))]
  if (item === 'glow_ink_sac') return [`${side}GlowingText`, nbtByte(1)]
  if (item === 'ink_sac') return [`${side}GlowingText`, nbtByte(0)]
  return twoSided && item === 'honeycomb' ? ['is_waxed', nbtByte(1)] : undefined
}

/** Whether a player is in front of a sign, not behind it (vanilla SignBlockEntity.isFacingFrontText). */
function seesFront({ position }: Player, p: Vec, { properties }: BlockState): boolean {
  const facing = properties['facing']
  const front =
    facing === undefined ? Number(properties['rotation'] ?? 0) * STEP : (WALL_ANGLES[String(facing)] ?? 0)
  const angle = (Math.atan2(position.z - p.z - 0.5, position.x - p.x - 0.5) * 180) / Math.PI - 90
  const apart = Math.abs(((((front - angle) % 360) + 540) % 360) - 180)
  return apart <= 90
}
