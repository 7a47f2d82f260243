import type { Vec } from '../geometry.ts'
import { centreOf } from '../geometry.ts'
import { WINDOW_TYPES } from '../inventory/chest.ts'
import { counted } from '../items/stack.ts'
import type { Game } from '../kernel/game.ts'
import type { Player } from '../kernel/player/player.ts'
import { playSound } from '../kernel/sounds.ts'
import { openWindow, stillAt, windowOf } from '../player/windows.ts'
import { translate } from '../protocol/fields.ts'
import { Bench } from './bench.ts'
import { cutsOf } from './cuts.ts'

const STONE = 0
const NOTHING_CHOSEN = -1

/** Opens a stonecutter: a button chooses the product. */
export function openStonecutter(game: Game, player: Player, p: Vec): true {
  let chosen = NOTHING_CHOSEN
  let stone: string | undefined
  const cuts = () => (stone === undefined ? [] : cutsOf(game.items, stone))
  const bench = new Bench({
    ...windowOf(player),
    stillValid: stillAt(game.level, player, p, (there) => there === 'stonecutter'),
    inputs: [{ accepts: ({ name }) => cutsOf(game.items, name).length > 0 }],
    changed: (cells) => {
      const name = cells[STONE]?.name
      if (name === stone) return
      stone = name
      chosen = NOTHING_CHOSEN
    },
    result: () => {
      const cut = cuts()[chosen]
      return cut ? game.items.make(cut.name, cut.count) : null
    },
    taken: (cells) => {
      const left = cells[STONE]
      cells[STONE] = left ? counted(left, left.count - 1) : null
      playSound(game, { name: 'ui.stonecutter.take_result', source: 'block', at: centreOf(p) })
    },
    gauges: () => [chosen],
    controls: (_cells, bench) => ({
      press: (button) => {
        if (button < 0 || button >= cuts().length) return
        chosen = button
        bench.refresh()
      },
    }),
  })
  openWindow(player, bench.menu, {
    type: WINDOW_TYPES.stonecutter,
    title: translate('container.stonecutter'),
  })
  return true
}
