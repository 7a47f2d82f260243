import { popItem } from '../blocks/breaking.ts'
import { familyOf } from '../blocks/families.ts'
import type { BlockState, StateProperties } from '../blocks/states.ts'
import type { Game } from '../game.ts'
import { keyOf, neighbour, type Vec } from '../geometry.ts'
import { itemFrom, itemMembers } from '../items/item-nbt.ts'
import { nbtCompound } from '../library/nbt.ts'
import type { Player } from '../player/player.ts'
import { playNote } from '../redstone/devices.ts'
import { putOnFire } from '../smelting/campfire.ts'
import { useCauldron } from './cauldron.ts'
import { compost } from './compost.ts'

const NOTES = 25
const MAX_CHARGES = 4

/** What a block does when used with a hand, empty or not (vanilla Block.use). False if it does nothing. */
type BlockUse = (game: Game, player: Player, hand: number, p: Vec, state: BlockState) => boolean

function become({ level }: Game, p: Vec, state: BlockState, properties: StateProperties): true {
  level.set(p, level.states.with(state, properties))
  return true
}

const tune: BlockUse = (game, _player, _hand, p, state) => {
  become(game, p, state, { note: (Number(state.properties['note']) + 1) % NOTES })
  playNote(game, p)
  return true
}

/** Puts flowers and saplings into pots, and takes them out. */
const pot: BlockUse = (game, player, hand, p, state) => {
  const { states } = game.level
  const stack = player.held(hand)
  const potted = `potted_${stack?.name.replace(/^(flowering_)?azalea$/, '$&_bush') ?? ''}`
  const plants = stack !== null && states.has(potted)
  if (state.name === 'flower_pot') {
    if (!plants) return false
    game.level.set(p, states.encode(potted))
    player.useUp(hand)
    return true
  }
  if (plants) return true
  const plant = state.name.replace('potted_', '').replace('azalea_bush', 'azalea')
  player.giveOrToss(game.items.make(plant))
  game.level.set(p, states.encode('flower_pot'))
  return true
}

/** Charges a respawn anchor with glowstone. */
const charge: BlockUse = (game, player, hand, p, state) => {
  const charges = Number(state.properties['charges'])
  if (player.held(hand)?.name !== 'glowstone' || charges >= MAX_CHARGES) return false
  player.useUp(hand)
  return become(game, p, state, { charges: charges + 1 })
}

/** Inserts a record, or ejects the one inside. */
const jukebox: BlockUse = (game, player, hand, p, state) => {
  const { level } = game
  const stack = player.held(hand)
  if (state.properties['has_record'] === true) {
    const members = level.blockEntities.get(keyOf(p))?.extra?.value['RecordItem']
    const record = members?.type === 'compound' ? itemFrom(game.items, members.value as never) : null
    level.describe(p, {})
    if (record) popItem(game, neighbour(p, 'up'), record)
    return become(game, p, state, { has_record: false })
  }
  if (!stack?.name.startsWith('music_disc_')) return false
  const record = nbtCompound(itemMembers({ ...stack, count: 1 }))
  become(game, p, state, { has_record: true })
  level.describe(p, { extra: nbtCompound({ RecordItem: record }) })
  player.useUp(hand)
  return true
}

/** Puts food on a campfire. */
const cook: BlockUse = (game, player, hand, p) => {
  const stack = player.held(hand)
  if (!stack || !putOnFire(game, p, stack.name)) return false
  player.useUp(hand)
  return true
}

/** Extinguishes candles with an empty hand. */
const snuff: BlockUse = (game, player, hand, p, state) =>
  state.properties['lit'] === true && !player.held(hand) && become(game, p, state, { lit: false })

const BY_NAME: Readonly<Record<string, BlockUse>> = {
  note_block: tune,
  daylight_detector: (game, _player, _hand, p, state) =>
    become(game, p, state, { inverted: state.properties['inverted'] !== true }),
  campfire: cook,
  soul_campfire: cook,
  flower_pot: pot,
  composter: compost,
  cauldron: useCauldron,
  water_cauldron: useCauldron,
  lava_cauldron: useCauldron,
  powder_snow_cauldron: useCauldron,
  respawn_anchor: charge,
  jukebox,
}

/** Uses a block with a hand, except for opening and toggling. False if the block does nothing, so that the item is used. */
export function useBlock(game: Game, player: Player, hand: number, p: Vec, state: BlockState): boolean {
  const use =
    BY_NAME[state.name] ??
    (state.name.startsWith('potted_') ? pot : familyOf(state.name) === 'candle' ? snuff : undefined)
  return use?.(game, player, hand, p, state) ?? false
}
