import type { ChunkColumn } from '../../library/prismarine.ts'

/** How the prismarine libraries store a section. */
interface PackedSection {
  /** Before 1.18. Null: the states are stored in the cells themselves. */
  readonly palette?: readonly number[] | null
  /** Since 1.18: one state for all cells, a palette, or neither. */
  readonly data?: { readonly value?: number; readonly palette?: readonly number[] }
}

/** The states that a section of a column may contain, by its index from the lowest; undefined if only its cells reveal this. */
export function statesIn(column: ChunkColumn, section: number): readonly number[] | undefined {
  const packed = column.sections?.[section] as PackedSection | null | undefined
  if (packed === null || packed === undefined) return [0]
  const { data, palette } = packed
  if (data?.value !== undefined) return [data.value]
  return data?.palette ?? palette ?? undefined
}
