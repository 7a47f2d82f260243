import { toolKind } from './tools.ts'

const OTHERS: ReadonlySet<string> = new Set(
  'shears bow crossbow trident mace flint_and_steel fishing_rod brush shield'.split(' '),
)

/** Whether an item is a tool or a weapon, so that its holder does not work with bare hands. */
export const isImplement = (item: string): boolean => toolKind(item) !== undefined || OTHERS.has(item)
