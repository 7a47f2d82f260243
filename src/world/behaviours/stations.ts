import type { Behaviour } from '../kernel/game.ts'
import { countOpened } from '../player/statistics.ts'
import { openAnvil } from '../stations/anvil.ts'
import { openBeacon } from '../stations/beacon.ts'
import { openCartographyTable } from '../stations/cartography.ts'
import { openEnchantingTable } from '../stations/enchanting.ts'
import { openGrindstone } from '../stations/grindstone.ts'
import { silence, useJukebox } from '../stations/jukebox.ts'
import { useLectern } from '../stations/lectern.ts'
import { openLoom } from '../stations/loom.ts'
import { openSmithingTable } from '../stations/smithing.ts'
import { openStonecutter } from '../stations/stonecutter.ts'
import { family, named } from './family.ts'

type Opening = NonNullable<Behaviour['open']>

/** Increments the statistic for opening the window. */
const counted =
  (open: Opening): Opening =>
  (game, player, p, state) => {
    countOpened(player, state.name)
    return open(game, player, p, state)
  }

/** Blocks with a window in which players work. */
export const stations = [
  family(named('enchanting_table'), { open: counted(openEnchantingTable) }),
  family(named('anvil chipped_anvil damaged_anvil'), { open: counted(openAnvil) }),
  family(named('grindstone'), { open: counted(openGrindstone) }),
  family(named('stonecutter'), { open: counted(openStonecutter) }),
  family(named('smithing_table'), { open: counted(openSmithingTable) }),
  family(named('beacon'), { open: counted(openBeacon), push: 'stays' }),
  family(named('jukebox'), {
    use: useJukebox,
    push: 'stays',
    gone: (game, p, from) => {
      if (from.properties['has_record'] === true) silence(game, p)
    },
  }),
  family(named('lectern'), { use: useLectern, push: 'stays' }),
  family(named('loom'), { open: counted(openLoom) }),
  family(named('cartography_table'), { open: counted(openCartographyTable) }),
]
