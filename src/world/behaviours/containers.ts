import { chestPartnerSide } from '../blocks/chests.ts'
import { silkOr, some } from '../blocks/drops.ts'
import { popItem } from '../blocks/removing.ts'
import {
  axisOf,
  clockwise,
  counterClockwise,
  DIRECTIONS,
  type Direction,
  isHorizontal,
  keyOf,
  neighbour,
  opposite,
  type Vec,
} from '../geometry.ts'
import { openCraftingTable, openEnderChest } from '../interaction/opening.ts'
import { itemMembers } from '../items/item-nbt.ts'
import type { BlockRules, PlaceContext } from '../kernel/blocks/behaviour.ts'
import { BREWING } from '../kernel/blocks/brew.ts'
import { FURNACE } from '../kernel/blocks/fire.ts'
import type { BlockState } from '../kernel/blocks/states.ts'
import type { Game } from '../kernel/game.ts'
import { nbtCompound, nbtList } from '../library/nbt.ts'
import { ending, family, litWith, named } from './family.ts'

/** Slots of a single chest, barrel or shulker box. */
const CHEST_SLOTS = 27

/** A chest pairs with a neighbour that faces the same way. */
const pairing: BlockRules['shape'] = (level, p, state) => {
  const side = chestPartnerSide(state)
  if (side) {
    const whole = level.get(neighbour(p, side)).name === state.name
    return { type: whole ? (state.properties['type'] ?? '') : 'single' }
  }
  for (const d of DIRECTIONS) {
    const other = level.get(neighbour(p, d))
    const pairs =
      other.name === state.name &&
      other.properties['facing'] === state.properties['facing'] &&
      chestPartnerSide(other) === opposite(d)
    if (pairs) return { type: other.properties['type'] === 'left' ? 'right' : 'left' }
  }
  return { type: 'single' }
}

/** A new chest joins a single chest next to it; a sneaking player joins only the clicked one (vanilla ChestBlock). */
function placeChest(context: PlaceContext): BlockState {
  const { level, target, name, face, sneaking } = context
  let facing: Direction = opposite(context.heading)
  let type = 'single'
  if (sneaking && isHorizontal(face)) {
    const partner = singleAt(context, opposite(face))
    if (partner && axisOf(partner) !== axisOf(face)) {
      facing = partner
      type = counterClockwise(partner) === opposite(face) ? 'right' : 'left'
    }
  } else if (!sneaking) {
    if (singleAt(context, clockwise(facing)) === facing) type = 'left'
    else if (singleAt(context, counterClockwise(facing)) === facing) type = 'right'
  }
  return level.states.encode(name, { facing, type, waterlogged: level.get(target).name === 'water' })
}

/** The direction that the single chest on that side faces; null if there is none. */
function singleAt({ level, target, name }: PlaceContext, side: Direction): Direction | null {
  const other = level.get(neighbour(target, side))
  if (other.name !== name || other.properties['type'] !== 'single') return null
  return other.properties['facing'] as Direction
}

/** A shulker box keeps its contents. In creative mode it drops only if it has any (vanilla ShulkerBoxBlock). */
function dropBox(game: Game, p: Vec, { name }: BlockState, drops: boolean): void {
  const items = game.level.blockEntities.get(keyOf(p))?.items ?? []
  const held = items.flatMap((stack, i) => (stack ? [itemMembers(stack, i)] : []))
  if (!(drops || held.length > 0) || game.rules.get('doTileDrops') !== true) return
  const inside = nbtCompound({ Items: nbtList('compound', held) })
  popItem(game, p, game.items.make(name, 1, held.length > 0 ? nbtCompound({ BlockEntityTag: inside }) : null))
}

/** Containers and crafting stations. */
export const containers = [
  family(named('chest trapped_chest'), {
    kind: 'chest',
    slots: CHEST_SLOTS,
    shape: pairing,
    place: placeChest,
    push: 'stays',
  }),
  family(named('ender_chest'), {
    open: openEnderChest,
    drops: silkOr(some('obsidian', 8, 8)),
    push: 'stays',
  }),
  family(named('barrel'), { slots: CHEST_SLOTS, push: 'stays' }),
  family(named('brewing_stand'), { slots: BREWING.count, push: 'stays' }),
  family(named('furnace blast_furnace smoker'), { slots: FURNACE.count, light: litWith(13), push: 'stays' }),
  family(ending('shulker_box'), {
    kind: 'shulker_box',
    refusesFences: true,
    slots: CHEST_SLOTS,
    orient: ({ face }) => ({ facing: face }),
    dropWhole: dropBox,
    push: 'breaks',
  }),
  family(named('crafting_table'), { open: openCraftingTable }),
]
