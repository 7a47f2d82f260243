import { openAnvil } from '../stations/anvil.ts'
import { openCartographyTable } from '../stations/cartography.ts'
import { openEnchantingTable } from '../stations/enchanting.ts'
import { openGrindstone } from '../stations/grindstone.ts'
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
  family(named('loom'), { open: openLoom }),
  family(named('cartography_table'), { open: openCartographyTable }),
]
