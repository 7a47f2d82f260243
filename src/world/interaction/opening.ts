import { neighbour, type Vec } from '../geometry.ts'
import { CRAFTING_WINDOW, containerAt, containerMenu, isBlocked } from '../inventory/chest.ts'
import { craftingTableMenu } from '../inventory/crafting.ts'
import { ENDER_WINDOW, enderChestMenu } from '../inventory/ender-chest.ts'
import { furnaceMenu } from '../inventory/furnace.ts'
import { liftLids } from '../inventory/lids.ts'
import type { BlockState } from '../kernel/blocks/states.ts'
import { placeIn } from '../kernel/dimensions.ts'
import type { Game } from '../kernel/game.ts'
import type { Player } from '../kernel/player/player.ts'
import { countOpened } from '../player/statistics.ts'
import { isNear, openWindow, stillAt, windowOf } from '../player/windows.ts'
import { translate } from '../protocol/fields.ts'
import { conducts } from '../redstone/parts.ts'
import { payExperience } from '../smelting/experience.ts'
import { brewingMenu } from '../stations/brewing.ts'

export function openCraftingTable(game: Game, player: Player, p: Vec, { name }: BlockState): boolean {
  const menu = craftingTableMenu(
    { ...windowOf(player), items: game.items, recipes: game.recipes },
    stillAt(game.level, player, p, (there) => there === name),
  )
  countOpened(player, name)
  openWindow(player, menu, { type: CRAFTING_WINDOW, title: translate('container.crafting') })
  return true
}

/** Opens an ender chest, unless a full block above keeps it closed. */
export function openEnderChest(game: Game, player: Player, p: Vec, { name }: BlockState): boolean {
  const { level } = game
  if (conducts(level, level.get(neighbour(p, 'up')))) return true
  const stillValid = stillAt(level, player, p, (there) => there === name)
  const lid = lidOf(game, player, [p])
  const menu = enderChestMenu({
    ...windowOf(player),
    list: player.enderChest,
    stillValid,
    onClose: lid.close,
  })
  countOpened(player, name)
  openWindow(player, menu, { type: ENDER_WINDOW, title: translate('container.enderchest') })
  lid.open()
  return true
}

/** Opens a container. Returns false if the block is not one. */
export function openContainer(game: Game, player: Player, p: Vec): boolean {
  const { level } = game
  const container = containerAt(level, p)
  if (!container) return false
  if (isBlocked(level, container)) return true
  const places = container.parts.map(({ position }) => position)
  const lid = lidOf(game, player, places)
  const looking = {
    ...windowOf(player),
    container,
    level,
    near: () => isNear(player, p),
    onClose: lid.close,
    paid: () => payExperience(game, p, player.position),
  }
  const brewed = (potion: string) => player.statistics.add('brewed', potion)
  const menu = furnaceMenu(looking) ?? brewingMenu(game, { ...looking, brewed }) ?? containerMenu(looking)
  countOpened(player, level.get(p).name)
  openWindow(player, menu, { type: container.windowType, title: translate(container.title) })
  const block = level.get(p).name
  game.emitter.emit('containerOpened', { name: player.name, position: p, block, ...placeIn(game.dimension) })
  lid.open()
  return true
}

/** The lid of a container while a player looks inside. Spectators do not lift lids. */
function lidOf(game: Game, player: Player, places: readonly Vec[]): { open(): void; close(): void } {
  let lower: (() => void) | undefined
  return {
    open() {
      if (player.gameMode !== 'spectator') lower = liftLids(game, places)
    },
    close() {
      lower?.()
      lower = undefined
    },
  }
}
