import type { ActionOf, ActionSpec, ReadAction } from './action-spec.ts'
import * as list from './list.ts'

/**
 * The action functions of the paper's Appendix A. Prompts list them first, in this order, followed by the others in alphabetical
 * order.
 */
const PAPER = [
  'NavigateTo',
  'CheckContainer',
  'WithdrawItem',
  'ScanEntities',
  'Equip',
  'PlaceBlock',
  'Handover',
  'Craft',
  'Smelt',
  'MineBlock',
  'Toggle',
  'UseOn',
  'Attack',
]

type BuiltIn = (typeof list)[keyof typeof list]

const rankOf = ({ name }: Pick<ActionSpec, 'name'>): number =>
  PAPER.includes(name) ? PAPER.indexOf(name) : PAPER.length

/** The built-in actions, in the order of prompts. */
export const builtInActionSpecs: readonly BuiltIn[] = Object.values(list).toSorted(
  (a, b) => rankOf(a) - rankOf(b) || (a.name < b.name ? -1 : 1),
)

/** A validated call of one of these actions, discriminated by `name`. */
export type BuiltInAction = ActionOf<BuiltIn>
export type BuiltInActionName = BuiltInAction['name']

declare const pluggedIn: unique symbol
/** The name of a plug-in's action. Its type never equals a built-in name, so that `name` discriminates the union. */
export type PluginActionName = string & { readonly [pluggedIn]: true }

/** A validated call of a built-in action (with typed arguments) or of a plug-in action. */
export type Action = BuiltInAction | ReadAction<PluginActionName>
