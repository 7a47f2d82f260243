import type { BlockSpec } from '../block.ts'

/** The part of a registry that defines the numbering of block states. */
export interface NumberedStates {
  readonly blocksByName: Readonly<
    Record<
      string,
      | {
          readonly minStateId: number
          readonly defaultState: number
          readonly states: readonly {
            readonly name: string
            readonly type: string
            readonly num_values: number
            readonly values?: readonly string[]
          }[]
        }
      | undefined
    >
  >
}

/**
 * The state id of a block; omitted properties have their default values.
 * @returns undefined for a block that the version does not have
 */
export function stateOf(
  { blocksByName }: NumberedStates,
  { name, properties }: BlockSpec,
): number | undefined {
  const block = blocksByName[name]
  if (block === undefined) return undefined
  let rest = block.defaultState - block.minStateId
  const digits = block.states.toReversed().map(({ num_values: count, name: property, type, values }) => {
    const digit = rest % count
    rest = Math.floor(rest / count)
    const wanted = properties[property]
    if (wanted === undefined) return { digit, count }
    const given = type === 'bool' ? Number(wanted !== 'true') : (values?.indexOf(wanted) ?? Number(wanted))
    return { digit: given, count }
  })
  return block.minStateId + digits.reduceRight((sum, { digit, count }) => sum * count + digit, 0)
}
