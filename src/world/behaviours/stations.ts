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

/** Blocks with a window in which a player works. */
export const stations = [
  family(named('enchanting_table'), { open: openEnchantingTable }),
  family(named('anvil chipped_anvil damaged_anvil'), { open: openAnvil }),
  family(named('grindstone'), { open: openGrindstone }),
  family(named('stonecutter'), { open: openStonecutter }),
  family(named('smithing_table'), { open: openSmithingTable }),
  family(named('beacon'), { open: openBeacon, push: 'stays' }),
  family(named('jukebox'), {
    use: useJukebox,
    push: 'stays',
    gone: (game, p, from) => {
      if (from.properties['has_record'] === true) silence(game, p)
    },
  }),
  family(named('lectern'), { use: useLectern, push: 'stays' }),
  family(named('loom'), { open: openLoom }),
  family(named('cartography_table'), { open: openCartographyTable }),
]
