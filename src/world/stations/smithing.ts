import type { Vec } from '../geometry.ts'
import { WINDOW_TYPES } from '../inventory/chest.ts'
import { counted, type ItemStack } from '../items/stack.ts'
import { withTag } from '../items/tags.ts'
import type { Game } from '../kernel/game.ts'
import type { Storage } from '../kernel/inventory/storage.ts'
import type { Player } from '../kernel/player/player.ts'
import { nbtCompound, nbtString } from '../library/nbt.ts'
import { openWindow, stillAt, windowOf } from '../player/windows.ts'
import { translate } from '../protocol/fields.ts'
import { Bench } from './bench.ts'

const UPGRADE = 'netherite_upgrade_smithing_template'
/** World event with the sound of a smithing table. */
const SMITHING = 1044
/** Materials of armour trims, by item. */
const MATERIALS: Readonly<Record<string, string>> = {
  quartz: 'quartz',
  iron_ingot: 'iron',
  netherite_ingot: 'netherite',
  redstone: 'redstone',
  copper_ingot: 'copper',
  gold_ingot: 'gold',
  emerald: 'emerald',
  diamond: 'diamond',
  lapis_lazuli: 'lapis',
  amethyst_shard: 'amethyst',
}
const isDiamondGear = (name: string): boolean =>
  /^diamond_(sword|shovel|pickaxe|axe|hoe|helmet|chestplate|leggings|boots)$/.test(name)
const isArmour = (name: string): boolean => /_(helmet|chestplate|leggings|boots)$/.test(name)
const trimOf = (name: string): string | undefined => /^([a-z]+)_armor_trim_smithing_template$/.exec(name)?.[1]

/** Opens a smithing table: gear and an ingot up to 1.19; since 1.20 also a template, in front of them. */
export function openSmithingTable(game: Game, player: Player, p: Vec): true {
  const templated = game.registry.isNewerOrEqualTo('1.20')
  const gear = { accepts: ({ name }: ItemStack) => isDiamondGear(name) || (templated && isArmour(name)) }
  const addition = {
    accepts: ({ name }: ItemStack) => name === 'netherite_ingot' || (templated && name in MATERIALS),
  }
  const template = { accepts: ({ name }: ItemStack) => name === UPGRADE || trimOf(name) !== undefined }
  const bench = new Bench({
    ...windowOf(player),
    stillValid: stillAt(game.level, player, p, (there) => there === 'smithing_table'),
    inputs: templated ? [template, gear, addition] : [gear, addition],
    result: (cells) => smithed(game, templated ? cells : [null, ...cells]),
    taken: (cells) => {
      for (const [i, stack] of cells.entries()) cells[i] = stack ? counted(stack, stack.count - 1) : null
      game.broadcastNear(p, 'world_event', { effectId: SMITHING, location: p, data: 0, global: false })
    },
  })
  openWindow(player, bench.menu, { type: WINDOW_TYPES.smithing, title: translate('container.upgrade') })
  return true
}

/** The product of template, gear and addition. The item keeps its tags. */
function smithed(
  { items, registry }: Game,
  [template = null, gear = null, addition = null]: Storage,
): ItemStack | null {
  if (!gear || !addition) return null
  const needsTemplate = registry.isNewerOrEqualTo('1.20')
  if (
    isDiamondGear(gear.name) &&
    addition.name === 'netherite_ingot' &&
    (!needsTemplate || template?.name === UPGRADE)
  )
    return items.make(gear.name.replace('diamond', 'netherite'), 1, gear.nbt)
  const pattern = trimOf(template?.name ?? '')
  const material = Object.hasOwn(MATERIALS, addition.name) ? MATERIALS[addition.name] : undefined
  if (pattern === undefined || material === undefined || !isArmour(gear.name)) return null
  const trim = nbtCompound({
    material: nbtString(`minecraft:${material}`),
    pattern: nbtString(`minecraft:${pattern}`),
  })
  return withTag({ ...gear, count: 1 }, 'Trim', trim)
}
