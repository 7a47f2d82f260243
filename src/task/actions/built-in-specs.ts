import type { ActionOf, ReadAction } from './action-spec.ts'
import { attack } from './attack.ts'
import { checkContainer } from './check-container.ts'
import { craft } from './craft.ts'
import { digTo } from './dig-to.ts'
import { eat } from './eat.ts'
import { equip } from './equip.ts'
import { explore } from './explore.ts'
import { handover } from './handover.ts'
import { mineBlock } from './mine-block.ts'
import { navigateTo } from './navigate-to.ts'
import { placeBlock } from './place-block.ts'
import { scanEntities } from './scan-entities.ts'
import { sleep } from './sleep.ts'
import { smelt } from './smelt.ts'
import { toggle } from './toggle.ts'
import { useOn } from './use-on.ts'
import { withdrawItem } from './withdraw-item.ts'

/** The 13 action functions of the paper's Appendix A, in its order, and what a world that is not known asks for. */
export const builtInActionSpecs = [
  navigateTo,
  checkContainer,
  withdrawItem,
  scanEntities,
  equip,
  placeBlock,
  handover,
  craft,
  smelt,
  mineBlock,
  toggle,
  useOn,
  attack,
  explore,
  digTo,
  eat,
  sleep,
] as const

/** A validated call of one of these actions, discriminated by `name`. */
export type BuiltInAction = ActionOf<(typeof builtInActionSpecs)[number]>
export type BuiltInActionName = BuiltInAction['name']

declare const pluggedIn: unique symbol
/** The name of a plug-in's action. Its type never equals a built-in name, so that `name` discriminates the union. */
export type PluginActionName = string & { readonly [pluggedIn]: true }

/** A validated call of a built-in action (with typed arguments) or of a plug-in's action. */
export type Action = BuiltInAction | ReadAction<PluginActionName>
