/** Prefix of task ids in our suites; MCU's files have none. */
const LEVEL = /^mcu_(?:simple|medium|hard)_/

/**
 * The name of a task in a form that is the same in all formats: lower-case letters and digits with single underscores, without
 * the level prefix of our suites' ids. `Craft to cake`, `craft-to-cake` and `mcu_hard_craft_to_cake` are all the same.
 */
export const taskSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_+|_+$/g, '')
    .replace(LEVEL, '')

/** The level in the id of a task; undefined for ids without one. */
export const levelInName = (name: string): 'simple' | 'medium' | 'hard' | undefined =>
  (/^mcu[-_ ](simple|medium|hard)[-_ ]/.exec(name.toLowerCase())?.[1] as 'simple' | undefined) ?? undefined
