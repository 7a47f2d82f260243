/** What actions do for the task, coarse enough for a legend. */
export const actionKinds = ['walk', 'fetch', 'craft', 'place', 'mine', 'other'] as const
export type ActionKind = (typeof actionKinds)[number]

const KINDS: Record<string, ActionKind> = {
  NavigateTo: 'walk',
  WithdrawItem: 'fetch',
  CheckContainer: 'fetch',
  Handover: 'fetch',
  Craft: 'craft',
  Smelt: 'craft',
  PlaceBlock: 'place',
  MineBlock: 'mine',
}

export const kindOf = (action: string): ActionKind =>
  Object.hasOwn(KINDS, action) ? (KINDS[action] ?? 'other') : 'other'

/** What each kind stands for, in words of the legend. */
export const KIND_LABELS: Record<ActionKind, string> = {
  walk: 'walk',
  fetch: 'fetch',
  craft: 'craft, smelt',
  place: 'place',
  mine: 'mine',
  other: 'other (equip, use, look)',
}
