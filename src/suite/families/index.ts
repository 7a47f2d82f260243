import type { Family } from '../family.ts'
import { farm, path, pen, planter, plaza } from './ground.ts'
import { arch, flag, fossil, lamp, pyramid } from './posts.ts'
import { hut, stall, tent, well } from './shelters.ts'
import { bridge, portal, ruin, tower, wall } from './works.ts'

/** All families. The fixed suite depends on this order. */
export const families: readonly Family[] = [
  path,
  lamp,
  fossil,
  tent,
  well,
  pen,
  farm,
  hut,
  portal,
  tower,
  bridge,
  stall,
  planter,
  plaza,
  arch,
  pyramid,
  flag,
  ruin,
  wall,
]
