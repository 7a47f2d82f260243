import { centreOf, type Vec } from '../geometry.ts'
import { WINDOW_TYPES } from '../inventory/chest.ts'
import { counted, type ItemStack } from '../items/stack.ts'
import { withTag } from '../items/tags.ts'
import type { Game } from '../kernel/game.ts'
import type { Player } from '../kernel/player/player.ts'
import { playSound } from '../kernel/sounds.ts'
import { nbtByte, nbtInt } from '../library/nbt.ts'
import { openWindow, stillAt, windowOf } from '../player/windows.ts'
import { translate } from '../protocol/fields.ts'
import { Bench } from './bench.ts'

const ADDITIONS: ReadonlySet<string> = new Set(['paper', 'map', 'glass_pane'])

/** Opens a cartography table: paper widens a map, an empty map copies it, a pane of glass locks it. */
export function openCartographyTable(game: Game, player: Player, p: Vec): true {
  const bench = new Bench({
    ...windowOf(player),
    stillValid: stillAt(game.level, player, p, (there) => there === 'cartography_table'),
    inputs: [
      { accepts: ({ name }) => name === 'filled_map' },
      { accepts: ({ name }) => ADDITIONS.has(name) },
    ],
    result: ([map, addition]) => (map && addition ? drawn(map, addition.name) : null),
    taken: (cells) => {
      for (const [i, stack] of cells.entries()) cells[i] = stack ? counted(stack, stack.count - 1) : null
      playSound(game, { name: 'ui.cartography_table.take_result', source: 'block', at: centreOf(p) })
    },
  })
  openWindow(player, bench.menu, {
    type: WINDOW_TYPES.cartography,
    title: translate('container.cartography_table'),
  })
  return true
}

function drawn(map: ItemStack, addition: string): ItemStack {
  const one = { ...map, count: 1 }
  if (addition === 'map') return { ...map, count: 2 }
  return addition === 'paper'
    ? withTag(one, 'map_scale_direction', nbtInt(1))
    : withTag(one, 'map_to_lock', nbtByte(1))
}
