import { anvilKind } from '../anvil-work.ts'

/** Items that an anvil or a grindstone joined with another item or a book. */
export const combined = anvilKind('combined', 'combine')
